/**
 * Who may choose outcomes of set-up that somebody does not see. Whoever knows them would know more than the others: they
 * may be chosen by somebody who plays with bots alone, or who does not play.
 */
import { type BaseOptions, type ChosenSetup, chosenSetup, type Game, type Seat } from '@guildhall/kernel';
import type { Person, SeatRecord } from '@guildhall/store';
import { HttpError } from '../http/http-error.ts';
import type { LiveTable } from './live-table.ts';

const NOTHING_CHOSEN: ChosenSetup = { open: [], hidden: [] };

/** Throws when the owner would play with people who do not see what was chosen. */
export function checkSetup(
  game: Game,
  options: BaseOptions,
  seats: readonly { readonly kind: 'me' | 'open' | 'invited' | 'bot' }[],
): void {
  const { hidden } = chosenSetup(game.options, options);
  const plays = seats.some(({ kind }) => kind === 'me');
  const others = seats.some(({ kind }) => kind === 'open' || kind === 'invited');
  if (hidden.length === 0 || !plays || !others) return;
  throw new HttpError(
    422,
    'hidden-setup',
    `options.${hidden.join(', options.')}: hidden from the other players. Leave it random, play against bots only, or do not take a seat.`,
    { options: hidden },
  );
}

/** Throws when a person who chose what is hidden would sit down with other people, or one of these with them. */
export function checkMaySit(live: LiveTable, person: Person, seat: Seat): void {
  const { owner, seats } = live.record;
  if (setupOf(live).hidden.length === 0) return;
  if (owner !== person.id) {
    checkOwnerIsAway(live, seat);
    return;
  }
  const isAlone = seats.every((other) => other.seat === seat || isBots(live, other));
  if (isAlone) return;
  throw new HttpError(
    403,
    'hidden-setup',
    'You chose parts of the setup that the other players cannot see, so you cannot play here.',
  );
}

/** Whoever chose what is hidden may hand over their own seat, but nobody sits down beside them. */
function checkOwnerIsAway(live: LiveTable, seat: Seat): void {
  const { owner } = live.record;
  const own = owner === null ? null : live.seatOf(owner);
  if (own === null || own === seat) return;
  throw new HttpError(
    403,
    'hidden-setup',
    'The table’s owner plays here and chose parts of the setup that you cannot see, so you cannot play here.',
  );
}

/** A bot that holds the seat of a person does not count: they may come back. */
function isBots({ settings }: LiveTable, { seat, occupant }: SeatRecord): boolean {
  return occupant.kind === 'bot' && settings.seats[seat].heldFor === null;
}

/** What of the set-up was chosen; nothing is known of a game whose rules are not kept here. */
export function setupOf({ game, record }: LiveTable): ChosenSetup {
  return game === null ? NOTHING_CHOSEN : chosenSetup(game.options, record.options);
}
