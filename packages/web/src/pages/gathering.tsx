/** A table on a server that waits for its people. */
import { type ReactNode, useEffect, useState } from 'react';
import { Glyph } from '../glyph.tsx';
import { Link } from '../link.tsx';
import { useEntered } from '../person.ts';
import { useSay } from '../texts.tsx';
import { api, ServerNo, type TableInfo } from '../transport/api.ts';
import { LiveSocket } from '../transport/live-socket.ts';
import { seatAt } from '../transport/remote.ts';
import { randomText } from '../transport/shelf.ts';
import { lazyGame } from '../words.ts';
import { EnterForm } from './enter-form.tsx';

interface GatheringProps {
  readonly first: TableInfo;
  readonly code: string | null;
  /** The game has begun, or will not begin any more. */
  onBegun(): void;
}

export function Gathering({ first, code, onBegun }: GatheringProps): ReactNode {
  const say = useSay();
  const entered = useEntered();
  const [table, setTable] = useState(first);
  const [link, setLink] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { id } = table;
  const person = typeof entered === 'object' ? entered.id : null;
  const seat = seatAt(table.seats, person);
  const isOwner = person !== null && table.owner?.id === person;

  useEffect(() => {
    const socket = new LiveSocket({
      table: id,
      code,
      known: () => ({ entry: -1, message: null }),
      hear: (told) => {
        if (told.kind === 'table') setTable(told.table);
        if (told.kind === 'position' && told.view !== null) onBegun();
      },
      reached: () => {},
      gone: onBegun,
    });
    return () => socket.close();
  }, [id, code, onBegun]);
  useEffect(() => {
    if (table.status !== 'gathering') onBegun();
  }, [table.status, onBegun]);

  const attempt = (deed: () => Promise<unknown>): void => {
    setFault(null);
    deed().catch((error: unknown) => setFault(error instanceof ServerNo ? error.message : String(error)));
  };
  const invite = async (): Promise<void> => {
    const made = `${location.origin}/table/${id}?code=${await api.invite(id)}`;
    setLink(made);
    await navigator.clipboard?.writeText(made).catch(() => {});
  };
  const mayStand = table.seats.some(
    ({ occupant, for: forWhom }) =>
      occupant.kind === 'open' && (code !== null || forWhom === 'anyone' || isOwner),
  );

  return (
    <div className="gathering">
      <header className="top">
        <Link to="/" className="icon-button">
          <Glyph name="home" />
          <span className="kit-hidden">{say('home')}</span>
        </Link>
        <h1>{lazyGame(table.game).titles[say.language]}</h1>
      </header>
      <main>
        <h2>{say('gathering')}</h2>
        <p className="soft">{say('gatheringText')}</p>
        <ol className="gathering-seats">
          {table.seats.map(({ seat: number, occupant }) => (
            <li key={number} data-free={occupant.kind === 'open' || undefined}>
              <span className="soft">{say('seatNumber', { number: number + 1 })}</span>
              <strong>
                {occupant.kind === 'person' && (occupant.person?.name ?? '')}
                {occupant.kind === 'bot' && say('botOf', { level: occupant.level })}
                {occupant.kind === 'open' && say('seatFree')}
              </strong>
            </li>
          ))}
        </ol>
        {person === null && <EnterForm />}
        <p className="turn-buttons">
          {person !== null && seat === null && mayStand && (
            <button
              type="button"
              className="main"
              onClick={() =>
                attempt(() => api.sitDown(id, { word: randomText(10), ...(code === null ? {} : { code }) }))
              }
            >
              {say('sitDown')}
            </button>
          )}
          {seat !== null && (
            <button type="button" className="quiet" onClick={() => attempt(() => api.getUp(id, seat))}>
              {say('getUp')}
            </button>
          )}
          {isOwner && (
            <button type="button" className="quiet" onClick={() => attempt(invite)}>
              {say('invite')}
            </button>
          )}
          {isOwner && (
            <button type="button" className="quiet" onClick={() => attempt(() => api.callOff(id))}>
              {say('callOff')}
            </button>
          )}
        </p>
        {link !== null && (
          <p className="note" role="status">
            {say('linkCopied')} <input readOnly value={link} aria-label={say('invite')} data-invitation />
          </p>
        )}
        {fault !== null && (
          <p role="alert" className="refusal">
            {fault}
          </p>
        )}
      </main>
    </div>
  );
}
