/** The king's surprises, and everything that a card makes the Cardinal do. */
import { discharge, draw, type LogValue, TABLE } from '@guildhall/kernel';
import { countOf, MAPS } from '../../data/index.ts';
import { drawFrom } from '../piles.ts';
import { score } from '../players.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import { CARDINAL } from '../seats.ts';
import { type Because, NONE, type Obligation, type ObligationOf, type State } from '../state.ts';
import { store } from '../storehouse.ts';
import { bestSlot, buildHouse, comingFairs, sendFigure } from './building.ts';
import { enterMap } from './finds.ts';
import { gain, mostNeeded } from './goods.ts';
import { raiseDisc } from './king.ts';
import { tell } from './log.ts';
import { houseCharacters, takeContracts } from './offers.ts';
import { seek } from './seeking.ts';
import { placePillarBy } from './tablets.ts';
import { isNewCrest } from './tiles.ts';
import { oweCardinal, oweTasks } from './turn.ts';

/** At the end of a king phase he pays for as many cards as he can. */
export function runSurprises(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  const { cardinal } = state;
  const player = state.players[CARDINAL];
  if (cardinal === undefined) return;
  const prices = g.tables.cardinal.surprisePrices.slice(0, cardinal.surprises.length);
  const cards = prices.findLastIndex((price) => price <= player.silver) + 1;
  if (cards === 0) return;
  player.silver -= prices[cards - 1];
  surprise(g, state, cards, listener);
}

/** Draws cards, tucks them under his board and owes their parts in order, and tasks afterwards. */
function surprise(g: Ruleset, state: State, count: number, listener?: Listener): void {
  const { cardinal } = state;
  if (cardinal === undefined) return;
  const drawn: string[] = [];
  for (let card = 0; card < count && cardinal.surprises.length > 0; card++) {
    const number = draw(state, cardinal.surprises);
    cardinal.tucked.push(number);
    drawn.push(g.surpriseIds[number]);
    tellCard(listener, 'cardinalSurprise', { card: g.surpriseIds[number] });
  }
  const last = drawn.at(-1);
  if (last === undefined) return;
  oweTasks(state, { card: last, line: 0 });
  for (const card of drawn.reverse())
    for (const [at, { does, amount }] of [...g.tables.surprises[card].parts.entries()].reverse())
      if (does !== 'none') oweCardinal(state, { card, line: at + 1, what: does, amount });
}

function tellCard(
  listener: Listener | undefined,
  kind: string,
  data: Readonly<Record<string, LogValue>>,
): void {
  listener?.({ kind, seat: TABLE, readers: 'all', data });
}

type Does = ObligationOf<'cardinalDoes'>;

export function runCardinalDoes(g: Ruleset, state: State, owed: Does, listener?: Listener): void {
  discharge(state, owed);
  const because = { card: owed.card, line: owed.line };
  if (act(g, state, owed, because, listener)) return;
  tell(listener, 'cardinalCannot', because);
  if (owed.isDemanded) surprise(g, state, 1, listener);
}

/** False: it is impossible, and skipped. */
function act(
  g: Ruleset,
  state: State,
  { what, amount, seeks }: Does,
  because: Because,
  listener?: Listener,
): boolean {
  const player = state.players[CARDINAL];
  switch (what) {
    case 'merchant':
    case 'architect':
      return sendFigure(g, state, what, amount, because, listener);
    case 'character':
      return houseCharacters(g, state, amount, because, listener);
    case 'contract':
      return takeContracts(g, state, amount, because, listener);
    case 'king':
      return raiseDisc(g, state, amount, because, listener);
    case 'seeker':
      return seek(g, state, amount, seeks, because, listener);
    case 'points':
      score(player, 'surprisePoints', amount);
      return true;
    case 'pointsForMines':
      score(player, 'surprisePoints', amount * countOf(state.silver?.mines ?? [], CARDINAL));
      return true;
    case 'needed':
      gain(player, mostNeeded(g, state), amount);
      return true;
    case 'gold':
      gain(player, 'gold', amount);
      return true;
    case 'silver':
      player.silver += amount;
      return true;
    case 'crest':
      return takeBoxedCrest(g, state, because, listener);
    case 'thirdSeeker':
      if (!enterMap(g, state, MAPS.length - 1, because, listener)) score(player, 'surprisePoints', amount);
      return true;
    case 'fairHouse':
      return comeToFair(g, state, because, listener);
    case 'lowestPillar':
      return placePillarBy(g, state, (worth) => worth, because, listener);
    case 'none':
      return true;
    default:
      return what satisfies never;
  }
}

/** A crest of a family he lacks, out of those that this player count does not use. */
function takeBoxedCrest(g: Ruleset, state: State, because: Because, listener?: Listener): boolean {
  const { cardinal } = state;
  if (cardinal === undefined) return false;
  const tile = drawFrom(
    state,
    cardinal.boxed.filter((one) => isNewCrest(g, state, one)),
  );
  if (tile === NONE) return false;
  cardinal.boxed.splice(cardinal.boxed.indexOf(tile), 1);
  store(state.players[CARDINAL], tile);
  tell(listener, 'cardinalTakes', because, { tile: g.tileIds[tile] });
  return true;
}

/** A house in the town of the next fair where he has none. */
function comeToFair(g: Ruleset, state: State, because: Because, listener?: Listener): boolean {
  const town = comingFairs(g, state).find((spot) => bestSlot(g, state, spot) !== NONE);
  return town === undefined ? false : buildHouse(g, state, town, because, listener);
}
