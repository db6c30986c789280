import { type GameState, type OptionSpec, readOptions } from '@guildhall/kernel';
import { optionSets } from '@guildhall/kernel/testkit';
import { expect, test } from 'vitest';
import { describeTerraKit } from '../../terra/test/kit.ts';
import { DISCIPLINES, TERRAINS, tables } from '../data/index.ts';
import { ageOfInnovation, NEUTRAL, PER_SEAT, type State } from '../rules/index.ts';

/** Differences between what a seat has stored and what lies on the boards. */
function recompute(anyState: GameState): string[] {
  const state = anyState as State;
  const wrong: string[] = [];
  state.players.forEach((player, seat) => {
    const say = (what: string): number => wrong.push(`seat ${seat}: ${what}`);
    const count = (building: number): number => state.buildings.filter((one) => one === building).length;
    const built = player.built.map((_, kind) => count(seat * PER_SEAT + kind));
    if (built.join() !== player.built.join()) say(`built ${player.built} and ${built} on the map`);
    const neutral = player.neutral.map((_, kind) => count(seat * PER_SEAT + NEUTRAL + kind));
    if (neutral.join() !== player.neutral.join()) say(`neutral ${player.neutral} and ${neutral} on the map`);
    const sources = player.sources.reduce((sum, points) => sum + points, 0);
    if (sources !== player.points) say(`${player.points} points and ${sources} from their sources`);
    const sent = state.scholarPlaces.flat().filter((owner) => owner === seat).length;
    if (sent !== player.scholarsSent) say(`${player.scholarsSent} scholars sent and ${sent} on the board`);
    const unlocked = player.levels.filter((level) => level >= tables.science.keyLevel).length;
    // The Automa needs no keys.
    if (!(state.automa !== undefined && seat === 1) && player.keys !== player.towns.length - unlocked)
      say(`${player.keys} keys, ${player.towns.length} town tiles, ${unlocked} disciplines beyond level 7`);
    if (player.innovations.length > 3) say(`${player.innovations.length} innovations`);
    player.levels.forEach((level, discipline) => {
      const isOnTop = level === tables.science.top;
      if (isOnTop !== (state.topLevel[discipline] === seat))
        say(`on the top of ${DISCIPLINES[discipline]} or not`);
    });
  });
  state.buildings.forEach((building, hex) => {
    if (building < 0) {
      if (state.inTown[hex] === 1 || state.annexed[hex] === 1) wrong.push(`an empty hex ${hex} in a town`);
      return;
    }
    const { home } = state.players[building >> 4];
    if (state.terrain[hex] !== home) wrong.push(`hex ${hex} is ${state.terrain[hex]}, not ${home}`);
  });
  return wrong;
}

/** What only somebody alone can choose, and what only several people can. */
const ALONE = ['level', 'automaFaction', 'automaHome', 'mapForOne'];
const TOGETHER = ['distribution', 'mapForThree'];

/** Every two values together of the options that matter for so many players. */
function setsFor(minPlayers: number, maxPlayers: number, without: readonly string[]) {
  const { options } = ageOfInnovation;
  const fields = Object.entries(options.fields).filter(([name]) => !without.includes(name));
  const schema = {
    ...options,
    ...{ minPlayers, maxPlayers },
    fields: Object.fromEntries(fields) as Record<string, OptionSpec<unknown>>,
  };
  const sets = optionSets({ options: schema } as unknown as Parameters<typeof optionSets>[0]);
  return sets.map((set) => readOptions(options, set));
}

test('tables and files know the game as age-of-innovation', () => {
  expect(ageOfInnovation.id).toBe('age-of-innovation');
});

const MEANS = { coins: 120, tools: 80, scholars: 6, books: 12 };

const RICH = {
  brings: 'towns, palaces, innovations, top levels',
  overrides: [
    ...TERRAINS.flatMap((board) =>
      Object.entries(MEANS).map(([what, value]) => ({ path: `boards.${board}.start.${what}`, value })),
    ),
    { path: 'town.power', value: 3 },
    { path: 'town.buildings', value: 2 },
  ],
};

const IN_GAME = [
  'bridge',
  'chooseBonus',
  'choosePalace',
  'competency',
  'firstBuilding',
  'freeGuild',
  'key',
  'leech',
  'payBooks',
  'placeGuild',
  'placeNeutral',
  'spades',
  'steps',
  'takeBooks',
  'terraform',
  'town',
  'turn',
];

describeTerraKit(ageOfInnovation, {
  title: 'Age of Innovation',
  sets: setsFor(2, 5, ALONE),
  timeout: 600_000,
  dearEvery: 40,
  recompute,
  rich: RICH,
  kinds: ['chooseSet', 'draft', ...IN_GAME].sort(),
});

describeTerraKit(ageOfInnovation, {
  title: 'Age of Innovation against the Automa',
  sets: setsFor(1, 1, TOGETHER),
  players: [1],
  games: { usual: 4, rich: 2 },
  timeout: 600_000,
  dearEvery: 40,
  recompute,
  rich: RICH,
  kinds: ['chooseCard', 'chooseFaction', 'chooseHome', ...IN_GAME].sort(),
});
