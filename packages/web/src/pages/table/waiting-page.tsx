/** A table on a server that waits for its people. */
import type { Seat } from '@guildhall/kernel';
import type { TableInfo, TableInvitation } from '@guildhall/protocol';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useEntered } from '../../person.ts';
import { nameOfPerson } from '../../text/name-of-person.ts';
import { ownBotName } from '../../text/own-bot-name.ts';
import { useSay } from '../../text/texts.tsx';
import { knownGame } from '../../text/words.ts';
import { api, attempt } from '../../transport/api.ts';
import { giveWord, sitDown } from '../../transport/contributing.ts';
import { seeHash } from '../../transport/kept-hashes.ts';
import type { LinkRefusal } from '../../transport/link.ts';
import { LiveSocket } from '../../transport/live-socket.ts';
import { FaultAlert } from '../../ui/fault-words.tsx';
import { copied, LinkField } from '../../ui/link-field.tsx';
import { TitleBar } from '../title-bar.tsx';
import { EnterForm } from '../you/enter-form.tsx';
import { ChosenSetup } from './chosen-setup.tsx';
import { InvitationLinks } from './invitation-links.tsx';

const AboutTable = lazy(() => import('./about-table.tsx'));

interface WaitingProps {
  readonly first: TableInfo;
  readonly code: string | null;
  /** The game has begun, or will not begin any more. */
  onBegun(): void;
}

export default function WaitingPage({ first, code, onBegun }: WaitingProps): ReactNode {
  const say = useSay();
  const entered = useEntered();
  const [table, setTable] = useState(first);
  const [refused, setRefused] = useState<LinkRefusal | null>(null);
  const { id, commitment } = table;
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
      hearsChat: false,
      known: () => ({ entry: -1, message: null }),
      hear: (message) => {
        if (message.kind === 'table') setTable(message.table);
        if (message.kind === 'position' && message.view !== null) onBegun();
      },
      reached: () => {},
      gone: onBegun,
    });
    return () => socket.close();
  }, [id, code, onBegun]);
  useEffect(() => {
    if (table.status !== 'gathering') onBegun();
  }, [table.status, onBegun]);

  const does = (request: () => Promise<unknown>): void => void attempt(request).then(setRefused);
  const isSame = table.status !== 'gathering' || seeHash(id, commitment.hash);
  useWord(table, isSame ? (own?.seat ?? null) : null, setRefused);
  const [links, lookAtLinks] = useLinks(id, isOwner);
  const invite = async (): Promise<void> => {
    const made = `${location.origin}/table/${id}?code=${await api.invite(id)}`;
    await copied(made);
    await lookAtLinks();
  };
  const revoke = async (code: string): Promise<void> => {
    await api.revoke(id, code);
    await lookAtLinks();
  };
  const sendAway = async (seat: Seat): Promise<void> => {
    await api.getUp(id, seat);
    await lookAtLinks();
  };
  const mayFree = (seat: Seat): boolean => {
    const { occupant, ownBot } = table.seats[seat];
    if (ownBot !== null) return isOwner || (person !== null && ownBot.owner?.id === person);
    return isOwner && occupant.kind === 'person' && seat !== own?.seat;
  };
  const maySit = table.seats.some(
    ({ occupant, for: forWhom }) =>
      occupant.kind === 'open' && (isInvited || isOwner || forWhom === 'anyone'),
  );

  return (
    <div className="waiting">
      <TitleBar title={knownGame(table.game).titles[say.language]} />
      <main>
        <h2>{say('gathering')}</h2>
        <p className="soft">{say('gatheringText')}</p>
        <ol className="waiting-seats">
          {table.seats.map(({ seat: number, occupant, ownBot, for: forWhom }) => (
            <li key={number} data-free={occupant.kind === 'open' || undefined}>
              <span className="soft">{say('seatNumber', { number: number + 1 })}</span>
              <strong>
                {occupant.kind === 'person' && nameOfPerson(occupant.person, say)}
                {occupant.kind === 'bot' &&
                  (ownBot === null ? say('botOf', { level: occupant.level }) : ownBotName(ownBot, say))}
                {occupant.kind === 'open' && say(forWhom === 'anyone' ? 'seatFree' : 'seatKept')}
              </strong>
              {occupant.kind === 'person' && !commitment.given.includes(number) && (
                <span className="soft">{say('notReady')}</span>
              )}
              {mayFree(number) && (
                <button type="button" className="quiet small" onClick={() => does(() => sendAway(number))}>
                  {say('sendAway')}
                </button>
              )}
            </li>
          ))}
        </ol>
        <ChosenSetup table={table} />
        <Suspense fallback={null}>
          <AboutTable about={table} />
        </Suspense>
        {entered === 'stranger' && <EnterForm />}
        <p className="turn-buttons">
          {person !== null && own === undefined && maySit && isSame && (
            <button type="button" className="main" onClick={() => does(() => sitDown(table, code))}>
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
        <InvitationLinks table={id} links={links} onRevoke={(made) => does(() => revoke(made))} />
        <section className="fair-play stack" aria-label={say('fairPlay')}>
          <h3>{say('fairHash')}</h3>
          <LinkField label={say('fairHash')} link={commitment.hash} />
          {isSame ? (
            <p className="soft">{say('fairText')}</p>
          ) : (
            <p role="alert" className="refusal">
              {say('fairChanged')}
            </p>
          )}
        </section>
        {refused !== null && <FaultAlert error={refused.error} />}
      </main>
    </div>
  );
}

/** Gives the word of whoever sits here and has given none, as the owner of a table that was just made. */
function useWord(table: TableInfo, seat: Seat | null, refuse: (refusal: LinkRefusal | null) => void): void {
  const isMissing = seat !== null && table.status === 'gathering' && !table.commitment.given.includes(seat);
  const { id } = table;
  const { hash } = table.commitment;
  useEffect(() => {
    if (!isMissing) return;
    void attempt(() => giveWord({ id, commitment: { hash } })).then(refuse);
  }, [isMissing, id, hash, refuse]);
}

/** The links that lead here, for the owner; and how to look at them again. */
function useLinks(table: string, isOwner: boolean): [readonly TableInvitation[], () => Promise<void>] {
  const [links, setLinks] = useState<readonly TableInvitation[]>([]);
  const look = useCallback(async (): Promise<void> => {
    const found = isOwner ? await api.invitationsTo(table) : [];
    setLinks(found.filter(({ isPersonal }) => !isPersonal));
  }, [table, isOwner]);
  useEffect(() => {
    look().catch(() => {});
  }, [look]);
  return [links, look];
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
