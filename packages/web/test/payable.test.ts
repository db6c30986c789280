/** What can be done only after payments, as it is offered: at positions of random games, without a browser. */
import type { DrawnBoard } from '@guildhall/board-kit';
import { manifests } from '@guildhall/games';
import { games } from '@guildhall/games/all';
import { readOptions } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { makers } from '../src/registry/board-makers.ts';
import { type Intention, intentionsAt, type Position } from '../src/table/state/intentions.ts';
import { offersOf } from '../src/table/state/offers.ts';
import { payableAt } from '../src/table/state/payable.ts';
import { GameSpeech } from '../src/text/words.ts';
import { randomGameOf } from './games.ts';

const PAYING = manifests.flatMap(({ id }) => {
  const game = games.get(id)?.game;
  if (game === undefined) return [];
  const { payments } = game.rules(readOptions(game.options, { players: game.options.maxPlayers }));
  return payments === null ? [] : [id];
});

/** A position is looked at every so many decisions. */
const BETWEEN = 7;
/** A click may take so many milliseconds until something is shown. */
const MOST = 50;

/** The processor time of something, the best of a few: what else the machine does only adds to it. */
function timeOf(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 3 && best > MOST / 2; time++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}

test('three games have payments', () => {
  expect(PAYING).toEqual(['terra-mystica', 'age-of-innovation', 'tiletum']);
});

test.each(PAYING)(
  '%s offers what payments make possible, each as one, and quickly',
  { timeout: 120_000 },
  async (id) => {
    const manifest = manifests.find((one) => one.id === id)!;
    const speech = new GameSpeech(id, (await manifest.words.en()).words, 'en');
    const maker = await makers.load(id);
    let board: DrawnBoard | null = null;
    let found = 0;
    let slowest = 0;
    for (let seed = 0; seed < 4; seed++) {
      let decisions = 0;
      randomGameOf(id, { players: 4 }, `payable ${seed}`, (table) => {
        if (++decisions % BETWEEN !== 0) return false;
        const [seat] = table.deciders();
        const { rules } = table;
        const view = table.view(seat);
        board ??= maker!.make(rules, table.options, speech);
        const asked = { rules, view, seat, board, speech };
        const position: Position = { ...asked, offers: offersOf(asked) };
        const legal = new Set(position.offers.map(({ line }) => line));
        const intentions: Intention[] = [];
        for (const intention of payableAt(position)) if (intention !== null) intentions.push(intention);
        expect(intentions.filter(({ lines }) => legal.has(lines.at(-1)!))).toEqual([]);
        for (const intention of intentions) {
          // It can be played as it stands, and says how it is paid for.
          expect(intention.outcome(), intention.id).not.toBeNull();
          expect(intention.payment, intention.id).not.toBeNull();
          expect(intention.lines.length).toBeGreaterThan(1);
          const [place] = intention.places;
          if (place === undefined) continue;
          const here = intentionsAt(position, place).intentions.map((one) => one.id);
          expect(here, `${place} offers it too`).toContain(intention.id);
        }
        found += intentions.length;
        // However much is looked for, nobody ever waits long: neither for a step of the search nor after a click.
        const search = payableAt(position);
        let isDone = false;
        while (!isDone) {
          const before = process.cpuUsage();
          isDone = search.next().done === true;
          const { user, system } = process.cpuUsage(before);
          if ((user + system) / 1_000 < MOST / 2) continue;
          // Something else may have happened meanwhile: whoever is slow is slow again.
          slowest = Math.max(
            slowest,
            timeOf(() => [...payableAt(position)]),
          );
        }
        for (const place of new Set(intentions.flatMap(({ places }) => places.slice(0, 1))))
          slowest = Math.max(
            slowest,
            timeOf(() => intentionsAt(position, place)),
          );
        return false;
      });
    }
    expect(found).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(MOST);
  },
);
