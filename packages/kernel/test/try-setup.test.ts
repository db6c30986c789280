/** A table is made only where its game can begin. */
import { describe, expect, it } from 'vitest';
import {
  type BaseOptions,
  draw,
  type Game,
  OptionsError,
  type Rules,
  readOptions,
  rulesOf,
  setupFailure,
  trySetup,
} from '../src/index.ts';
import { type GrabAction, type GrabState, grab } from './grab.ts';

let drawn = 0;
/** No two calls get the same seed. */
const drawSeed = (): string => `seed ${drawn++}`;

type GrabRules = Rules<GrabState, GrabAction>;

function changed(change: (rules: GrabRules) => Partial<GrabRules>): GrabRules {
  const game: Game<GrabState, GrabAction> = {
    ...grab,
    rules(options: BaseOptions) {
      const rules = grab.rules(options);
      return { ...rules, ...change(rules) };
    },
  };
  return rulesOf(game, readOptions(game.options, { players: 2 }));
}

describe('a game that cannot begin', () => {
  it('because nothing can be dealt, with some seeds', () => {
    const rules = changed(({ setup }) => ({
      setup(seed) {
        const state = setup(seed);
        const pile = [true, true, false];
        if (!draw(state, pile)) draw(state, []);
        return state;
      },
    }));
    expect(() => trySetup(rules, drawSeed)).toThrow(OptionsError);
    expect(() => trySetup(rules, drawSeed)).toThrow(
      'options: a game cannot begin with these: draw from an empty pile',
    );
  });

  it('because somebody has to decide and can do nothing', () => {
    expect(() =>
      trySetup(
        changed(() => ({ legal: () => [] })),
        drawSeed,
      ),
    ).toThrow(/options: a game cannot begin with these: seat \d has to decide and can do nothing/);
  });

  it('is reported as a fault of its options, whatever went wrong', () => {
    const refused = new OptionsError('override rounds: must stay 6');
    expect(setupFailure(refused)).toBe(refused);
    expect(setupFailure('nothing').message).toBe('options: a game cannot begin with these: nothing');
  });
});

it('is tried with the seeds that the caller draws, each of them once, so that nobody can know them before', () => {
  const used: string[] = [];
  const given: string[] = [];
  const rules = changed(({ setup }) => ({
    setup(seed) {
      used.push(seed);
      return setup(seed);
    },
  }));
  trySetup(rules, () => {
    given.push(`${given.length} of my own`);
    return given[given.length - 1];
  });
  expect(used.length).toBeGreaterThan(5);
  expect(used).toEqual(given);
});

it('a game that can begin is set up a few times, once for all its tables', () => {
  let setUps = 0;
  const rules = changed(({ setup }) => ({
    setup(seed) {
      setUps += 1;
      return setup(seed);
    },
  }));
  trySetup(rules, drawSeed);
  expect(setUps).toBeGreaterThan(5);
  const before = setUps;
  trySetup(rules, drawSeed);
  expect(setUps).toBe(before);
});
