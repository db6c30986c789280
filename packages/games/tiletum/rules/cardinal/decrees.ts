/** Which die the Cardinal takes, and for which action: the first line of his decree that can be followed. */
import { ACTIONS, type DecreeLineTable, FACES, type Need, type OrderId } from '../../data/index.ts';
import { ARCHITECT, CONTRACT, IRON, JOKER, KING, MERCHANT, type Ruleset, SEEKER } from '../ruleset.ts';
import { CARDINAL } from '../seats.ts';
import type { State } from '../state.ts';
import { placeOf, symbolAt } from '../turn.ts';
import { targetsOf } from './building.ts';
import { holds } from './conditions.ts';
import { finds, kindsOf } from './finds.ts';
import { contractShortage, mostNeeded, needOf } from './goods.ts';
import { canRaise } from './king.ts';
import { canTakeContract } from './offers.ts';
import { byKeys } from './ranges.ts';

export interface Pick {
  /** good * 6 + face. */
  readonly die: number;
  /** The action at whose place the bonus tile lies, and the one that he performs. */
  readonly place: number;
  readonly action: number;
  readonly points: number;
  readonly seeks: string;
  /** Whether the line names the seeker action alone, so that a surprise comes where nothing can be placed. */
  readonly isDemanded: boolean;
  /** From 1; 0 where no line could be followed. */
  readonly line: number;
}

function isPossible(g: Ruleset, state: State, action: number, seeks: string): boolean {
  switch (action) {
    case MERCHANT:
      return targetsOf(g, state, 'merchant').length > 0;
    case ARCHITECT:
      return targetsOf(g, state, 'architect').length > 0;
    case CONTRACT:
      return canTakeContract(g, state);
    case KING:
      return canRaise(g, state);
    case SEEKER:
      return finds(g, state, kindsOf(seeks)).length > 0;
    default:
      return true;
  }
}

function goodOf(die: number): number {
  return Math.floor(die / FACES);
}

function diceWhere(state: State, fits: (die: number) => boolean): number[] {
  return [...state.dice.keys()].filter((die) => state.dice[die] > 0 && fits(die));
}

/** Where several dice fit the row of the card decides, and blue comes before light grey. */
function first(
  dice: readonly number[],
  row: readonly Need[],
  keyOf: (die: number) => number,
): number | undefined {
  return byKeys(dice, (die) => [
    keyOf(die),
    row.indexOf(needOf(goodOf(die))),
    goodOf(die) === IRON ? 0 : 1,
    die,
  ])[0];
}

/** Points of an action with a die: what the wheel says, and his markers. */
function pointsWith(g: Ruleset, state: State, die: number, action: number): number {
  return g.tables.wheel.points[die % FACES] + state.players[CARDINAL].markers[action];
}

type Found = Omit<Pick, 'line'>;

/** A die for an action that a line names: at its place, else at the Joker's; the more points the better. */
function dieFor(
  g: Ruleset,
  state: State,
  action: number,
  { row, seeks }: { readonly row: readonly Need[]; readonly seeks: string },
  isAlone: boolean,
): Found | null {
  const isAt = (die: number, place: number): boolean => {
    const at = placeOf(state, die % FACES);
    return place === SEEKER ? symbolAt(g, state, at) === 'F' : state.places[at] === place;
  };
  for (const place of [action, JOKER]) {
    const die = first(
      diceWhere(state, (one) => isAt(one, place)),
      row,
      (one) => -pointsWith(g, state, one, action),
    );
    if (die === undefined) continue;
    const isDemanded = isAlone && action === SEEKER && place === SEEKER;
    if (!isDemanded && !isPossible(g, state, action, seeks)) return null;
    return { die, place, action, points: pointsWith(g, state, die, action), seeks, isDemanded };
  }
  return null;
}

const COLOURS: Partial<Readonly<Record<OrderId, readonly Need[]>>> = {
  highestStone: ['stone'],
  highestIronWool: ['ironWool'],
  highestFood: ['food'],
  highestGold: ['gold'],
  highestStoneElseGold: ['stone', 'gold'],
};

const CHOICES: Partial<Readonly<Record<OrderId, readonly number[]>>> = {
  // In equal measure he prefers the seeker action.
  merchantOrSeeker: [SEEKER, MERCHANT],
  architectOrSeeker: [SEEKER, ARCHITECT],
};

/** The actions that an order names. */
function actionsOf(order: OrderId): readonly number[] {
  const chosen = CHOICES[order];
  if (chosen !== undefined) return chosen;
  const action = (ACTIONS as readonly string[]).indexOf(order);
  return action < 0 ? [] : [action];
}

/** The colours of which a line takes the highest die, the first that has one. */
function coloursOf(g: Ruleset, state: State, order: OrderId): readonly Need[] {
  if (order !== 'neededForContracts') return COLOURS[order] ?? [];
  const count = (need: Need): number => diceWhere(state, (die) => needOf(goodOf(die)) === need).length;
  return byKeys(['ironWool', 'gold'] as const, (need) => [-contractShortage(g, state, need), -count(need)]);
}

function highest(state: State, need: Need, row: readonly Need[]): number | undefined {
  return first(
    diceWhere(state, (die) => needOf(goodOf(die)) === need),
    row,
    (die) => -(die % FACES),
  );
}

/** Of the dice with the highest value the one whose good he needs most. */
function highestOfAll(g: Ruleset, state: State): number | undefined {
  const needed = mostNeeded(g, state);
  const row = [needed, ...g.tables.decrees.worldlyRiches.row];
  return first(
    diceWhere(state, () => true),
    row,
    (die) => -(die % FACES),
  );
}

/** What a die that was chosen by its colour does: the seeker action first, then the action of its place. */
function byColour(g: Ruleset, state: State, die: number, lines: readonly DecreeLineTable[]): Found {
  const at = placeOf(state, die % FACES);
  const found = (place: number, action: number, seeks = 'any'): Found => ({
    die,
    place,
    action,
    points: pointsWith(g, state, die, action),
    seeks,
    isDemanded: false,
  });
  if (symbolAt(g, state, at) === 'F' && isPossible(g, state, SEEKER, 'any')) return found(SEEKER, SEEKER);
  const place = state.places[at];
  if (place !== JOKER) return found(place, place);
  for (const { order, seeks } of lines)
    for (const action of actionsOf(order))
      if (isPossible(g, state, action, seeks)) return found(JOKER, action, seeks);
  return found(JOKER, KING);
}

/** What a line would have him do; null: it cannot be followed. */
function follow(
  g: Ruleset,
  state: State,
  { when, order, seeks }: DecreeLineTable,
  lines: readonly DecreeLineTable[],
  row: readonly Need[],
): Found | null {
  const actions = actionsOf(order);
  const named = actions
    .flatMap((action) => dieFor(g, state, action, { row, seeks }, actions.length === 1) ?? [])
    .filter((found) => holds(g, state, when, found));
  if (actions.length > 0) return byKeys(named, ({ points }) => [-points])[0] ?? null;
  const die =
    order === 'highestDie'
      ? highestOfAll(g, state)
      : coloursOf(g, state, order)
          .map((need) => highest(state, need, row))
          .find((one) => one !== undefined);
  if (die === undefined) return null;
  const found = byColour(g, state, die, lines);
  return holds(g, state, when, found) ? found : null;
}

/** Dice never run out: there are more of them than turns. */
export function pickDie(g: Ruleset, state: State, decree: number): Pick {
  const { lines, row } = g.tables.decrees[g.decreeIds[decree]];
  for (const [at, line] of lines.entries()) {
    const found = follow(g, state, line, lines, row);
    if (found !== null) return { ...found, line: at + 1 };
  }
  const die = highestOfAll(g, state);
  if (die === undefined) throw new Error('there is no die for the Cardinal');
  return { ...byColour(g, state, die, lines), line: 0 };
}
