/**
 * Builds the changes by which a seat of a running game changes hands: someone takes it over, resigns, or leaves for
 * good.
 */
import type { Seat, Table } from '@guildhall/kernel';
import type { Occupant, PersonId, SeatRecord, TableChange } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { tableInPlay } from '../auth/access.ts';
import { wrongMoment } from '../http/http-error.ts';
import { calledOffJob } from '../jobs/table-jobs.ts';
import { buildTableChange, markBefore } from './build-table-change.ts';
import { type Clocks, renewed } from './clocks.ts';
import type { LiveTable } from './live-table.ts';
import { withSeatChanged } from './start-table.ts';
import { type SeatNote, type TableEvent, type TableSettings, withEvent, withSeat } from './table-settings.ts';
import { withCancelled, withoutVoiceOf, withVote } from './table-votes.ts';

const NO_ORDERS = { plans: [], orders: [] };

/** Hands a seat to another player. The draft and the orders of the previous one end. */
export async function buildOccupantChange(
  context: AppContext,
  live: LiveTable,
  seat: Seat,
  occupant: Occupant,
  note: Partial<SeatNote>,
  clocks: Clocks = renewed(live.settings.clock, live.clocks, seat),
): Promise<TableChange> {
  const table = tableInPlay(live);
  const { offered } = live.settings.seats[seat];
  const { heldFor = null } = note;
  const taken: SeatRecord = { seat, occupant, word: live.record.seats[seat].word, heldFor };
  const seats = withSeatChanged(live.record.seats, taken);
  const changeContext = await context.changeContext(live, 'person', seats);
  const before = markBefore(table);
  if (occupant.kind === 'gone') mustLeave(table, seat);
  else table.replaceDraft(seat, { steps: [], undone: [], misfit: null });
  const settings = settingsAfter(context, live, seat, occupant, note);
  const standing = new Map(live.standing);
  standing.delete(seat);
  const change = buildTableChange(
    live,
    table,
    { ...before, deciders: before.deciders.filter((other) => other !== seat) },
    {
      ...changeContext,
      clocks,
      standing,
      tableVotes: withoutVoiceOf(withVote(withCancelled(live.tableVotes, seat, []), seat, null), seat),
    },
  );
  const nobodyLeft = occupant.kind !== 'person' && leavesNobody(live, seat, heldFor);
  return {
    ...change,
    standing: [...(change.standing ?? []), { seat, standing: NO_ORDERS }],
    seats: [taken],
    facts: {
      settings,
      ...(nobodyLeft ? { status: 'abandoned' } : {}),
      ...change.facts,
    },
    ...(nobodyLeft ? { jobs: [] } : {}),
    // An offer ends when its maker loses the seat, and when someone takes it.
    dropInvitations: note.offered === null && offered !== null ? [offered.code] : [],
  };
}

/** A person resigns: a bot plays their seat to the end. */
export async function buildResignChange(
  context: AppContext,
  live: LiveTable,
  seat: Seat,
  person: PersonId,
): Promise<TableChange> {
  const level = live.botAt(seat) ?? live.settings.standIn;
  const note = { resigned: person, heldFor: null, offered: null };
  return await buildOccupantChange(context, live, seat, { kind: 'bot', level }, note);
}

/**
 * A seat leaves for good: by its own wish, by the others' vote, or because its time is up. During set-up the table is
 * called off with it, and those who are away are notified.
 */
export async function buildLeaveChange(
  context: AppContext,
  live: LiveTable,
  seat: Seat,
  leaver: PersonId | null = null,
): Promise<TableChange> {
  const table = tableInPlay(live);
  const person = leaver ?? live.personAt(seat) ?? live.settings.seats[seat].heldFor;
  const isSettingUp = table.rules.isSettingUp(table.state());
  const note = { resigned: person, heldFor: null, offered: null };
  const gone: Occupant = { kind: 'gone' };
  const settings = settingsAfter(context, live, seat, gone, note);
  const change = await buildOccupantChange(context, live, seat, gone, note);
  if (!isSettingUp) return change;
  const others = live.peopleSeats().filter((other) => other !== seat);
  return {
    ...change,
    facts: {
      ...change.facts,
      status: 'abandoned',
      settings: person === null ? settings : { ...settings, calledOffBy: person },
    },
    waiting: [],
    jobs: others.map((other) => calledOffJob(live.id, other, context.now())),
  };
}

/** A bot of somebody's own loses its seat: one of ours plays to the end, so that nobody waits for it again and again. */
export async function buildBotLostChange(
  context: AppContext,
  live: LiveTable,
  seat: Seat,
): Promise<TableChange> {
  const occupant = { kind: 'bot', level: live.settings.standIn } as const;
  return await buildOccupantChange(context, live, seat, occupant, { ownBot: null });
}

/** The settings after a seat changed hands, with a public note about it. */
function settingsAfter(
  context: AppContext,
  live: LiveTable,
  seat: Seat,
  occupant: Occupant,
  note: Partial<SeatNote>,
): TableSettings {
  return withEvent(withSeat(live.settings, seat, note), {
    ...changeOfHands(live, seat, occupant, note),
    seat,
    to: null,
    after: live.record.head.length,
    at: context.now(),
  });
}

function changeOfHands(
  { settings }: LiveTable,
  seat: Seat,
  occupant: Occupant,
  { heldFor = null, resigned = null }: Partial<SeatNote>,
): Pick<TableEvent, 'kind' | 'person' | 'level'> {
  switch (occupant.kind) {
    case 'person': {
      const { person } = occupant;
      const isBack = settings.seats[seat].heldFor === person;
      return { kind: isBack ? 'returned' : 'taken', person, level: null };
    }
    case 'bot': {
      const { level } = occupant;
      const { ownBot } = settings.seats[seat];
      if (ownBot !== null) return { kind: 'bot-lost', person: ownBot.owner, level };
      return resigned === null
        ? { kind: 'bot', person: heldFor, level }
        : { kind: 'resigned', person: resigned, level };
    }
    case 'gone':
      return { kind: 'left', person: resigned, level: null };
    case 'open':
      throw new Error('a seat of a running game is not open');
    default:
      return occupant satisfies never;
  }
}

function mustLeave(table: Table, seat: Seat): void {
  const left = table.leave(seat);
  if (!left.ok) throw wrongMoment('seat-left', 'That player has already left the game.');
}

/**
 * Whether no person plays, or may come back, and nobody's own bot plays, once this one is gone. Then no one would see how
 * bots end the game.
 */
function leavesNobody({ record, settings }: LiveTable, seat: Seat, heldFor: PersonId | null): boolean {
  if (heldFor !== null) return false;
  return record.seats.every(
    ({ seat: other, occupant }) =>
      other === seat ||
      (occupant.kind !== 'person' &&
        settings.seats[other].heldFor === null &&
        settings.seats[other].ownBot === null),
  );
}
