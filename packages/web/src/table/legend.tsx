/** What the icons of a board mean. */
import type { ReactNode } from 'react';
import { useTable } from './context.ts';
import './legend.css';

export default function Legend(): ReactNode {
  const { board } = useTable();
  return (
    <dl className="legend">
      {board.legend().map(({ id, icon, label }) => (
        <div key={id}>
          <dt>{icon}</dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
