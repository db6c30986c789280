/**
 * The others' say over a seat that keeps them waiting: all of them have to agree to who takes it over. Whoever keeps them
 * waiting as well has no voice until they have played: two who are away at once do not protect each other.
 */

import type { Seat } from '@guildhall/kernel';
import { ROUTES, type Successor } from '@guildhall/protocol';
import type { Person, PersonId, TableChange, TableId } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { ownSeat, seatPlayedBy, tableInPlay } from '../auth/access.ts';
import { type App, personOf } from '../http/app.ts';
import { type HttpError, notYours, wrongMoment } from '../http/http-error.ts';
import { stuckBots } from '../jobs/table-jobs.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { knownLevel } from '../tables/new-table.ts';
import { buildOfferChange, dropRefusedOffer, makeOffer } from '../tables/offer-seat.ts';
import { buildLeaveChange, buildOccupantChange } from '../tables/seat-changes.ts';
import { tableInfo } from '../tables/table-info.ts';
import type { SeatOffer } from '../tables/table-settings.ts';
import { voteOn, withVote } from '../tables/table-votes.ts';

export function votes(app: App, context: AppContext): void {
  const { live: tables } = context;

  app.post(
    '/api/tables/:id/seats/:seat/votes',
    {
      schema: ROUTES['POST /api/tables/:id/seats/:seat/votes'],
    },
    async (request) => {
      const person = personOf(request);
      const { id, seat } = request.params;
      const { to } = request.body;
      const { passed, code } = await agree(context, person, { table: id, seat, to });
      const table = await tables.read(id, (live) => tableInfo(context, live));
      return { passed, code, table };
    },
  );

  app.delete(
    '/api/tables/:id/seats/:seat/votes',
    { schema: ROUTES['DELETE /api/tables/:id/seats/:seat/votes'] },
    async (request, reply) => {
      const person = personOf(request);
      const { id, seat } = request.params;
      await tables.change(id, async (live) => {
        // Late players cannot withdraw a vote, neither one on their own seat nor another; they can simply play on.
        if (ownSeat(live, person) === seat)
          throw notYours('others-decide', 'The others decide about your seat. Just keep playing.');
        const own = seatPlayedBy(live, person);
        if ((await seatsKeepingOthersWaiting(context, live)).includes(own)) throw playFirst();
        if (voteOn(live.tableVotes, seat) === null)
          throw wrongMoment('no-vote', 'There is no vote on this seat.');
        return { change: { votes: withVote(live.tableVotes, seat, null) }, answer: () => undefined };
      });
      return reply.code(204).send();
    },
  );
}

interface Proposed {
  readonly table: TableId;
  readonly seat: Seat;
  readonly to: Successor;
}

interface Vote {
  readonly passed: boolean;
  /** The code with which another person can take the seat over, if that was the vote. */
  readonly code: string | null;
}

/** Adds a vote. The last one makes the decision take effect in the same commit. */
async function agree(context: AppContext, person: Person, { table: id, seat, to }: Proposed): Promise<Vote> {
  // Kept for when the table changed meanwhile, and everything is decided again.
  const made: { offer: SeatOffer | null } = { offer: null };
  const vote = context.live.change<Vote>(id, async (live) => {
    const own = seatPlayedBy(live, person);
    tableInPlay(live);
    if (own === seat) throw notYours('own-seat', 'You cannot start a vote on your own seat.');
    const late = await seatsKeepingOthersWaiting(context, live);
    await checkMayBeGivenAway(context, live, seat, late);
    // A late person plays before they vote on another late seat. A stuck bot is never late, so everyone may vote on it.
    if (late.includes(own) && late.includes(seat)) throw playFirst();
    if (to.kind === 'bot') knownLevel(context, to.level);
    const open = voteOn(live.tableVotes, seat);
    if (open !== null && JSON.stringify(open.to) !== JSON.stringify(to)) {
      throw wrongMoment('vote-open', 'There is already a vote on this seat.');
    }
    const agreed = [...new Set([...(open?.agreed ?? []), own])];
    const needed = live.peopleSeats().filter((other) => other !== seat && !late.includes(other));
    if (!needed.every((other) => agreed.includes(other))) {
      const votes = withVote(live.tableVotes, seat, { seat, to, agreed });
      return { change: { votes }, answer: () => ({ passed: false, code: null }) };
    }
    if (to.kind !== 'person') {
      const change = await carriedOut(context, live, seat, to);
      return { change, answer: () => ({ passed: true, code: null }) };
    }
    const offer = made.offer ?? (await makeOffer(context, { table: id, seat, by: person, voted: true }));
    made.offer = offer;
    return {
      // The seat belongs to its owner until someone takes it over.
      change: { ...buildOfferChange(live, seat, offer), votes: withVote(live.tableVotes, seat, null) },
      answer: () => ({ passed: true, code: offer.code }),
    };
  });
  return await vote.catch(async (error: unknown) => {
    if (made.offer !== null) await dropRefusedOffer(context, made.offer.code, error);
    throw error;
  });
}

/** The decision that everyone agreed to, unless another person is to take the seat over. */
async function carriedOut(
  context: AppContext,
  live: LiveTable,
  seat: Seat,
  to: Exclude<Successor, { kind: 'person' }>,
): Promise<TableChange> {
  switch (to.kind) {
    case 'bot':
      return await buildOccupantChange(context, live, seat, to, {
        heldFor: waitsFor(live, seat),
        offered: null,
      });
    case 'nobody':
      return await buildLeaveChange(context, live, seat);
    default:
      return to satisfies never;
  }
}

/** The person whom a seat that goes to a bot waits for. */
function waitsFor(live: LiveTable, seat: Seat): PersonId | null {
  return live.personAt(seat) ?? live.settings.seats[seat].heldFor;
}

async function checkMayBeGivenAway(
  { store }: AppContext,
  live: LiveTable,
  seat: Seat,
  late: readonly Seat[],
): Promise<void> {
  if (late.includes(seat)) return;
  if (live.personAt(seat) !== null) throw wrongMoment('has-time', 'That player still has time left.');
  if ((await stuckBots(store, live)).includes(seat)) return;
  throw wrongMoment('no-person', 'No one is playing that seat.');
}

/** The people's seats whose time is up; without a clock those that were waited for too long. */
async function seatsKeepingOthersWaiting({ served, config }: AppContext, live: LiveTable): Promise<Seat[]> {
  const { clocks, settings } = live;
  // With a clock it is the clock alone that says whose time is up.
  if (settings.clock.kind !== 'none') return live.peopleSeats().filter((seat) => clocks[seat].out);
  const asOf = await served.confirm();
  return live.peopleSeats().filter((seat) => {
    const { since } = clocks[seat];
    return since !== null && since + config.patienceMs <= asOf;
  });
}

const playFirst = (): HttpError =>
  wrongMoment('play-first', 'The others are waiting for you too. Play first.');
