import { describe, expect, test } from 'vitest';
import { isOver, playRandomGame, randomAction, randomFrom, readOptions, stateHash } from '../src/index.ts';
import { bazaar } from './bazaar/index.ts';
import { grab } from './grab.ts';

const rules = bazaar.rules(readOptions(bazaar.options, { players: 3 }));

describe('random games', () => {
  test('come to an end and are the same for the same seeds', () => {
    for (let game = 0; game < 20; game++) {
      const one = playRandomGame(rules, `seed ${game}`, randomFrom(`player ${game}`));
      const two = playRandomGame(rules, `seed ${game}`, randomFrom(`player ${game}`));
      expect(isOver(one.state)).toBe(true);
      expect(one.decisions).toBeGreaterThan(10);
      expect(one.decisions).toBeLessThan(bazaar.bound);
      expect(stateHash(two.state)).toBe(stateHash(one.state));
    }
    const other = playRandomGame(rules, 'seed 0', randomFrom('somebody else'));
    expect(stateHash(other.state)).not.toBe(
      stateHash(playRandomGame(rules, 'seed 0', randomFrom('player 0')).state),
    );
  });

  test('count only what was really to decide, and ask for the legal actions once a decision', () => {
    const alone = grab.rules({ players: 1, overrides: [] });
    let asked = 0;
    const counting = {
      ...alone,
      legal: (...args: Parameters<typeof alone.legal>) => {
        asked += 1;
        return alone.legal(...args).slice(0, asked);
      },
    };
    expect(playRandomGame(counting, 'seed', randomFrom('x')).decisions).toBe(1);
    expect(asked).toBe(2);
  });

  test('a random action is a legal one, and each of them comes up', () => {
    const state = grab.rules({ players: 2, overrides: [] }).setup('seed');
    const random = randomFrom('each');
    const game = grab.rules({ players: 2, overrides: [] });
    const seen = new Set(
      Array.from({ length: 100 }, () => game.notation.write(randomAction(game, state, 1, random))),
    );
    expect([...seen].sort()).toEqual(['take apple', 'take fig', 'take pear', 'take plum']);
  });

  test('a seat that has to decide and can do nothing is a fault that names what is open', () => {
    const stuck = { ...rules, legal: () => [] };
    expect(() => playRandomGame(stuck, 'seed', randomFrom('x'))).toThrow(
      /can do nothing; open are .*"kind":"bid"/,
    );
  });
});
