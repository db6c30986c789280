/** What a personal goal would score now. */
import { REGIONS, TILE_KINDS, TYPES } from '../../data/index.ts';
import type { State } from '../../rules/index.ts';
import { type Atlas, diplomatsOn, eraOf, NONE, tileOf } from '../atlas.ts';

function byStep(steps: readonly (readonly [number, number])[], reached: number): number {
  return steps.reduce((points, [least, worth]) => (reached >= least ? worth : points), 0);
}

export function goalPoints(atlas: Atlas, view: State, owner: number, goal: number): number {
  const { counts, of, points, each, most, steps } = atlas.goals[goal];
  const player = view.players[owner];
  const kinds = player.map.flatMap((code) => (code === NONE ? [] : [tileOf(atlas, code).kind]));
  const tilesOf = (kind: string): number => kinds.filter((one) => one === kind).length;
  const scored = (): number => {
    switch (counts) {
      case 'region': {
        const region = (REGIONS as readonly string[]).indexOf(of);
        return (player.tokens.includes(region) ? points : 0) + each * view.regions[region].citizens[owner];
      }
      case 'tiles':
        return TILE_KINDS.some((kind) => kind === of) ? each * tilesOf(of) : 0;
      case 'sets':
        return each * Math.min(...TYPES.map(tilesOf));
      case 'allTiles':
        return byStep(steps, kinds.length);
      case 'innerTiles': {
        const outer = Math.max(...atlas.spaces.map(({ ring }) => ring));
        return (
          each * player.map.filter((code, space) => code !== NONE && atlas.spaces[space].ring < outer).length
        );
      }
      case 'inventions':
        return each * player.inventions.filter((card) => atlas.cards[card].type === of).length;
      case 'laterInventions':
        return each * player.inventions.filter((card) => atlas.cards[card].era > 1).length;
      case 'era':
        return byStep(steps, eraOf(atlas, view, owner));
      case 'diplomats':
        return (
          each *
          atlas.milestones.filter((_, milestone) => diplomatsOn(view, milestone).includes(owner)).length
        );
      case 'tokens':
        return each * player.tokens.filter((region) => region !== NONE).length;
    }
  };
  return Math.min(most, scored());
}
