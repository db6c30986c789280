/** What tiles and characters bring the Cardinal where a challenge lets them work for him. */
import { ACTIONS, type EffectId, NEEDS } from '../../data/index.ts';
import { score } from '../players.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import { CARDINAL } from '../seats.ts';
import type { State } from '../state.ts';
import { challengeOf } from './challenges.ts';
import { gain, mostNeeded } from './goods.ts';
import { tellChallenge } from './log.ts';

/** Goods and points, of choice where the effect leaves it open. */
export function receive(
  g: Ruleset,
  state: State,
  effect: EffectId,
  amount: number,
  source: 'bonusTiles' | 'characterPoints',
): void {
  const player = state.players[CARDINAL];
  switch (effect) {
    case 'wool':
    case 'iron':
      gain(player, 'ironWool', amount);
      return;
    case 'gold':
    case 'food':
    case 'stone':
      gain(player, effect, amount);
      return;
    case 'points':
      score(player, source, amount);
      return;
    case 'silver':
      player.silver += amount;
      return;
    case 'goods':
      for (let count = 0; count < amount; count++) gain(player, mostNeeded(g, state), 1);
      return;
    case 'identical':
      gain(player, mostNeeded(g, state), amount);
      return;
    case 'oneEach':
      // Iron and wool are one good of his, of which he gains both.
      for (const need of NEEDS)
        if (need !== 'gold') gain(player, need, need === 'ironWool' ? 2 * amount : amount);
      return;
    case 'goldAndPoints':
      gain(player, 'gold', amount);
      score(player, source, amount);
      return;
    case 'goldAndIron':
    case 'goldAndWool':
      gain(player, 'gold', amount);
      gain(player, 'ironWool', amount);
      return;
    case 'goldAndSilver':
      gain(player, 'gold', amount);
      player.silver += amount;
      return;
    default:
      return;
  }
}

/** Action points that a character's bonus is worth; a step, a house and a pillar take one each. */
function actionPoints(effect: EffectId, amount: number): number {
  if ((ACTIONS as readonly EffectId[]).includes(effect)) return amount;
  switch (effect) {
    case 'contractAndGood':
    case 'merchantSteps':
    case 'architectSteps':
    case 'house':
    case 'pillar':
      return amount;
    case 'bothSteps':
    case 'merchantStepAndHouse':
    case 'architectStepAndPillar':
      return 2 * amount;
    default:
      return 0;
  }
}

/** Visitors to the Curia: characters give goods and points, and points for their actions. */
export function visit(g: Ruleset, state: State, effect: EffectId, amount: number, listener?: Listener): void {
  if (challengeOf(g, state, 'visitorsToTheCuria') === null) return;
  tellChallenge(listener, 'visitorsToTheCuria');
  receive(g, state, effect, amount, 'characterPoints');
  if (effect === 'contractAndGood') gain(state.players[CARDINAL], mostNeeded(g, state), 1);
  score(state.players[CARDINAL], 'challengePoints', actionPoints(effect, amount));
}
