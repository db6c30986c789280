/** How a game would end now: by its own final scoring, and from nothing but a view. */
import { games } from '@guildhall/games/all';
import { isOver, openGroup, play, randomAction, randomFrom, Table, tableIsNext } from '@guildhall/kernel';
import { expect, test } from 'vitest';

const GAMES = [...games.values()].map(({ game }) => game);

test('every game can say it', () => {
  const without = GAMES.filter((game) => table(game.id, '').rules.projection === undefined);
  expect(without.map(({ id }) => id)).toEqual([]);
});

function table(id: string, seed: string): Table {
  const { game } = games.get(id)!;
  return new Table(game, { players: Math.max(2, game.options.minPlayers), overrides: [] }, seed);
}

test.each(GAMES)(
  '$id: what is projected before the final scoring is what it gives',
  { timeout: 60_000 },
  ({ id }) => {
    const { rules } = table(id, 'projected');
    const state = rules.setup('projected');
    const random = randomFrom('projected');
    let projected: ReturnType<NonNullable<typeof rules.projection>> | null = null;
    let looked = 0;
    while (!isOver(state)) {
      if (tableIsNext(state)) {
        if (openGroup(state)[0].kind === 'finalScoring') projected = rules.projection!(state);
        rules.run(state);
        continue;
      }
      const seat = [...openGroup(state), ...state.aside][0].seat;
      // Whoever looks sees the same, whatever lies where they may not look.
      if (!rules.isSettingUp(state) && looked++ % 25 === 0) {
        for (const viewer of [null, 0, 1]) {
          const view = rules.view(state, viewer);
          const before = JSON.stringify(view);
          const here = rules.projection!(view);
          expect(JSON.stringify(view)).toBe(before);
          const other = rules.view(rules.determinize(view, randomFrom(`other ${looked}`)), viewer);
          expect(rules.projection!(other)).toEqual(here);
          // What is sure is what somebody with all the knowledge would say.
          const full = rules.projection!(state).outcome;
          for (const [of, sources] of here.outcome.sources.entries())
            for (const [source, points] of Object.entries(sources))
              if (!here.unsure[of].includes(source))
                expect(points, `${of} ${source}`).toBe(full.sources[of][source]);
          if (viewer !== null) expect(here.unsure[viewer].filter((source) => source !== 'area')).toEqual([]);
        }
      }
      expect(play(rules, state, seat, randomAction(rules, rules.view(state, seat), seat, random)).ok).toBe(
        true,
      );
    }
    expect(looked).toBeGreaterThan(0);
    expect(projected?.outcome).toEqual(rules.outcome(state));
  },
);
