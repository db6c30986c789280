/** Builds the record of a new table from a request. */
import { randomBytes } from 'node:crypto';
import {
  type BaseOptions,
  commitmentTo,
  type Game,
  NEWEST_FORM,
  readOptions,
  rulesOf,
  trySetup,
} from '@guildhall/kernel';
import type { NewTableRequest, SeatRequest } from '@guildhall/protocol';
import { type NewTable, newId, type Person, type SeatRecord, type TableId } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { visibleText } from '../auth/visible-text.ts';
import { HttpError, malformed } from '../http/http-error.ts';
import { checkSetup } from './setup-choice.ts';
import { OPEN_TO_ANYONE, type SeatNote, type TableSettings } from './table-settings.ts';

const SECRET_BYTES = 32;

/**
 * The record of a new table. Throws if the request does not fit the game. The owner's word is not in the request: it
 * comes, like everybody's, after the hash was published.
 */
export function newTable(
  context: AppContext,
  owner: Person,
  request: NewTableRequest,
  rematchOf: TableId | null,
): NewTable & { readonly id: TableId } {
  const game = context.registry.newest(request.game);
  if (game === null) throw new HttpError(422, 'no-such-game', `Unknown game: ${request.game}.`);
  const own = request.seats.filter(({ kind }) => kind === 'me').length;
  if (own > 1) throw malformed('one-seat', 'You can only take one seat.');
  if (request.seats.every(({ kind }) => kind === 'bot'))
    throw malformed('no-person', 'Keep at least one seat for a person.');
  const options = optionsOf(game, request);
  checkSetup(game, options, request.seats);
  const settings = settingsOf(context, request);
  const seats = request.seats.map((one, seat) => seatOf(context, one, seat, owner));
  // Last of all: to compile the rules and to deal takes longer than everything else.
  trySetup(rulesOf(game, options), newSecret);
  const id = newId();
  const secret = newSecret();
  return {
    id,
    game: game.id,
    version: game.version,
    options,
    visibility: request.visibility ?? 'private',
    owner: owner.id,
    settings,
    secret,
    commitment: commitmentTo(secret, { table: id, game: game.id, options }),
    commitmentForm: NEWEST_FORM,
    seats,
    rematchOf,
  };
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('hex');
}

/** The options, each in itself. How they depend on each other shows when the rules are compiled, and the deal when it is tried. */
function optionsOf(game: Game, { options = {}, seats, clock }: NewTableRequest): BaseOptions {
  const usual = clock?.kind === 'days' ? game.slowPlay : {};
  return readOptions(game.options, { ...usual, ...options, players: seats.length });
}

function settingsOf(context: AppContext, request: NewTableRequest): TableSettings {
  return {
    title: plainText(request.title ?? ''),
    confirm: request.confirm ?? 'automatic',
    openDrafts: request.openDrafts ?? false,
    clock: request.clock ?? { kind: 'none' },
    atZero: request.atZero ?? 'bot',
    standIn: knownLevel(context, request.standIn ?? context.bots.standIn),
    seats: request.seats.map(
      ({ kind }): SeatNote => ({ ...OPEN_TO_ANYONE, for: kind === 'open' ? 'anyone' : 'invited' }),
    ),
    openChat: request.openChat ?? false,
    sentAway: [],
    rematch: null,
    happened: [],
  };
}

function seatOf(context: AppContext, request: SeatRequest, seat: number, owner: Person): SeatRecord {
  switch (request.kind) {
    case 'me':
      return { seat, occupant: { kind: 'person', person: owner.id }, word: null };
    case 'bot':
      return { seat, occupant: { kind: 'bot', level: knownLevel(context, request.level) }, word: null };
    case 'open':
    case 'invited':
      return { seat, occupant: { kind: 'open' }, word: null };
    default:
      return request satisfies never;
  }
}

export function knownLevel({ bots }: AppContext, level: string): string {
  if (bots.levels.includes(level)) return level;
  throw new HttpError(
    422,
    'no-such-bot',
    `Unknown bot level: ${level}. Use one of ${bots.levels.join(', ')}.`,
  );
}

/** A person's text, on one line. */
export function plainText(raw: string): string {
  return visibleText(raw, ' ');
}
