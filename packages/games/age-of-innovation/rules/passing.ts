/** Passing: its effects, the next round bonus, the place in the next turn order. */
import { toAll } from '@guildhall/kernel';
import { cardRules } from '../../terra/index.ts';
import type { Action } from './actions.ts';
import { isAlone } from './automa/seats.ts';
import { owedSteps } from './choices.ts';
import type { TurnActionOf } from './handlers.ts';
import { competenciesOf, owned, palaceOf } from './holdings.ts';
import { score } from './resources.ts';
import type { AoiRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { GUILD, NONE, PALACE, type Player, SCHOOL, type State, UNIVERSITY } from './state.ts';

/** Whether a round bonus lies on the table: in play and in nobody's hand. */
export function bonusIsFree(state: State, bonus: number): boolean {
  if (!state.bonuses.includes(bonus)) return false;
  for (const player of state.players) if (player.bonus === bonus) return false;
  return true;
}

const rules = cardRules<Ruleset, State, Player, AoiRule>({
  cards: (state) => state.bonuses,
  coins: (state) => state.bonusCoins,
  isFree: bonusIsFree,
  hold(player, bonus) {
    player.bonus = bonus;
  },
  takenEvent: (g, bonus) => ({ kind: 'bonusTaken', data: { bonus: g.bonusIds[bonus] } }),
  refusals: { lastRound: 'AOI-PASS-LAST-ROUND', own: 'AOI-PASS-OWN-BONUS', taken: 'AOI-PASS-BONUS' },
});
export const { take: takeBonus, addCoins } = rules;

export const pass = {
  legal: (g, state, _seat, out) => rules.offer<Action>(g, state, g.catalogue.pass, out),
  check: (g, state, seat, { bonus }) => rules.check(g, state, bonus, state.players[seat].bonus),
  apply(g, state, seat, { bonus }, listener, turn) {
    const player = state.players[seat];
    turn.actions = 0;
    listener?.(toAll('passed', seat, {}));
    const steps = g.bonuses[player.bonus].passStepsPerSchool * owned(player, SCHOOL);
    scorePass(g, state, seat);
    if (steps === 0) scoreLowest(g, state, seat);
    player.passed = true;
    state.passing.push(seat);
    // In the last round the tile is kept: nobody takes another one.
    if (bonus !== null) {
      const before = player.bonus;
      player.bonus = NONE;
      takeBonus(g, state, seat, bonus, listener);
      if (isAlone(g)) swapPlaces(state, bonus, before);
    }
    // The lowest discipline is scored when the steps of the pass are taken.
    turn.lowestOwed = steps > 0;
    if (steps > 0) state.pending.push([owedSteps(state, seat, steps, 'pass')]);
  },
} satisfies TurnActionOf<'pass'>;

/** Alone round bonuses lie in a row: one that is given back takes the place of the one that is taken. */
export function swapPlaces({ bonuses, bonusCoins }: State, taken: number, before: number): void {
  const [one, other] = [bonuses.indexOf(taken), bonuses.indexOf(before)];
  if (one < 0 || other < 0) return;
  [bonuses[one], bonuses[other]] = [before, taken];
  [bonusCoins[one], bonusCoins[other]] = [bonusCoins[other], bonusCoins[one]];
}

function scorePass(g: Ruleset, state: State, seat: number): void {
  const player = state.players[seat];
  const forBonus =
    g.bonuses[player.bonus].passPointsPerPalaceOrUniversity *
    (owned(player, PALACE) + owned(player, UNIVERSITY));
  score(player, 'roundBonuses', forBonus);
  const forPalace = (palaceOf(g, player)?.passPointsPerSchool ?? 0) * owned(player, SCHOOL);
  score(player, 'palaces', forPalace);
  for (const innovation of player.innovations) {
    const points = g.innovations[innovation].passPointsPerGuild * owned(player, GUILD);
    score(player, 'innovations', points);
  }
  for (const { passPointsPerTownTile } of competenciesOf(g, player))
    score(player, 'competencies', passPointsPerTownTile * player.towns.length);
}

export function scoreLowest(g: Ruleset, state: State, seat: number): void {
  const player = state.players[seat];
  for (const { passPointsPerLowestLevel } of competenciesOf(g, player))
    score(player, 'competencies', passPointsPerLowestLevel * Math.min(...player.levels));
}
