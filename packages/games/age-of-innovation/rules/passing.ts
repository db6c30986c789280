/** Passing: its effects, the next round bonus, the place in the next turn order. */
import { nextId } from '@guildhall/kernel';
import type { Action } from './actions.ts';
import { competenciesOf, owned, palaceOf } from './holdings.ts';
import { score } from './resources.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { GUILD, NONE, PALACE, SCHOOL, type State, UNIVERSITY } from './state.ts';

type Pass = Extract<Action, { kind: 'pass' }>;

export function isLastRound(g: Ruleset, state: State): boolean {
  return state.round === g.tables.rounds;
}

/** Whether a round bonus lies on the table: in play and in nobody's hand. */
export function bonusIsFree(state: State, bonus: number): boolean {
  if (!state.bonuses.includes(bonus)) return false;
  for (const player of state.players) if (player.bonus === bonus) return false;
  return true;
}

export function checkPass(g: Ruleset, state: State, seat: number, { bonus }: Pass): Check {
  if (isLastRound(g, state)) return bonus === null ? null : 'AOI-PASS-LAST-ROUND';
  if (bonus === null) return 'AOI-PASS-BONUS';
  if (bonus === state.players[seat].bonus) return 'AOI-PASS-OWN-BONUS';
  return bonusIsFree(state, bonus) ? null : 'AOI-PASS-BONUS';
}

export function offerPasses(g: Ruleset, state: State, _seat: number, out: Action[]): void {
  if (isLastRound(g, state)) out.push(g.catalogue.pass[g.bonuses.length]);
  else for (const bonus of state.bonuses) if (bonusIsFree(state, bonus)) out.push(g.catalogue.pass[bonus]);
}

/** Takes a round bonus with the coins on it. */
export function takeBonus(g: Ruleset, state: State, seat: number, bonus: number, listener?: Listener): void {
  const player = state.players[seat];
  const at = state.bonuses.indexOf(bonus);
  const coins = state.bonusCoins[at];
  player.bonus = bonus;
  player.coins += coins;
  state.bonusCoins[at] = 0;
  listener?.({ kind: 'bonusTaken', seat, readers: 'all', data: { bonus: g.bonusIds[bonus], coins } });
}

/** Says whether the lowest discipline is still to be scored, because steps of the pass come first. */
export function applyPass(
  g: Ruleset,
  state: State,
  seat: number,
  { bonus }: Pass,
  listener?: Listener,
): boolean {
  const player = state.players[seat];
  listener?.({ kind: 'passed', seat, readers: 'all', data: {} });
  const steps = g.bonuses[player.bonus].passStepsPerSchool * owned(player, SCHOOL);
  scorePass(g, state, seat);
  if (steps === 0) scoreLowest(g, state, seat);
  player.passed = true;
  state.passing.push(seat);
  // In the last round the tile is kept: nobody takes another one.
  if (bonus !== null) {
    player.bonus = NONE;
    takeBonus(g, state, seat, bonus, listener);
  }
  if (steps > 0)
    state.pending.push([
      { kind: 'steps', id: nextId(state), seat, count: steps, together: false, for: 'pass' },
    ]);
  return steps > 0;
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
