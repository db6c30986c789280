/** What personal goals score. */
import { REGIONS, TILE_KINDS, TYPES } from '../../data/types.ts';
import { eraOf } from '../citizens.ts';
import type { Ruleset } from '../ruleset.ts';
import { NONE, type State } from '../state.ts';
import { kindOf } from '../tiles.ts';
import { diplomatsOf } from '../turn/diplomats.ts';
import { tokensInPlay } from '../turn/gain-influence.ts';

function tilesOf(map: readonly number[], kind: number): number {
  let count = 0;
  for (const tile of map) if (kindOf(tile) === kind) count += 1;
  return count;
}

function builtOf(map: readonly number[]): number {
  let count = 0;
  for (const tile of map) if (tile !== NONE) count += 1;
  return count;
}

function byStep(steps: readonly (readonly [number, number])[], reached: number): number {
  let points = 0;
  for (const [least, worth] of steps) if (reached >= least) points = worth;
  return points;
}

export function goalPoints(g: Ruleset, state: State, seat: number, goal: number): number {
  const { counts, of, points, each, most, steps } = g.goals[goal];
  const player = state.players[seat];
  const per = (count: number): number => Math.min(most, each * count);
  switch (counts) {
    case 'region': {
      const region = (REGIONS as readonly string[]).indexOf(of);
      const token = player.tokens.includes(region) ? points : 0;
      return Math.min(most, token + each * state.regions[region].citizens[seat]);
    }
    case 'tiles':
      return per(tilesOf(player.map, (TILE_KINDS as readonly string[]).indexOf(of)));
    case 'sets':
      return per(Math.min(...TYPES.map((_, type) => tilesOf(player.map, type))));
    case 'allTiles':
      return Math.min(most, byStep(steps, builtOf(player.map)));
    case 'innerTiles': {
      let inner = 0;
      for (let space = 0; space < player.map.length; space++)
        if (player.map[space] !== NONE && g.mapSpaces[space].ring < g.outerRing) inner += 1;
      return per(inner);
    }
    case 'inventions': {
      const type = (TYPES as readonly string[]).indexOf(of);
      return per(player.inventions.filter((card) => g.cards[card].type === type).length);
    }
    case 'laterInventions':
      return per(player.inventions.filter((card) => g.cards[card].era > 1).length);
    case 'era':
      return Math.min(most, byStep(steps, eraOf(g, state, seat)));
    case 'diplomats':
      return per(diplomatsOf(state, seat));
    case 'tokens':
      return per(tokensInPlay(player));
  }
}

/** The goals of a seat that score, the best ones first. */
export function bestGoals(g: Ruleset, state: State, seat: number): { goal: number; points: number }[] {
  return state.players[seat].goals
    .map((goal) => ({ goal, points: goalPoints(g, state, seat, goal) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, g.tables.goalsScored);
}
