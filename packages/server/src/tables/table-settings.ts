/** How a table is played: what its owner chose, and notes about its seats. The store keeps it as plain data. */
import { AtZero, ClockSetting, Confirm, TableEventKind } from '@guildhall/protocol';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

/** A code by which a taken seat can be taken over. */
const SeatOffer = Type.Object({
  code: Type.String(),
  /** Null: it never expires, like codes from before. */
  expires: Type.Union([Type.Number(), Type.Null()]),
  /** Created by a vote, so everyone who sits here may pass it on; otherwise only the person who offered it may. */
  voted: Type.Boolean(),
});
export type SeatOffer = Static<typeof SeatOffer>;

/** The bot of somebody's own that plays a seat. */
const OwnBotNote = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Whose bot it is. */
  owner: Type.String(),
});
export type OwnBotNote = Static<typeof OwnBotNote>;

/** Notes about a seat besides its occupant. */
const SeatNote = Type.Object({
  /** Who may sit down there while it is open. */
  for: Type.Union([Type.Literal('anyone'), Type.Literal('invited')]),
  /** The person for whom a bot holds the seat until they come back. */
  heldFor: Type.Union([Type.String(), Type.Null()]),
  ownBot: Type.Union([OwnBotNote, Type.Null()]),
  offered: Type.Union([SeatOffer, Type.Null()]),
  /** The code that the person in the seat came with. */
  cameBy: Type.Union([Type.String(), Type.Null()]),
  /** The person who resigned, or left for good. */
  resigned: Type.Union([Type.String(), Type.Null()]),
});
export type SeatNote = Static<typeof SeatNote>;

/** What happened at the table besides the game, visible to everyone. */
const TableEvent = Type.Object({
  kind: TableEventKind,
  seat: Type.Number(),
  person: Type.Union([Type.String(), Type.Null()]),
  level: Type.Union([Type.String(), Type.Null()]),
  to: Type.Union([Type.Number(), Type.Null()]),
  /** The last entry before it. */
  after: Type.Number(),
  at: Type.Number(),
});
export type TableEvent = Static<typeof TableEvent>;

const TableSettings = Type.Object({
  title: Type.String(),
  confirm: Confirm,
  /** Whether everybody sees everybody's unfinished turn. */
  openDrafts: Type.Boolean(),
  clock: ClockSetting,
  /** What happens to a seat whose time is up. */
  atZero: AtZero,
  /** The level of stand-ins. */
  standIn: Type.String(),
  seats: Type.Array(SeatNote),
  /** Whether everybody who watches a public table may read and write the chat. */
  openChat: Type.Boolean(),
  /** Guests whom the owner sent away, and when. Codes from before that time no longer work for them. */
  sentAway: Type.Array(Type.Object({ person: Type.String(), at: Type.Number() })),
  /** The next table of the same people. */
  rematch: Type.Union([Type.String(), Type.Null()]),
  /** The person with whom the table was called off, because they left during set-up. */
  calledOffBy: Type.Optional(Type.String()),
  happened: Type.Array(TableEvent),
});
export type TableSettings = Static<typeof TableSettings>;

const settings = Compile(TableSettings);

export function readSettings(raw: unknown): TableSettings {
  return settings.Parse(upToDate(raw));
}

/** Settings as older servers stored them: an offer was only its code, and some notes were missing. */
function upToDate(raw: unknown): unknown {
  const { seats, ...rest } = raw as { readonly seats?: unknown };
  if (!Array.isArray(seats)) return raw;
  return {
    openChat: false,
    sentAway: [],
    happened: [],
    ...rest,
    seats: seats.map(({ offered, ...note }: { readonly offered?: unknown }) => ({
      cameBy: null,
      ownBot: null,
      ...note,
      offered: typeof offered === 'string' ? { code: offered, expires: null, voted: false } : offered,
    })),
  };
}

export const OPEN_TO_ANYONE: SeatNote = {
  for: 'anyone',
  heldFor: null,
  ownBot: null,
  offered: null,
  cameBy: null,
  resigned: null,
};

/** Whether the code of an offered seat works now. */
export function isOffered({ offered }: SeatNote, now: number): boolean {
  return offered !== null && (offered.expires === null || offered.expires > now);
}

/** The settings with one seat's note changed. */
export function withSeat(settings: TableSettings, seat: number, note: Partial<SeatNote>): TableSettings {
  return {
    ...settings,
    seats: settings.seats.map((old, at) => (at === seat ? { ...old, ...note } : old)),
  };
}

/** Only the latest notes are kept, so handing a seat back and forth does not make the table grow. */
const MOST_EVENTS = 200;

export function withEvent(settings: TableSettings, event: TableEvent): TableSettings {
  return { ...settings, happened: [...settings.happened, event].slice(-MOST_EVENTS) };
}

/**
 * Guests who were sent away and are remembered. New guests cost nothing, and settings are read for every list that the
 * table is in: whoever was sent away so long ago could as well have come back under another name.
 */
const MOST_SENT_AWAY = 200;

/** The settings with a guest whom the owner sent away. */
export function withSentAway(settings: TableSettings, person: string, at: number): TableSettings {
  const others = settings.sentAway.filter((sent) => sent.person !== person);
  return { ...settings, sentAway: [...others, { person, at }].slice(-MOST_SENT_AWAY) };
}

/** The time a seat has at first, or for each move; null: no limit. */
export function allowanceMs(clock: ClockSetting): number | null {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'live':
      return clock.seconds * SECOND_MS;
    case 'days':
      return clock.days * DAY_MS;
    default:
      return clock satisfies never;
  }
}

/** A seat's time after its move; `left` is what was left. */
export function afterMoveMs(clock: ClockSetting, left: number): number {
  return clock.kind === 'live' ? left + clock.increment * SECOND_MS : (allowanceMs(clock) ?? 0);
}
