/** A table on a server that waits for its people. */
import { type ReactNode, useEffect, useState } from 'react';
import { Glyph } from '../glyph.tsx';
import { Link } from '../link.tsx';
import { useEntered } from '../person.ts';
import { useSay } from '../texts.tsx';
import { api, attempt, type TableInfo } from '../transport/api.ts';
import type { No } from '../transport/link.ts';
import { LiveSocket } from '../transport/live-socket.ts';
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
  const [refused, setRefused] = useState<No | null>(null);
  const { id } = table;
  const person = typeof entered === 'object' ? entered.id : null;
  const isInvited = useInvited(id, person) || code !== null;
  const isOwner = person !== null && table.owner?.id === person;
  const own = table.seats.find(
    ({ occupant }) => person !== null && occupant.kind === 'person' && occupant.person?.id === person,
  );

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

  const does = (deed: () => Promise<unknown>): void => void attempt(deed).then(setRefused);
  const invite = async (): Promise<void> => {
    const made = `${location.origin}/table/${id}?code=${await api.invite(id)}`;
    setLink(made);
    await navigator.clipboard?.writeText(made).catch(() => {});
  };
  const maySit = table.seats.some(
    ({ occupant, for: forWhom }) =>
      occupant.kind === 'open' && (isInvited || isOwner || forWhom === 'anyone'),
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
          {table.seats.map(({ seat: number, occupant, for: forWhom }) => (
            <li key={number} data-free={occupant.kind === 'open' || undefined}>
              <span className="soft">{say('seatNumber', { number: number + 1 })}</span>
              <strong>
                {occupant.kind === 'person' && (occupant.person?.name ?? '')}
                {occupant.kind === 'bot' && say('botOf', { level: occupant.level })}
                {occupant.kind === 'open' && say(forWhom === 'anyone' ? 'seatFree' : 'seatKept')}
              </strong>
            </li>
          ))}
        </ol>
        {entered === 'stranger' && <EnterForm />}
        <p className="turn-buttons">
          {person !== null && own === undefined && maySit && (
            <button
              type="button"
              className="main"
              onClick={() =>
                does(() => api.sitDown(id, { word: randomText(10), ...(code === null ? {} : { code }) }))
              }
            >
              {say('sitDown')}
            </button>
          )}
          {isOwner && (
            <button type="button" className="main" onClick={() => does(invite)}>
              {say('invite')}
            </button>
          )}
          {own !== undefined && (
            <button type="button" className="quiet" onClick={() => does(() => api.getUp(id, own.seat))}>
              {say('getUp')}
            </button>
          )}
          {isOwner && (
            <button type="button" className="quiet" onClick={() => does(() => api.callOff(id))}>
              {say('callOff')}
            </button>
          )}
        </p>
        {link !== null && (
          <p className="note" role="status">
            {say('linkCopied')} <input readOnly value={link} aria-label={say('invite')} data-invitation />
          </p>
        )}
        {refused !== null && (
          <p role="alert" className="refusal">
            {refused.reason ?? refused.rule}
          </p>
        )}
      </main>
    </div>
  );
}

/** Whether somebody is invited to a table by name. */
function useInvited(table: string, person: string | null): boolean {
  const [isInvited, setInvited] = useState(false);
  useEffect(() => {
    if (person === null) return;
    let isWanted = true;
    api.invitations().then(
      (all) => isWanted && setInvited(all.some((one) => one.table === table)),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [table, person]);
  return isInvited;
}
