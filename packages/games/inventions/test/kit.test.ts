import type { GameState } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { describeKit } from '../../test/kit.ts';
import { tables } from '../data/index.ts';
import { inventions, NONE, type State } from '../rules/index.ts';
import { isAspiration, kindOf, WEALTH } from '../rules/tiles.ts';

const MILESTONES = Object.values(tables.milestones);
const WEALTH_TILES = Object.values(tables.wealthTiles);

/** Differences between what a state has stored and what follows from the rest of it. */
function recompute(anyState: GameState): string[] {
  const state = anyState as State;
  const wrong: string[] = [];
  const is = (fine: boolean, what: string): void => {
    if (!fine) wrong.push(what);
  };
  for (const [seat, player] of state.players.entries()) {
    const sources = player.sources.reduce((sum, points) => sum + points, 0);
    is(sources === player.points, `seat ${seat}: ${player.points} points and ${sources} from their sources`);
    is(player.influence >= 0 && player.influence <= 10, `seat ${seat}: influence ${player.influence}`);
    const { era } = MILESTONES[state.personal[seat]];
    is(player.scholars <= era, `seat ${seat}: ${player.scholars} scholars in era ${era}`);
    const real = player.area.filter((tile) => !isAspiration(tile));
    is(real.length <= 4, `seat ${seat}: ${real.length} tiles wait`);
    is(player.area.length - real.length <= 4, `seat ${seat}: too many aspirations`);
    const owned = [...real, ...player.map.filter((tile) => tile !== NONE)].map((tile) =>
      kindOf(tile) === WEALTH ? WEALTH_TILES[tile - 21].letter : tile,
    );
    is(new Set(owned).size === owned.length, `seat ${seat}: owns a tile twice`);
    for (const [token, region] of player.tokens.entries()) {
      const lies = region === NONE || state.regions[region].influence.includes(seat * 8 + token);
      is(lies, `seat ${seat}: token ${token} is not in its region`);
    }
    const pillars = [player.epoch, ...player.seasons].filter((action) => action !== NONE);
    const forums = pillars.map((action) => Math.floor(action / 2));
    is(new Set(forums).size === forums.length, `seat ${seat}: two pillars in one forum`);
  }
  const letters = state.common.map((milestone) => MILESTONES[milestone].letter);
  is(letters.join() === letters.toSorted().join(), `common knowledge ${letters.join('')}`);
  is(state.common.length === 4, `${state.common.length} milestones of common knowledge`);
  for (const [at, region] of state.regions.entries()) {
    is(region.invented === (region.inventor !== NONE), `region ${at}: invented or not`);
    is((region.presenter !== NONE) === region.presenters > 0, `region ${at}: presenters`);
    const tokens = region.influence.filter((token) => token !== NONE).map((token) => Math.floor(token / 8));
    is(new Set(tokens).size === tokens.length, `region ${at}: two tokens of one owner`);
  }
  return wrong;
}

test('tables and files know the game as inventions', () => {
  expect(inventions.id).toBe('inventions');
});

describeKit(inventions, {
  title: 'Inventions',
  timeout: 300_000,
  players: [2, 3, 4],
  effort: { gamesPerSet: 20, dearEvery: 25, redeals: 12 },
  recompute,
  kinds: [
    'act',
    'bringHome',
    'build',
    'chain',
    'citizen',
    'drawIdea',
    'eraSpace',
    'exhaust',
    'overflow',
    'prepare',
    'progress',
    'shareTile',
    'train',
    'turn',
    'turnOrder',
  ],
});
