/** Seats: taken, freed, resigned, handed over to a bot, and returned to. */

import type { Seat } from '@guildhall/kernel';
import { ROUTES } from '@guildhall/protocol';
import type { Invitation, Occupant, Person, SeatRecord, TableChange } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { checkPlays, invitationTo, ownSeat, stillGood, tableInPlay } from '../auth/access.ts';
import { mayWatchUninvited, wasSentAway } from '../auth/table-roles.ts';
import { type App, personOf } from '../http/app.ts';
import { malformed, noSuchTable, notYours, wrongMoment } from '../http/http-error.ts';
import { freeSeat } from '../tables/free-seat.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { knownLevel } from '../tables/new-table.ts';
import { buildOccupantChange, buildResignChange } from '../tables/seat-changes.ts';
import { checkMaySit } from '../tables/setup-choice.ts';
import { startWhenFull, withSeatChanged } from '../tables/start-table.ts';
import { tableInfo } from '../tables/table-info.ts';
import { withSeat, withSentAway } from '../tables/table-settings.ts';
import { checkHash } from './contributions.ts';

export function seats(app: App, context: AppContext): void {
  const { live: tables } = context;

  app.post(
    '/api/tables/:id/seats',
    {
      schema: ROUTES['POST /api/tables/:id/seats'],
    },
    async (request, reply) => {
      const person = personOf(request);
      const { id } = request.params;
      const { word, hash, seat: wished, code } = request.body;
      const found = await invitationTo(context, id, { person, code });
      const answer = await tables.change(id, async (live) => {
        const invitation = stillGood(live, person, found);
        if (invitation === null && !mayWatchUninvited(live, person.id)) throw noSuchTable();
        if (live.seatOf(person.id) !== null) throw wrongMoment('seated', 'You already have a seat here.');
        const change =
          live.record.status === 'gathering'
            ? await sitDown(context, live, person, invitation, { seat: wished ?? null, word, hash })
            : await takeOver(context, live, person, invitation);
        return {
          change,
          answer: async () => ({ table: await tableInfo(context, live), seat: live.seatOf(person.id) }),
        };
      });
      return reply.code(201).send(answer);
    },
  );

  app.delete(
    '/api/tables/:id/seats/:seat',
    {
      schema: ROUTES['DELETE /api/tables/:id/seats/:seat'],
    },
    async (request, reply) => {
      const person = personOf(request);
      const { id, seat } = request.params;
      await tables.change(id, (live) => {
        const isOwnBot = live.ownBotAt(seat)?.owner === person.id;
        if (live.record.owner !== person.id && !isOwnBot && ownSeat(live, person) !== seat) {
          throw notYours('not-your-seat', 'That is not your seat.');
        }
        if (live.record.status !== 'gathering') {
          throw wrongMoment('resign-instead', 'The game has started. Resign or hand over your seat instead.');
        }
        const guest = live.personAt(seat);
        const whose = guest ?? live.ownBotAt(seat)?.owner ?? null;
        if (whose === null) throw malformed('nobody-there', 'That seat is empty.');
        const isSentAway = whose !== person.id;
        const { cameBy } = live.settings.seats[seat];
        const freed = withSeat(live.settings, seat, { cameBy: null, ownBot: null });
        return {
          change: {
            seats: [{ seat, occupant: { kind: 'open' }, word: null }],
            facts: {
              settings: isSentAway && guest !== null ? withSentAway(freed, guest, context.now()) : freed,
            },
            // Otherwise the guest could come back with the same code under another name.
            dropInvitations: isSentAway && cameBy !== null ? [cameBy] : [],
          },
          answer: () => undefined,
        };
      });
      return reply.code(204).send();
    },
  );

  app.post('/api/tables/:id/resign', { schema: ROUTES['POST /api/tables/:id/resign'] }, async (request) => {
    const person = personOf(request);
    return await tables.change(request.params.id, async (live) => {
      const seat = ownSeat(live, person);
      tableInPlay(live);
      return {
        change: await buildResignChange(context, live, seat, person.id),
        answer: async () => ({ table: await tableInfo(context, live) }),
      };
    });
  });

  app.post(
    '/api/tables/:id/seats/:seat/bot',
    {
      schema: ROUTES['POST /api/tables/:id/seats/:seat/bot'],
    },
    async (request) => {
      const person = personOf(request);
      const { id, seat } = request.params;
      return await tables.change(id, async (live) => {
        checkPlays(live, person, seat);
        tableInPlay(live);
        const occupant: Occupant = { kind: 'bot', level: knownLevel(context, request.body.level) };
        const note = { heldFor: person.id, offered: null };
        return {
          // A person who lets a bot play for a while gets their own remaining time back.
          change: await buildOccupantChange(context, live, seat, occupant, note, live.clocks),
          answer: async () => ({ table: await tableInfo(context, live) }),
        };
      });
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/return',
    { schema: ROUTES['POST /api/tables/:id/seats/:seat/return'] },
    async (request) => {
      const person = personOf(request);
      const { id, seat } = request.params;
      return await tables.change(id, async (live) => {
        if (ownSeat(live, person) !== seat) throw notYours('not-your-seat', 'That is not your seat.');
        tableInPlay(live);
        if (live.settings.seats[seat].heldFor !== person.id)
          throw wrongMoment('no-bot', 'No bot is playing for you.');
        const occupant: Occupant = { kind: 'person', person: person.id };
        return {
          change: await buildOccupantChange(context, live, seat, occupant, { heldFor: null }, live.clocks),
          answer: async () => ({ table: await tableInfo(context, live) }),
        };
      });
    },
  );
}

interface Sitting {
  /** Null: any seat that is free. */
  readonly seat: Seat | null;
  readonly word: string | undefined;
  readonly hash: string | undefined;
}

async function sitDown(
  context: AppContext,
  live: LiveTable,
  person: Person,
  invitation: Invitation | null,
  { seat: wished, word, hash }: Sitting,
): Promise<TableChange> {
  if (word === undefined) throw malformed('no-word', 'The random word for the seed is missing.');
  checkHash(live, hash);
  if (invitation === null && wasSentAway(live, person.id)) {
    throw notYours(
      'sent-away',
      'The table’s owner removed you. You need a new invitation to take a seat again.',
    );
  }
  const seat = freeSeat(live, person, invitation, wished);
  checkMaySit(live, person, seat);
  const taken: SeatRecord = { seat, occupant: { kind: 'person', person: person.id }, word };
  const start = await startWhenFull(context, live, withSeatChanged(live.record.seats, taken));
  const settings = {
    ...withSeat(live.settings, seat, { cameBy: invitation?.id ?? null }),
    sentAway: live.settings.sentAway.filter((sent) => sent.person !== person.id),
  };
  return {
    ...start,
    seats: [taken],
    facts: { ...start.facts, settings },
    // A code for one seat has done its work; one for any seat may serve the next person.
    dropInvitations: invitation !== null && invitation.seat !== null ? [invitation.id] : [],
  };
}

async function takeOver(
  context: AppContext,
  live: LiveTable,
  person: Person,
  invitation: Invitation | null,
): Promise<TableChange> {
  tableInPlay(live);
  const seat = invitation?.seat ?? null;
  const offered = seat === null ? null : (live.settings.seats[seat]?.offered ?? null);
  if (seat === null || offered === null || offered.code !== invitation?.id) {
    throw notYours('no-offer', 'You were not offered a seat at this table.');
  }
  checkMaySit(live, person, seat);
  const note = { heldFor: null, offered: null };
  const occupant: Occupant = { kind: 'person', person: person.id };
  // Where the others gave the seat away the newcomer has a whole clock. Who offers a seat cannot win time by it: under
  // another name they could take it themselves.
  return offered.voted
    ? await buildOccupantChange(context, live, seat, occupant, note)
    : await buildOccupantChange(context, live, seat, occupant, note, live.clocks);
}
