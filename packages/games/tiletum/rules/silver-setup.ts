/** What silver adds to set-up: maps, tiles, technologies, the seeker wheel and the pieces of the players. */
import { roll, shuffled } from '@guildhall/kernel';
import { FACES, FIRST_CITY, GOODS, MAPS, SIDES, SLOTS, TECHNOLOGIES, UNDERGROUND } from '../data/index.ts';
import { dealt, filled, tilesOf } from './dealing.ts';
import { drawFrom } from './piles.ts';
import { mapOn } from './places.ts';
import type { Ruleset } from './ruleset.ts';
import { NONE, type SilverState, type State } from './state.ts';

export function laySilver(g: Ruleset, state: State): void {
  const silver: SilverState = {
    sides: dealSides(g, state),
    wheel: (g.options.seekerWheel ?? roll(state, FACES)) - 1,
    technologies: dealTechnologies(g, state),
    scoring: g.options.scoring ?? (roll(state, SIDES.length) === 1 ? 'pillars' : 'houses'),
    pile: tilesOf(g, 'underground'),
    bottom: [],
    spent: [],
    contractBottom: [],
    covered: filled(MAPS.length, 0),
    mines: filled(UNDERGROUND.flat().length * SLOTS, NONE),
    favoured: [],
  };
  state.silver = silver;
  if (silver.technologies.includes(TECHNOLOGIES.indexOf('goods')))
    silver.favoured = g.tables.favouredGoods.map((good) => GOODS.indexOf(good));
  layUnderground(g, state, silver);
  placePieces(g, state, silver);
}

function dealSides(g: Ruleset, state: State): number[] {
  const { sides, silverSetup } = g.options;
  const fixed = sides ?? (silverSetup === 'first' ? g.tables.firstGame.sides : null);
  if (fixed !== null) return fixed.map((id) => SIDES.findIndex((side) => id.endsWith(side)));
  return MAPS.map(() => roll(state, SIDES.length) - 1);
}

function dealTechnologies(g: Ruleset, state: State): number[] {
  const { technologies, silverSetup } = g.options;
  const fixed = technologies ?? (silverSetup === 'first' ? g.tables.firstGame.technologies : null);
  if (fixed !== null) return fixed.map((id) => (TECHNOLOGIES as readonly string[]).indexOf(id));
  const all = TECHNOLOGIES.map((_, at) => at);
  return shuffled(state, all).slice(0, g.tables.technologies.inPlay);
}

/** Bonus tiles in the cities, and a cost tile of the right kind at each cathedral. */
function layUnderground(g: Ruleset, state: State, silver: SilverState): void {
  const { undergroundTiles, undergroundCosts } = g.options;
  const spots = MAPS.flatMap((_, level) => mapOn(g, state, level).tileSpots);
  const fixed = (spot: number): string | undefined => undergroundTiles?.[g.spotIds[spot]];
  for (const spot of spots)
    if (fixed(spot) !== undefined) state.mapTiles[spot] = dealt(g, state, silver.pile, fixed(spot));
  for (const spot of spots)
    if (fixed(spot) === undefined) state.mapTiles[spot] = drawFrom(state, silver.pile);
  const costs = Object.values(g.tables.costTiles);
  const piles = {
    gold: costs.flatMap(({ pays }, at) => (pays === 'gold' ? [at] : [])),
    silver: costs.flatMap(({ pays }, at) => (pays === 'silver' ? [at] : [])),
  };
  for (const level of MAPS.keys())
    state.costTiles.push(
      undergroundCosts === null
        ? drawFrom(state, piles[mapOn(g, state, level).pays])
        : g.costTileIds.indexOf(undergroundCosts[level]),
    );
}

/** The mine of set-up brings nothing; it stands in the start city of the first map, where everybody has a place. */
function placePieces(g: Ruleset, state: State, silver: SilverState): void {
  const { mines, supplyMines, seekers, startSilver } = g.tables.silverPieces;
  const { start } = mapOn(g, state, 0);
  for (const [place, seat] of state.order.entries()) {
    const player = state.players[seat];
    player.silver = startSilver[place];
    player.seekers[0] = start;
    player.seekersLeft = seekers - 1;
    player.mines = supplyMines;
    player.generalMines = mines - supplyMines - 1;
    silver.mines[(start - FIRST_CITY) * SLOTS + seat] = seat;
  }
}
