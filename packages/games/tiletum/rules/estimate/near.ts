/** What lies near the figures: places to build on and tiles to collect. */
import { SLOTS } from '../../data/index.ts';
import { slotAt, stackAt } from '../places.ts';
import { hasHouse, hasPillar } from '../players.ts';
import type { Ruleset } from '../ruleset.ts';
import { NONE, type State } from '../state.ts';
import { distancesOf } from './distances.ts';
import type { Outlook } from './outlook.ts';
import { tileWorth } from './tiles.ts';
import { WEIGHTS } from './weights.ts';
import { benefitWorth } from './worths.ts';

/** Points of the best free house slot of a spot, or NONE. */
export function slotWorth(g: Ruleset, state: State, seat: number, spot: number, outlook: Outlook): number {
  if (hasHouse(state, seat, spot)) return NONE;
  let best = NONE;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (state.houses[spot * SLOTS + slot] !== NONE) continue;
    const bonus = slotAt(g, state, spot, slot);
    if (bonus !== null) best = Math.max(best, benefitWorth(bonus.effect, bonus.amount, outlook));
  }
  return best;
}

/** Points that a pillar at a cathedral promises beyond the map, or NONE where there is no place for one. */
export function pillarWorth(
  g: Ruleset,
  state: State,
  seat: number,
  cathedral: number,
  slots: number,
): number {
  const { isClosed, amount, points } = g.costTiles[state.costTiles[cathedral]];
  if (isClosed || hasPillar(state, seat, cathedral)) return NONE;
  let isFree = false;
  for (let slot = 0; slot < slots; slot++)
    if (state.pillars[cathedral * SLOTS + slot] === NONE) isFree = true;
  if (!isFree) return NONE;
  const stack = stackAt(g, state, cathedral);
  const taken = state.taken[cathedral];
  return taken >= stack.length ? 0 : 0.5 * Math.max(0, points + stack[taken] - 0.9 * amount);
}

function decay(steps: number): number {
  return WEIGHTS.away ** steps;
}

export function nearWorth(g: Ruleset, state: State, seat: number, outlook: Outlook): number {
  const player = state.players[seat];
  const { turns } = outlook.moment;
  if (turns === 0) return 0;
  const distances = distancesOf(g);
  const fromMerchant = distances[player.merchant];
  const fromArchitect = distances[player.architect];
  const houses = player.houses > 0 ? 1 : 0.35;
  const pillars = player.pillars > 0 ? 1 : 0.35;
  let worth = 0;
  for (let spot = 0; spot < distances.length; spot++) {
    const merchant = fromMerchant[spot];
    const architect = fromArchitect[spot];
    if (merchant > 4 && architect > 4) continue;
    if (state.mapTiles[spot] !== NONE) {
      const tile = 0.6 * tileWorth(g, state, seat, state.mapTiles[spot], outlook);
      worth += tile * (decay(merchant) + 0.6 * decay(architect));
    }
    if (merchant <= 4) {
      const slot = slotWorth(g, state, seat, spot, outlook);
      if (slot !== NONE) worth += houses * decay(merchant) * WEIGHTS.unbuilt * (outlook.house + slot);
    }
    const cathedral = g.cathedralAt[spot];
    if (cathedral !== NONE && architect <= 4) {
      const pillar = pillarWorth(g, state, seat, cathedral, g.pillarSlots[cathedral]);
      if (pillar !== NONE) worth += pillars * decay(architect) * WEIGHTS.unbuilt * (outlook.pillar + pillar);
    }
  }
  return (worth * WEIGHTS.nearness * turns) / (turns + 2);
}
