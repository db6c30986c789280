/**
 * Who may choose outcomes of set-up that somebody does not see. Whoever knows them would know more than the others: they
 * may be chosen by somebody who plays with bots alone, or who does not play.
 */
import { type BaseOptions, type ChosenSetup, chosenSetup, type Game, type Seat } from '@guildhall/kernel';
import type { Person, PersonId, SeatRecord } from '@guildhall/store';
import { HttpError } from '../http/http-error.ts';
import type { LiveTable } from './live-table.ts';

const NOTHING_CHOSEN: ChosenSetup = { open: [], hidden: [] };

/** Throws if the owner would play with people who cannot see the chosen set-up. */
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

/**
 * Throws if a person who chose hidden parts of the set-up would sit down with other people, or one of those with them.
 */
export function checkMaySit(
  live: LiveTable,
  person: Pick<Person, 'id'>,
  seat: Seat,
  seats: readonly SeatRecord[] = live.record.seats,
): void {
  const { owner } = live.record;
  if (setupOf(live).hidden.length === 0) return;
  if (owner !== person.id) {
    checkOwnerIsAway(live, seat);
    return;
  }
  const isAlone = seats.every(
    (other) => other.seat === seat || isBots(live, other) || isOfBotOf(live, other, person.id),
  );
  if (isAlone) return;
  throw new HttpError(
    403,
    'hidden-setup',
    'You chose parts of the setup that the other players cannot see, so you cannot play here.',
  );
}

/**
 * The same for a bot that somebody brought along: what they know, it may know. It need not wait until the seats that are
 * kept for invited people are taken, so that another bot of theirs may take them: once it sits, nobody else does.
 */
export function checkBotMaySit(live: LiveTable, person: Pick<Person, 'id'>, seat: Seat): void {
  const { seats } = live.record;
  const isKept = (at: Seat): boolean => live.settings.seats[at].for === 'invited';
  const others = seats.filter(({ seat: at, occupant }) => occupant.kind !== 'open' || !isKept(at));
  checkMaySit(live, person, seat, others);
}

/** A person who chose hidden parts of the set-up may hand over their seat, but no one may sit down with them. */
function checkOwnerIsAway(live: LiveTable, seat: Seat): void {
  const { owner } = live.record;
  const own = owner === null ? null : (live.seatOf(owner) ?? seatOfBotOf(live, owner));
  if (own === null || own === seat) return;
  throw new HttpError(
    403,
    'hidden-setup',
    'The table’s owner plays here and chose parts of the setup that you cannot see, so you cannot play here.',
  );
}

/** What somebody knows, their bot may know. */
function seatOfBotOf({ settings }: LiveTable, owner: PersonId): Seat | null {
  const seat = settings.seats.findIndex(({ ownBot }) => ownBot?.owner === owner);
  return seat === -1 ? null : seat;
}

function isOfBotOf({ settings }: LiveTable, { seat }: SeatRecord, owner: PersonId): boolean {
  return settings.seats[seat].ownBot?.owner === owner;
}

/** A bot that holds a person's seat does not count as a bot, because the person may come back; nor does somebody's own. */
function isBots({ settings }: LiveTable, { seat, occupant }: SeatRecord): boolean {
  const { heldFor, ownBot } = settings.seats[seat];
  return occupant.kind === 'bot' && heldFor === null && ownBot === null;
}

/** The chosen parts of the set-up; none if this server does not have the rules of the game. */
export function setupOf({ game, record }: LiveTable): ChosenSetup {
  return game === null ? NOTHING_CHOSEN : chosenSetup(game.options, record.options);
}
