/** Whether somebody else takes over a seat that keeps the others waiting. */
import { hasLeft, type Seat } from '@guildhall/kernel';
import type { SeatVote, Successor } from '@guildhall/protocol';
import { type ReactNode, useState } from 'react';
import { BotLevelOptions } from '../../pages/bot-level-options.tsx';
import { type TextKey, useSay } from '../../text/texts.tsx';
import { api, attempt } from '../../transport/api.ts';
import { USUAL_LEVEL } from '../../transport/levels.ts';
import { seatTitle, type TableModel, useTable } from '../state/context.ts';
import { usePendingRequest } from '../state/pending-request.ts';

/** Whether the one who looks may have a say over a seat: another person's who still plays, or one whose bot is stuck. */
function mayVoteOn({ snapshot }: TableModel, seat: Seat): boolean {
  const { person, bot } = snapshot.seats[seat];
  const isStuck = snapshot.stuck.includes(seat);
  return (
    snapshot.abilities.standIn !== null &&
    !snapshot.isHeld &&
    seat !== snapshot.seat &&
    !hasLeft(snapshot.view, seat) &&
    (isStuck || (person !== null && bot === null)) &&
    snapshot.votes.every((vote) => vote.seat !== seat)
  );
}

function isOutOfTime({ snapshot }: TableModel, seat: Seat): boolean {
  return snapshot.clocks[seat]?.out === true;
}

/** On the sheet of a seat that is waited for; the server says when it is too early. */
export function VoteOver({ seat, onClose }: { readonly seat: Seat; onClose(): void }): ReactNode {
  const say = useSay();
  const model = useTable();
  const { deciders, present } = model.snapshot;
  const isAbsent = deciders.includes(seat) && present?.seats.includes(seat) === false;
  if (!mayVoteOn(model, seat) || !(isAbsent || isOutOfTime(model, seat))) return null;
  return (
    <div className="vote-over">
      <p className="soft">{say('keepsWaiting')}</p>
      <Proposing seat={seat} onProposed={onClose} />
    </div>
  );
}

function Proposing({ seat, onProposed }: { readonly seat: Seat; onProposed?(): void }): ReactNode {
  const say = useSay();
  const { link, snapshot, run } = useTable();
  const { isBusy } = usePendingRequest();
  const [choice, setChoice] = useState(snapshot.abilities.standIn ?? USUAL_LEVEL);
  const to: Successor =
    choice === 'person' || choice === 'nobody' ? { kind: choice } : { kind: 'bot', level: choice };
  return (
    <div className="choose-and-do">
      <label className="field">
        <span>{say('successor')}</span>
        <select value={choice} onChange={(event) => setChoice(event.target.value)}>
          <BotLevelOptions />
          {snapshot.seats[seat].isOffered !== true && <option value="person">{say('anotherPerson')}</option>}
          <option value="nobody">{say('successorNobody')}</option>
        </select>
      </label>
      <button
        type="button"
        className="main"
        disabled={isBusy}
        onClick={() => {
          run(() => attempt(() => api.voteOver(link.id, seat, to)));
          onProposed?.();
        }}
      >
        {say('propose')}
      </button>
    </div>
  );
}

const VOTES_FOR = {
  bot: 'votesForBot',
  person: 'votesForPerson',
  nobody: 'votesForNobody',
} as const satisfies Readonly<Record<Successor['kind'], TextKey>>;

/**
 * Whether somebody may agree: also once more, where every voice that is missing is one of a seat that is waited for.
 * Theirs is not needed any more when they are late as well, and the vote is counted anew.
 */
function mayAgreeTo({ snapshot, seat: own }: TableModel, { seat, agreed }: SeatVote): boolean {
  if (own === null || own === seat) return false;
  const missing = snapshot.seats.flatMap(({ person, bot }, other) =>
    person === null || bot !== null || other === seat || agreed.includes(other) ? [] : [other],
  );
  return missing.includes(own) || missing.every((other) => snapshot.deciders.includes(other));
}

export function SeatVotes(): ReactNode {
  const model = useTable();
  const say = useSay();
  const { link, snapshot, run } = model;
  const out = snapshot.seats
    .map((_, seat) => seat)
    .filter((seat) => isOutOfTime(model, seat) && mayVoteOn(model, seat));
  return (
    <>
      {snapshot.stuck.map((seat) => (
        <div key={seat} className="note stack" role="status">
          <p>{say('botStuck', { name: seatTitle(model, seat) })}</p>
          {mayVoteOn(model, seat) && <Proposing seat={seat} />}
        </div>
      ))}
      {out.map((seat) => (
        <div key={seat} className="note stack" role="status">
          <p>{say('timeIsUp', { name: seatTitle(model, seat) })}</p>
          <Proposing seat={seat} />
        </div>
      ))}
      {snapshot.votes.map((vote) => {
        const { seat, to, agreed } = vote;
        return (
          <div key={seat} className="note stack" role="status">
            <p>
              {say(VOTES_FOR[to.kind], { name: seatTitle(model, seat) })}{' '}
              <span className="soft">
                {say('agreedSoFar', { names: agreed.map((other) => seatTitle(model, other)).join(', ') })}
              </span>
            </p>
            {mayAgreeTo(model, vote) && (
              <p className="turn-buttons">
                <button
                  type="button"
                  className="quiet small"
                  onClick={() => run(() => attempt(() => api.voteOver(link.id, seat, to)))}
                >
                  {say('agree')}
                </button>
                <button
                  type="button"
                  className="quiet small"
                  onClick={() => run(() => attempt(() => api.voteAgainst(link.id, seat)))}
                >
                  {say('refuse')}
                </button>
              </p>
            )}
          </div>
        );
      })}
    </>
  );
}
