/** What somebody wishes for in a table, and the record that comes of it. */
import { randomBytes } from 'node:crypto';
import { commitmentTo, type Game, OptionsError, readOptions, rulesOf } from '@guildhall/kernel';
import type { NewTable, Person, SeatRecord, TableId } from '@guildhall/store';
import { type Static, Type } from 'typebox';
import { Denied, malformed } from './denied.ts';
import type { House } from './house.ts';
import { strict, Word } from './shapes.ts';
import {
  AtZero,
  ClockSetting,
  Confirm,
  OPEN_TO_ANYONE,
  type SeatNote,
  type TableSettings,
} from './table-settings.ts';

const MOST_SEATS = 16;
const SECRET_BYTES = 32;

const SeatWish = Type.Union([
  Type.Object({ kind: Type.Literal('me') }, strict),
  /** For whoever comes first. */
  Type.Object({ kind: Type.Literal('open') }, strict),
  /** For whoever has an invitation. */
  Type.Object({ kind: Type.Literal('invited') }, strict),
  Type.Object({ kind: Type.Literal('bot'), level: Type.String({ maxLength: 20 }) }, strict),
]);
export type SeatWish = Static<typeof SeatWish>;

export const VisibilityOf = Type.Union([Type.Literal('public'), Type.Literal('private')]);
export const Title = Type.String({ maxLength: 80 });

export const TableWish = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 60 }), Type.Unknown())),
    seats: Type.Array(SeatWish, { minItems: 1, maxItems: MOST_SEATS }),
    word: Type.Optional(Word),
    title: Type.Optional(Title),
    visibility: Type.Optional(VisibilityOf),
    confirm: Type.Optional(Confirm),
    openDrafts: Type.Optional(Type.Boolean()),
    clock: Type.Optional(ClockSetting),
    atZero: Type.Optional(AtZero),
    standIn: Type.Optional(Type.String({ maxLength: 20 })),
  },
  strict,
);
export type TableWish = Static<typeof TableWish>;

/** The record of a new table. Throws when the wish does not fit the game. */
export function newTable(house: House, owner: Person, wish: TableWish, rematchOf: TableId | null): NewTable {
  const game = house.shelf.newest(wish.game);
  if (game === null) throw new Denied(422, 'no-such-game', `There is no game "${wish.game}" here.`);
  const own = wish.seats.filter(({ kind }) => kind === 'me').length;
  if (own > 1) throw malformed('You can sit on one seat only.');
  if (own === 1 && wish.word === undefined) throw malformed('Whoever sits down gives a word for the seed.');
  if (wish.seats.every(({ kind }) => kind === 'bot')) throw malformed('A table needs a seat for a person.');
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  return {
    game: game.id,
    version: game.version,
    options: optionsOf(game, wish),
    visibility: wish.visibility ?? 'private',
    owner: owner.id,
    settings: settingsOf(house, wish),
    secret,
    commitment: commitmentTo(secret),
    seats: wish.seats.map((one, seat) => seatOf(house, one, seat, owner, wish.word ?? null)),
    rematchOf,
  };
}

function optionsOf(game: Game, { options = {}, seats, clock }: TableWish): NewTable['options'] {
  const usual = clock?.kind === 'days' ? game.slowPlay : {};
  try {
    const read = readOptions(game.options, { ...usual, ...options, players: seats.length });
    // Overrides are checked against the game's tables, which only compiling reads.
    rulesOf(game, read);
    return read;
  } catch (error) {
    if (error instanceof OptionsError) throw new Denied(422, 'options', error.message);
    throw error;
  }
}

function settingsOf(house: House, wish: TableWish): TableSettings {
  return {
    title: plainText(wish.title ?? ''),
    confirm: wish.confirm ?? 'automatic',
    openDrafts: wish.openDrafts ?? false,
    clock: wish.clock ?? { kind: 'none' },
    atZero: wish.atZero ?? 'bot',
    standIn: knownLevel(house, wish.standIn ?? house.bots.standIn),
    seats: wish.seats.map(
      ({ kind }): SeatNote => ({ ...OPEN_TO_ANYONE, for: kind === 'open' ? 'anyone' : 'invited' }),
    ),
    rematch: null,
  };
}

function seatOf(house: House, wish: SeatWish, seat: number, owner: Person, word: string | null): SeatRecord {
  switch (wish.kind) {
    case 'me':
      return { seat, occupant: { kind: 'person', person: owner.id }, word };
    case 'bot':
      return { seat, occupant: { kind: 'bot', level: knownLevel(house, wish.level) }, word: null };
    case 'open':
    case 'invited':
      return { seat, occupant: { kind: 'open' }, word: null };
    default:
      return wish satisfies never;
  }
}

export function knownLevel({ bots }: House, level: string): string {
  if (bots.levels.includes(level)) return level;
  throw new Denied(422, 'no-such-bot', `There is no bot "${level}"; there are ${bots.levels.join(', ')}.`);
}

/** Control characters, and those that turn the direction of writing around: text after them would not look like itself. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text of a person's, on one line. */
export function plainText(raw: string): string {
  return raw.normalize('NFC').replaceAll(UNSEEN, ' ').trim();
}
