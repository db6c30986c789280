/** What benefits of tiles and slots are worth, as far as that can be said without looking at a position. */
import { ACTIONS, type EffectId, GOODS } from '../../data/index.ts';
import { WEIGHTS } from './weights.ts';

const ACTION_OF: ReadonlyMap<string, number> = new Map(ACTIONS.map((id, action) => [id, action]));
const GOOD_OF: ReadonlyMap<string, number> = new Map(GOODS.map((id, good) => [id, good]));

export function goodWorth(good: number): number {
  return good === 0 ? WEIGHTS.gold : WEIGHTS.good;
}

/** What a piece brings that is put on the map now. */
export interface Pieces {
  readonly house: number;
  readonly pillar: number;
}

export function benefitWorth(effect: EffectId, amount: number, { house, pillar }: Pieces): number {
  if (amount === 0) return 0;
  const action = ACTION_OF.get(effect);
  if (action !== undefined) return amount * WEIGHTS.actionPoint[action];
  const good = GOOD_OF.get(effect);
  if (good !== undefined) return amount * goodWorth(good);
  switch (effect) {
    case 'points':
      return amount;
    case 'silver':
      return amount * WEIGHTS.nugget;
    case 'mine':
      return amount * 1.5;
    case 'goods':
    case 'identical':
      return amount * (WEIGHTS.good + 0.1);
    case 'oneEach':
      return 4 * amount * WEIGHTS.good;
    case 'goldAndPoints':
      return amount * (WEIGHTS.gold + 1);
    case 'goldAndIron':
    case 'goldAndWool':
      return amount * (WEIGHTS.gold + WEIGHTS.good);
    case 'goldAndSilver':
      return amount * (WEIGHTS.gold + WEIGHTS.nugget);
    case 'contractAndGood':
      return amount * WEIGHTS.actionPoint[ACTIONS.indexOf('contract')] + WEIGHTS.good;
    case 'plus':
      return amount;
    case 'colour':
      return 0.7;
    case 'colourPlus':
      return 0.7 + amount;
    case 'building':
      return 2.2;
    case 'house':
      return amount * house * 0.8;
    case 'pillar':
      return amount * pillar * 0.8;
    case 'merchantSteps':
    case 'architectSteps':
      return amount * 0.8;
    case 'bothSteps':
      return amount * 1.5;
    case 'merchantStepAndHouse':
      return amount * (0.8 + house * 0.85);
    case 'architectStepAndPillar':
      return amount * (0.8 + pillar * 0.85);
    default:
      return 0;
  }
}
