/** What a seat still owes or may still take in this turn. */
import { FACES } from '../../data/index.ts';
import { characterOf, JOKER, type Ruleset } from '../ruleset.ts';
import { NONE, type Obligation, type State } from '../state.ts';
import { markerPoints } from '../technologies.ts';
import type { Outlook } from './outlook.ts';
import { tileWorth } from './tiles.ts';
import { WEIGHTS } from './weights.ts';
import { benefitWorth, goodWorth } from './worths.ts';

/** Goods and action points of a die that is not used yet. */
function dieWorth(g: Ruleset, state: State, seat: number, die: number, action: number): number {
  const face = die % FACES;
  const good = state.turn.good === NONE ? Math.floor(die / FACES) : state.turn.good;
  const points = g.tables.wheel.points[face] + state.turn.extra + markerPoints(state, seat, action);
  return (face + 1) * goodWorth(good) + points * WEIGHTS.actionPoint[action];
}

function owedWorth(g: Ruleset, state: State, owed: Obligation, outlook: Outlook): number {
  const { seat } = owed;
  switch (owed.kind) {
    case 'placeTile':
      return (
        dieWorth(g, state, seat, owed.die, owed.action) +
        0.9 * Math.max(0, tileWorth(g, state, seat, state.placeTiles[owed.action], outlook))
      );
    case 'dieAction':
      return dieWorth(g, state, seat, owed.die, owed.action) + 0.5;
    case 'joker':
      // The points of the die are those of the turn.
      return owed.isDie ? 0 : owed.points * WEIGHTS.actionPoint[JOKER];
    case 'act':
      return owed.points * WEIGHTS.actionPoint[owed.action];
    case 'errand':
      return (
        0.5 * (owed.merchantSteps + owed.architectSteps) +
        0.8 * (owed.houses * outlook.house + owed.pillars * outlook.pillar)
      );
    case 'goods':
      return owed.left * (WEIGHTS.good + 0.2);
    case 'building':
      return 2;
    case 'bonuses': {
      let worth = 0;
      for (const tile of owed.tiles) {
        const { effect, amount } = characterOf(g, tile);
        worth += 0.9 * benefitWorth(effect, amount, outlook);
      }
      return worth;
    }
    case 'anywhere':
      switch (owed.what) {
        case 'house':
          return 0.9 * outlook.house + 1;
        case 'pillar':
          return 0.9 * outlook.pillar + 1;
        case 'mine':
          return 0.9 * outlook.mine + 1;
        default:
          return 1.8;
      }
    case 'identical':
      return owed.amount * (WEIGHTS.good + 0.1);
    case 'offer':
    case 'freeSeeker':
    case 'cheapTechnology':
      return 2;
    case 'favour':
    case 'pick':
    case 'kingTile':
      return 1.5;
    case 'freeStep':
    case 'look':
      return 0.6;
    case 'anyBonus':
      return 1.2;
    default:
      return 0;
  }
}

export function underWay(g: Ruleset, state: State, seat: number, outlook: Outlook): number {
  let worth = 0;
  for (const group of state.pending)
    for (const owed of group) if (owed.seat === seat) worth += owedWorth(g, state, owed, outlook);
  const { turn } = state;
  if (turn.seat !== seat) return worth;
  if (turn.hasSeekerMove) worth += 0.7;
  if (!turn.hasDie) {
    // A helper named the good of the die that is still to be taken.
    if (turn.good !== NONE) worth += 0.8 + turn.extra;
    return worth;
  }
  return worth + turn.points * WEIGHTS.actionPoint[turn.action === NONE ? JOKER : turn.action];
}
