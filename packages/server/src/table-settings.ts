/** How a table is played: what its owner chose, and whose seat a bot is holding. Kept by the store as plain data. */
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

export const ClockSetting = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, { additionalProperties: false }),
  Type.Object(
    {
      kind: Type.Literal('live'),
      /** For the whole game. */
      seconds: Type.Integer({ minimum: 1, maximum: 86_400 }),
      /** Added after every move. */
      increment: Type.Integer({ minimum: 0, maximum: 3_600 }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    { kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 60 }) },
    { additionalProperties: false },
  ),
]);
export type ClockSetting = Static<typeof ClockSetting>;

/** A bot plays the seat, the others decide about it, or it leaves the game for good. */
export const AtZero = Type.Union([Type.Literal('bot'), Type.Literal('decide'), Type.Literal('leave')]);
export const Confirm = Type.Union([Type.Literal('automatic'), Type.Literal('asked')]);

/** What is known of a seat beside who sits there. */
const SeatNote = Type.Object({
  /** Who may sit down there while it is open. */
  for: Type.Union([Type.Literal('anyone'), Type.Literal('invited')]),
  /** The person whose seat a bot holds and who may come back. */
  heldFor: Type.Union([Type.String(), Type.Null()]),
  /** The invitation with which a taken seat can be taken over. */
  offered: Type.Union([Type.String(), Type.Null()]),
  /** The person who gave the game up, or left it for good. */
  resigned: Type.Union([Type.String(), Type.Null()]),
});
export type SeatNote = Static<typeof SeatNote>;

const TableSettings = Type.Object({
  title: Type.String(),
  confirm: Confirm,
  /** Whether everybody sees everybody's unfinished turn. */
  openDrafts: Type.Boolean(),
  clock: ClockSetting,
  /** What happens to a seat whose time is up. */
  atZero: AtZero,
  /** The level of the bots that take seats over. */
  standIn: Type.String(),
  seats: Type.Array(SeatNote),
  /** The next table of the same people. */
  rematch: Type.Union([Type.String(), Type.Null()]),
  /** The person with whom the table was called off, because they left during set-up. */
  calledOffBy: Type.Optional(Type.String()),
});
export type TableSettings = Static<typeof TableSettings>;

export function readSettings(raw: unknown): TableSettings {
  return Value.Parse(TableSettings, raw);
}

export const OPEN_TO_ANYONE: SeatNote = { for: 'anyone', heldFor: null, offered: null, resigned: null };

/** The settings with one seat's note changed. */
export function withSeat(settings: TableSettings, seat: number, note: Partial<SeatNote>): TableSettings {
  return {
    ...settings,
    seats: settings.seats.map((old, at) => (at === seat ? { ...old, ...note } : old)),
  };
}

/** How much time a seat has at first, or for each move; null: as much as it likes. */
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

/** What a seat's time becomes when it has moved, `left` being what was left. */
export function afterMoveMs(clock: ClockSetting, left: number): number {
  return clock.kind === 'live' ? left + clock.increment * SECOND_MS : (allowanceMs(clock) ?? 0);
}
