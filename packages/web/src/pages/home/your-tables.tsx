/** Games that were begun in this browser. */
import { manifests } from '@guildhall/games';
import { type ReactNode, useEffect, useState } from 'react';
import { type Say, useSay } from '../../text/texts.tsx';
import { forgetTable, type StoredTable, storedTables } from '../../transport/local-tables.ts';
import { Link } from '../../ui/link.tsx';

export function YourTables(): ReactNode {
  const say = useSay();
  const [tables, setTables] = useState<readonly StoredTable[]>([]);
  const load = (): void => {
    storedTables().then(setTables, () => setTables([]));
  };
  useEffect(load, []);
  if (tables.length === 0) return null;
  const running = tables.filter(({ isOver }) => !isOver);
  const finished = tables.filter(({ isOver }) => isOver);
  const forget = async (id: string): Promise<void> => {
    await forgetTable(id);
    load();
  };
  return (
    <section className="your-tables" aria-labelledby="your-tables">
      <h2 id="your-tables">{say('yourTables')}</h2>
      {running.length > 0 && <TableList tables={running} onForget={forget} />}
      {finished.length > 0 && (
        <>
          <h3>{say('finished')}</h3>
          <TableList tables={finished} onForget={forget} />
        </>
      )}
    </section>
  );
}

interface TableListProps {
  readonly tables: readonly StoredTable[];
  onForget(id: string): Promise<void>;
}

function TableList({ tables, onForget }: TableListProps): ReactNode {
  const say = useSay();
  return (
    <ul className="table-list">
      {tables.map((table) => (
        <li key={table.id}>
          <Link to={table.isOver ? `/local/${table.id}` : `/local/${table.id}`} className="table-link">
            <strong>{titleOf(table, say)}</strong>
            <span className="soft">{aboutOf(table, say)}</span>
          </Link>
          <button type="button" className="quiet small" onClick={() => void onForget(table.id)}>
            {say('forget')}
            <span className="kit-hidden"> {titleOf(table, say)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function titleOf({ saved }: StoredTable, say: Say): string {
  return manifests.find(({ id }) => id === saved.game)?.titles[say.language] ?? saved.game;
}

function aboutOf({ seats, changed, totals, isOver, isYourTurn }: StoredTable, say: Say): string {
  const when = new Intl.DateTimeFormat(say.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    changed,
  );
  const state = isOver
    ? say('pointsOf', { points: totals?.join(', ') ?? '' })
    : say(isYourTurn ? 'yourTurn' : 'botsTurn');
  return `${say('playerCount', { count: seats.length })} · ${state} · ${when}`;
}
