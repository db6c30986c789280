import type { GameState } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { describeTerraKit } from '../../terra/test/kit.ts';
import { CULTS, FACTIONS } from '../data/index.ts';
import { type State, terraMystica } from '../rules/index.ts';

/** Keys of TW1 to TW8, and the top of a cult track, as printed. */
const TOWN_KEYS = [1, 1, 1, 1, 1, 2, 1, 1];
const CULT_TOP = 10;
const POWER_TOKENS = 12;

/** Differences between what a seat has stored and what lies on the boards. */
function recompute(anyState: GameState): string[] {
  const state = anyState as State;
  return state.players.flatMap((player, seat) => {
    if (player.faction < 0) return [];
    const built = [0, 1, 2, 3, 4].map(
      (kind) => state.buildings.filter((building) => building === seat * 5 + kind).length,
    );
    const sources = player.sources.reduce((sum, points) => sum + points, 0);
    const tokens = player.bowl1 + player.bowl2 + player.bowl3;
    const tops = state.cultTop.filter((owner) => owner === seat).length;
    const keys = player.towns.reduce((sum, tile) => sum + TOWN_KEYS[tile], 0) - tops;
    const sent = state.cultPlaces.flat().filter((owner) => owner === seat).length;
    const wrong: string[] = [];
    if (built.join() !== player.built.join()) wrong.push(`built ${player.built} and ${built} on the map`);
    if (sources !== player.points) wrong.push(`${player.points} points and ${sources} from their sources`);
    if (tokens > POWER_TOKENS) wrong.push(`${tokens} power tokens`);
    if (keys !== player.keys) wrong.push(`${player.keys} keys and ${keys} by towns and top spaces`);
    if (sent !== player.priestsSent)
      wrong.push(`${player.priestsSent} priests sent and ${sent} on the tracks`);
    CULTS.forEach((cult, track) => {
      const onTop = player.cults[track] === CULT_TOP;
      if (onTop !== (state.cultTop[track] === seat)) wrong.push(`on the top of ${cult} or not`);
    });
    return wrong.map((what) => `seat ${seat}: ${what}`);
  });
}

test('tables and files know the game as terra-mystica', () => {
  expect(terraMystica.id).toBe('terra-mystica');
});

const MEANS = {
  coins: 150,
  workers: 100,
  priests: 6,
  'cults.fire': 9,
  'cults.earth': 9,
  'cults.air': 9,
};

describeTerraKit(terraMystica, {
  title: 'Terra Mystica',
  timeout: 300_000,
  dearEvery: 20,
  recompute,
  rich: {
    brings: 'towns, strongholds, top spaces',
    overrides: FACTIONS.flatMap((faction) =>
      Object.entries(MEANS).map(([what, value]) => ({ path: `factions.${faction}.start.${what}`, value })),
    ),
  },
  kinds: [
    'bridge',
    'chooseCard',
    'chooseFaction',
    'crown',
    'cultSpades',
    'cultStep',
    'favour',
    'firstDwelling',
    'freeTradingHouse',
    'leech',
    'leechStep',
    'ordain',
    'ride',
    'sandstorm',
    'terraform',
    'town',
    'turn',
  ],
  rare: 'tileSteps',
});
