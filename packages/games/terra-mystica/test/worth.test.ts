/** What learners are told that goods are worth to bots, against the estimate by which bots choose. */
import { readEntry, Table } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { positions } from '../guide/positions.ts';
import { terraMystica } from '../rules/index.ts';
import type { Player, State } from '../rules/state.ts';
import { worth } from '../rules/worth.ts';

const MORE: Readonly<Record<keyof typeof worth, (player: Player) => void>> = {
  priest: (player) => {
    player.priests += 1;
  },
  worker: (player) => {
    player.workers += 1;
  },
  coin: (player) => {
    player.coins += 1;
  },
  step: (player) => {
    const [from, to] = player.bowl1 > 0 ? (['bowl1', 'bowl2'] as const) : (['bowl2', 'bowl3'] as const);
    player[from] -= 1;
    player[to] += 1;
  },
};

/** The positions of the how-to-play page: the first two rounds. */
const TABLES = positions.map(({ options, seed, seat, entries }) => {
  const table = new Table(terraMystica, options, seed);
  for (const text of entries) {
    const entry = readEntry(text);
    if (entry?.kind !== 'action' || !table.play(entry.seat, entry.line).ok) throw new Error(text);
  }
  return { rules: terraMystica.rules(table.options as never), view: table.view(seat) as State, seat };
});

test.each(Object.entries(MORE))('a %s is worth about what is said', (good, give) => {
  const gains = TABLES.map(({ rules, view, seat }) => {
    const richer = rules.clone(view);
    give(richer.players[seat]);
    const estimate = rules.estimate ?? (() => Number.NaN);
    return estimate(richer, seat) - estimate(view, seat);
  });
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const said = worth[good as keyof typeof worth];
  expect(mean).toBeGreaterThan(said * 0.6);
  expect(mean).toBeLessThan(said * 1.5);
});
