/** What only exists with silver: mines, technologies and seekers. */
import { CATHEDRALS, countOf, FIRST_CITY, SLOTS, TECHNOLOGIES, type TechnologyId } from '../../data/index.ts';
import { mapOn, pillarSlotsAt } from '../places.ts';
import type { Ruleset } from '../ruleset.ts';
import { NONE, type State } from '../state.ts';
import type { UndergroundMap } from '../underground.ts';
import { cityOf } from '../underground.ts';
import { stepsFrom } from './distances.ts';
import { pillarWorth, slotWorth } from './near.ts';
import type { Outlook } from './outlook.ts';
import { tileWorth } from './tiles.ts';
import { WEIGHTS } from './weights.ts';

/** What the three levels of each technology bring in a turn, beside their points. */
const A_TURN: Readonly<Record<TechnologyId, readonly [number, number, number]>> = {
  character: [0.15, 0.3, 0.3],
  dice: [0.2, 0.35, 0.4],
  king: [0.3, 0.6, 0.3],
  merchant: [0.3, 0.45, 0.8],
  seeker: [0.2, 0.4, 0.35],
  contract: [0.35, 0.3, 0.4],
  goods: [0.25, 0.4, 0.5],
  universal: [0.3, 0.3, 0.45],
  architect: [0.3, 0.35, 0.5],
};

function technologiesWorth(g: Ruleset, state: State, seat: number, { moment }: Outlook): number {
  const { levels } = state.players[seat];
  let worth = 0;
  for (let at = 0; at < levels.length; at++) {
    const technology = TECHNOLOGIES[state.silver?.technologies[at] ?? 0];
    for (let level = 0; level < levels[at]; level++)
      worth += g.tables.scoring.levels[level] + A_TURN[technology][level] * moment.turns;
  }
  return worth;
}

const known = new WeakMap<UndergroundMap, readonly (readonly number[])[]>();

/** Steps between the cities of a map. */
function stepsOn(map: UndergroundMap, first: number): readonly (readonly number[])[] {
  const found = known.get(map);
  if (found !== undefined) return found;
  const near = map.neighbours.map((spots) => spots.map((spot) => spot - first));
  const all = near.map((_, from) => stepsFrom(near, from));
  known.set(map, all);
  return all;
}

function seekersWorth(g: Ruleset, state: State, seat: number, outlook: Outlook): number {
  const player = state.players[seat];
  const { silver } = state;
  const { turns } = outlook.moment;
  if (silver === null || turns === 0) return 0;
  let worth = 0;
  for (let level = 0; level < player.seekers.length; level++) {
    const at = player.seekers[level];
    if (at === NONE) continue;
    const map = mapOn(g, state, level);
    const first = at - cityOf(at);
    const steps = stepsOn(map, first)[cityOf(at)];
    let near = WEIGHTS.seeker;
    for (let city = 0; city < steps.length; city++) {
      if (steps[city] > 3) continue;
      const spot = first + city;
      const decay = WEIGHTS.away ** steps[city];
      if (state.mapTiles[spot] !== NONE)
        near += 0.6 * decay * tileWorth(g, state, seat, state.mapTiles[spot], outlook);
      const slot = slotWorth(g, state, seat, spot, outlook);
      if (slot !== NONE && player.houses > 0) near += decay * WEIGHTS.unbuilt * (outlook.house + slot);
      const owners = (spot - FIRST_CITY) * SLOTS;
      if (player.mines > 0 && countOf(silver.mines.slice(owners, owners + SLOTS), seat) === 0)
        for (let place = 0; place < SLOTS; place++)
          if (map.mines[city * SLOTS + place] !== NONE && silver.mines[owners + place] === NONE) {
            near += decay * WEIGHTS.unbuilt * (outlook.mine + 1 + outlook.moment.rounds * WEIGHTS.nugget);
            break;
          }
      if (spot === map.cathedral && player.pillars > 0) {
        const cathedral = CATHEDRALS.length + level;
        const pillar = pillarWorth(g, state, seat, cathedral, pillarSlotsAt(g, state, cathedral));
        if (pillar !== NONE) near += decay * WEIGHTS.unbuilt * (outlook.pillar + pillar);
      }
    }
    worth += near;
  }
  return (worth * WEIGHTS.nearness * turns) / (turns + 2);
}

export function silverWorth(g: Ruleset, state: State, seat: number, outlook: Outlook): number {
  if (state.silver === null) return 0;
  const player = state.players[seat];
  const { rounds, turns } = outlook.moment;
  // A mine brings a nugget in every king phase that is still to come.
  const incomes = rounds + (state.phase === 'actions' || state.phase === 'preparation' ? 1 : 0);
  const mines = countOf(state.silver.mines, seat) * incomes * WEIGHTS.nugget * 0.9;
  return (
    mines +
    (player.mines * 1.3 * turns) / (turns + 2) +
    technologiesWorth(g, state, seat, outlook) +
    seekersWorth(g, state, seat, outlook) +
    (player.favoured === NONE ? 0 : 0.2 * turns)
  );
}
