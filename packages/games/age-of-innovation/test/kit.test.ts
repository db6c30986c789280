import { type GameState, openGroup } from '@guildhall/kernel';
import { checkGame, describeReport, optionSets } from '@guildhall/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { DISCIPLINES, TERRAINS, tables } from '../data/index.ts';
import { ageOfInnovation, NEUTRAL, PER_SEAT, type State } from '../rules/index.ts';

/** A slow machine plays all games too: what the time limit would cut short is not tested. */
const UNHURRIED = { timeBudgetSeconds: Number.POSITIVE_INFINITY };

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
    if (player.keys !== player.towns.length - unlocked)
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

/** Everything that a seat had to decide in a run, by kind. */
function watched(): { kinds: Set<string>; recompute: (state: GameState) => string[] } {
  const kinds = new Set<string>();
  return {
    kinds,
    recompute: (state) => {
      for (const { kind } of [...state.aside, ...openGroup(state)]) kinds.add(kind);
      return recompute(state);
    },
  };
}

test('tables and files know the game as age-of-innovation', () => {
  expect(ageOfInnovation.id).toBe('age-of-innovation');
});

describe('the test kit on Age of Innovation', () => {
  let report: ReturnType<typeof checkGame>;

  test('finds nothing wrong in 30 games of every option set', { timeout: 600_000 }, () => {
    report = checkGame(ageOfInnovation, {
      seed: 'kit',
      gamesPerSet: 30,
      dearEvery: 40,
      ...UNHURRIED,
      recompute,
    });
    expect(describeReport(report)).toBe(describeReport({ ...report, failures: [] }));
    expect(report.sets.map(({ games }) => games)).toEqual(report.sets.map(() => 30));
    expect(new Set(report.sets.map(({ options }) => options.players))).toEqual(new Set([2, 3, 4, 5]));
  });

  test('has looked: every check ran, no turn was left unfinished, every refusal names a rule', () => {
    expect(Object.values(report.checks).every((runs) => runs > 50)).toBe(true);
    expect(report.cappedDescents).toBe(0);
    expect(report.unexplainedExample).toBeNull();
  });

  test('finds nothing wrong where everybody is rich: towns, palaces, innovations, top levels', {
    timeout: 600_000,
  }, () => {
    // Chance alone seldom gets far on the printed means. With these it meets every kind of decision.
    const overrides = TERRAINS.flatMap((board) => {
      const means = { coins: 120, tools: 80, scholars: 6, books: 12 };
      return Object.entries(means).map(([what, value]) => ({ path: `boards.${board}.start.${what}`, value }));
    });
    overrides.push({ path: 'town.power', value: 3 }, { path: 'town.buildings', value: 2 });
    const { kinds, recompute } = watched();
    const rich = checkGame(ageOfInnovation, {
      seed: 'rich',
      gamesPerSet: 5,
      // Rich positions have long lists, so the dear checks look at fewer of them.
      dearEvery: 150,
      ...UNHURRIED,
      recompute,
      optionSets: optionSets(ageOfInnovation).map((options) => ({ ...options, overrides })),
    });
    expect(describeReport(rich)).toBe(describeReport({ ...rich, failures: [] }));
    expect(rich.complete).toBe(true);
    expect([...kinds].sort()).toEqual([
      'bridge',
      'chooseBonus',
      'choosePalace',
      'chooseSet',
      'competency',
      'draft',
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
    ]);
  });
});
