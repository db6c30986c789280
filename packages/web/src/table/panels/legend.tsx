/** What the icons of a board mean. */
import type { LegendEntry } from '@guildhall/board-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { useTable } from '../state/context.ts';
import './legend.css';

export default function Legend(): ReactNode {
  const { board } = useTable();
  const [entries, setEntries] = useState<readonly LegendEntry[]>([]);
  useEffect(() => {
    let isWanted = true;
    void board.legend?.().then((loaded) => {
      if (isWanted) setEntries(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [board]);
  return (
    <dl className="legend">
      {entries.map(({ id, icon, label }) => (
        <div key={id}>
          <dt>{icon}</dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
