import { type GameState, readOptions } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { describeKit } from '../../test/kit.ts';
import { tables } from '../data/index.ts';
import { NONE, type State, tiletum } from '../rules/index.ts';

/** Differences between what a state has stored and what follows from the rest of it. */
function recompute(anyState: GameState): string[] {
  const state = anyState as State;
  const wrong: string[] = [];
  const is = (fine: boolean, what: string): void => {
    if (!fine) wrong.push(what);
  };
  const contracts = Object.keys(tables.contracts).length;
  const helpers = Object.keys(tables.helpers).length;
  for (const [seat, player] of state.players.entries()) {
    const sources = player.sources.reduce((sum, points) => sum + points, 0);
    is(sources === player.points, `seat ${seat}: ${player.points} points and ${sources} from their sources`);
    const isCardinal = state.cardinal !== undefined && seat === 1;
    is(
      isCardinal || player.storehouse.length <= 4,
      `seat ${seat}: ${player.storehouse.length} tiles in the storehouse`,
    );
    is(
      player.silver >= 0 && player.mines >= 0 && player.pillars >= 0 && player.houses >= 0,
      `seat ${seat}: negative`,
    );
    is(
      player.goods.every((count) => count >= 0),
      `seat ${seat}: goods ${player.goods}`,
    );
    is(player.dice.length <= 3, `seat ${seat}: ${player.dice.length} dice`);
    const held = player.storehouse.filter((tile) => tile >= helpers && tile < helpers + contracts);
    is(player.contracts.length + held.length <= 6, `seat ${seat}: too many contracts`);
    const crest = (tile: number): number | undefined =>
      Object.values(tables.crests)[tile - helpers - contracts]?.family;
    const families = [...player.storehouse, ...player.crests.filter((tile) => tile !== NONE)]
      .map(crest)
      .filter((family) => family !== undefined);
    is(new Set(families).size === families.length, `seat ${seat}: a crest twice`);
    for (let spot = 0; spot < state.houses.length; spot += 4)
      is(
        state.houses.slice(spot, spot + 4).filter((owner) => owner === seat).length <= 1,
        `seat ${seat}: two houses in a town`,
      );
    for (let cathedral = 0; cathedral < state.taken.length; cathedral++) {
      const pillars = state.pillars.slice(cathedral * 4, cathedral * 4 + 4);
      const own = pillars.filter((owner) => owner === seat).length;
      is(own <= 1, `seat ${seat}: two pillars at a cathedral`);
      is((player.cathedrals & (1 << cathedral)) === 0 || own === 1, `seat ${seat}: built without a pillar`);
    }
  }
  is(new Set(state.discs).size === state.players.length, 'a disc is missing on the king track');
  for (const [cathedral, taken] of state.taken.entries()) {
    const built = state.players.filter(({ cathedrals }) => (cathedrals & (1 << cathedral)) !== 0);
    is(built.length === taken, `cathedral ${cathedral}: ${taken} tiles taken, ${built.length} owners`);
  }
  return wrong;
}

test('tables and files know the game as tiletum', () => {
  expect(tiletum.id).toBe('tiletum');
});

/** Actions with more points, and players with more gold and silver to spend. */
function richSets() {
  const overrides = [
    ...[0, 1, 2, 3, 4, 5].map((face) => ({ path: `wheel.points.${face}`, value: 9 })),
    ...[1, 2].map((floor) => ({ path: `floors.${floor}`, value: 1 })),
    ...[0, 1, 2, 3].map((place) => ({ path: `start.gold.${place}`, value: 20 })),
    // Houses near the start bring the bonuses of whole buildings.
    ...['paris', 'troyes', 'koeln', 'strasbourg'].flatMap((town) => [
      { path: `towns.${town}.houses.0.effect`, value: 'building' },
      { path: `towns.${town}.houses.0.amount`, value: 1 },
    ]),
  ];
  const rich = [
    ...overrides,
    ...[0, 1, 2, 3].map((place) => ({ path: `silverPieces.startSilver.${place}`, value: 9 })),
  ];
  return [
    ...[2, 3, 4].map((players) => readOptions(tiletum.options, { players, overrides })),
    // Alone with every challenge at once.
    ...[false, true].map((silver) => {
      const challenges = Object.keys(tables.challenges).filter(
        (id) => silver || tables.challenges[id].set !== 'silver',
      );
      return readOptions(tiletum.options, {
        players: 1,
        silver,
        challenges,
        overrides: silver ? rich : overrides,
      });
    }),
    ...[
      ['dice', 'king', 'merchant'],
      ['seeker', 'contract', 'goods'],
      ['universal', 'architect', 'character'],
    ].map((technologies, at) =>
      readOptions(tiletum.options, { players: 2 + at, silver: true, technologies, overrides: rich }),
    ),
  ];
}

describeKit(tiletum, {
  title: 'Tiletum',
  timeout: 300_000,
  players: [1, 2, 3, 4],
  effort: { gamesPerSet: 10, dearEvery: 25 },
  recompute,
  rich: {
    brings: 'actions have more points',
    effort: { gamesPerSet: 15, dearEvery: 60 },
    optionSets: richSets(),
  },
  kinds: [
    'act',
    'anyBonus',
    'anywhere',
    'bonuses',
    'building',
    'cheapTechnology',
    'dieAction',
    'errand',
    'favour',
    'freeSeeker',
    'freeStep',
    'goods',
    'identical',
    'joker',
    'kingTile',
    'look',
    'offer',
    'pick',
    'placeTile',
    'turn',
  ],
});
