/** What a server adds to the home page: people, their tables, open tables, tables to watch. */
import { manifests } from '@guildhall/games';
import type { TableSummary } from '@guildhall/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { askWhoIAm, useEntered } from '../../person.ts';
import { go } from '../../router.ts';
import { nameOfPerson } from '../../text/name-of-person.ts';
import { ownBotName } from '../../text/own-bot-name.ts';
import { type Say, useSay } from '../../text/texts.tsx';
import { api, type Visitor } from '../../transport/api.ts';
import { Link } from '../../ui/link.tsx';
import { NewTableForm } from '../new-table/new-table-form.tsx';
import { EnterForm } from '../you/enter-form.tsx';

const REFRESH = 15_000;

export default function ServerTables(): ReactNode {
  const say = useSay();
  const entered = useEntered();
  if (entered === 'unknown' || entered === 'none') return null;
  const isPerson = typeof entered === 'object';
  return (
    <section className="server-tables" aria-labelledby="with-friends">
      <h2 id="with-friends">{say('withFriends')}</h2>
      <p className="soft">{say('withFriendsText')}</p>
      {isPerson ? <Identity person={entered} /> : <EnterForm />}
      {isPerson && <NewTableForm />}
      <Lists person={isPerson ? entered.id : null} />
    </section>
  );
}

function Identity({ person: { name, isGuest, before } }: { readonly person: Visitor }): ReactNode {
  const say = useSay();
  /** Whoever one is afterwards: nobody, or whom one was before a link. */
  const leave = async (how: () => Promise<unknown>): Promise<void> => {
    await how();
    await askWhoIAm();
  };
  return (
    <div className="identity">
      <p>{say('enteredAs', { name: isGuest ? say('guestName', { name }) : name })}</p>
      <Link to="/me" className="quiet-link">
        {say('aboutYou')}
      </Link>
      <Link to="/notifications" className="quiet-link">
        {say('notifications')}
      </Link>
      <Link to="/bots" className="quiet-link">
        {say('yourBots')}
      </Link>
      {before === null ? (
        <button
          type="button"
          className="quiet small"
          onClick={() => (isGuest ? go('/me') : void leave(api.leave))}
        >
          {say('logOut')}
        </button>
      ) : (
        <button type="button" className="quiet small" onClick={() => void leave(api.goBack)}>
          {say('backTo', { name: before.name })}
        </button>
      )}
    </div>
  );
}

interface Found {
  readonly invited: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
  readonly open: readonly TableSummary[];
  readonly played: readonly TableSummary[];
  readonly finished: readonly TableSummary[];
}

async function findTables(person: string | null): Promise<Found> {
  const [invited, mine, open, played, finished] = await Promise.all([
    person === null ? [] : invitedTo(),
    person === null ? [] : api.tables({ mine: true }),
    api.tables({ status: 'gathering' }),
    api.tables({ status: 'running', limit: 12 }),
    api.tables({ status: 'finished', limit: 12 }),
  ]);
  return { invited, mine: mine.filter(({ status }) => status !== 'abandoned'), open, played, finished };
}

/** Tables that keep a seat for the person here. */
async function invitedTo(): Promise<readonly TableSummary[]> {
  const invitations = await api.invitations();
  const asked = await Promise.all(
    invitations.map(({ table, code }) =>
      api.table(table, code).then(
        (found) => [found.table],
        () => [],
      ),
    ),
  );
  return asked.flat().filter(({ status }) => status === 'gathering');
}

function Lists({ person }: { readonly person: string | null }): ReactNode {
  const say = useSay();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isWanted = true;
    const look = (): void => {
      findTables(person).then(
        (tables) => isWanted && setFound(tables),
        () => {},
      );
    };
    look();
    const timer = setInterval(look, REFRESH);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [person]);
  if (found === null) return null;
  const { invited, mine, open, played, finished } = found;
  const ofOthers = (tables: readonly TableSummary[]): readonly TableSummary[] =>
    tables.filter(({ id }) => ![...mine, ...invited].some((own) => own.id === id));
  const lists: readonly (readonly [string, readonly TableSummary[]])[] = [
    [say('invitedTables'), invited],
    [say('myTables'), mine.filter(({ status }) => status !== 'finished')],
    [say('openTables'), ofOthers(open)],
    [say('playedTables'), ofOthers(played)],
    [say('finishedTables'), [...mine.filter(({ status }) => status === 'finished'), ...ofOthers(finished)]],
  ];
  return lists.map(([title, tables]) =>
    tables.length === 0 ? null : (
      <section key={title} aria-label={title}>
        <h3>{title}</h3>
        <ul className="table-list">
          {tables.map((table) => (
            <li key={table.id} data-asked={isAsked(table, person) || undefined}>
              <Link to={`/table/${table.id}`} className="table-link">
                <strong>{titleOf(table, say)}</strong>
                <span className="soft">{aboutOf(table, say, person)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ),
  );
}

function titleOf({ game, title, owner }: TableSummary, say: Say): string {
  const name = manifests.find(({ id }) => id === game)?.titles[say.language] ?? game;
  return [name, title === '' ? (owner?.name ?? '') : title].filter((part) => part !== '').join(' · ');
}

function nameOf(seat: TableSummary['seats'][number], say: Say): string {
  const { occupant, ownBot, for: forWhom, resigned } = seat;
  switch (occupant.kind) {
    case 'person':
      return nameOfPerson(occupant.person, say);
    case 'bot':
      return ownBot === null ? say('botOf', { level: occupant.level }) : ownBotName(ownBot, say);
    case 'gone':
      return resigned?.name ?? say('nobody');
    case 'open':
      return say(forWhom === 'anyone' ? 'seatFree' : 'seatKept');
    default:
      return occupant satisfies never;
  }
}

function isAsked({ seats, waiting }: TableSummary, person: string | null): boolean {
  return seats.some(
    ({ seat, occupant }) =>
      occupant.kind === 'person' && occupant.person?.id === person && waiting.includes(seat),
  );
}

function aboutOf(table: TableSummary, say: Say, person: string | null): string {
  const { seats, status, waiting, outcome } = table;
  const names = seats.map((seat) => nameOf(seat, say)).join(', ');
  if (outcome !== null) return `${names} · ${say('pointsOf', { points: outcome.totals.join(', ') })}`;
  if (status === 'gathering') return `${names} · ${say('gathering')}`;
  if (isAsked(table, person)) return `${names} · ${say('yourTurn')}`;
  const awaited = seats.filter(({ seat }) => waiting.includes(seat)).map((seat) => nameOf(seat, say));
  return `${names} · ${say('waitsFor', { names: awaited.join(', ') })}`;
}
