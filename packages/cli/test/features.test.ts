/** Features of all games: the same names all the time, and nothing that a seat may not know. */
import { manifests } from '@guildhall/games';
import { decisionsOf, featuresOf, randomAction, randomFrom, readOptions, rulesOf } from '@guildhall/kernel';
import { expect, test } from 'vitest';

test.each(manifests.map(({ id, game }) => [id, game] as const))(
  'the features of %s have a name for everything that it ever counts',
  { timeout: 120_000 },
  async (_, load) => {
    const game = await load();
    const { minPlayers, maxPlayers } = game.options;
    for (let players = minPlayers; players <= maxPlayers; players++) {
      const rules = rulesOf(game, readOptions(game.options, { players }));
      const { names, write } = featuresOf(rules);
      const random = randomFrom(`features ${players}`);
      const state = rules.setup(`features ${players}`);
      for (const [seat] of decisionsOf(rules, state)) {
        const view = rules.view(state, seat);
        const values: number[] = [];
        write(view, seat, values, 0);
        expect(values).toHaveLength(names.length);
        expect(values.every(Number.isFinite)).toBe(true);
        // Another deal that fits what the seat knows has the same features.
        const other: number[] = [];
        write(rules.view(rules.determinize(view, random), seat), seat, other, 0);
        expect(other).toEqual(values);
        const own = [
          ...Object.keys(rules.counts(view, seat)).map((name) => `own.${name}`),
          ...Object.keys(rules.income?.(view, seat) ?? {}).map((name) => `own.income.${name}`),
        ];
        expect(own.filter((name) => !names.includes(name))).toEqual([]);
        rules.apply(state, seat, randomAction(rules, state, seat, random));
      }
    }
  },
);
