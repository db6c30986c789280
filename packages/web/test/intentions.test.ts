/** What an action brings for sure is shown before it is played, and nothing that another one brings. */
import { manifests } from '@guildhall/games';
import type { Table } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { makers } from '../src/registry/board-makers.ts';
import { intentionsAt, type Position, simpleIntention } from '../src/table/state/intentions.ts';
import { offersOf } from '../src/table/state/offers.ts';
import { GameSpeech } from '../src/text/words.ts';
import { randomGameOf } from './games.ts';

const TILETUM = 'tiletum';

async function positionAt(table: Table, game = TILETUM): Promise<Position> {
  const manifest = manifests.find(({ id }) => id === game) ?? expect.fail(`there is no ${game}`);
  const speech = new GameSpeech(game, (await manifest.words.en()).words, 'en');
  const [seat] = table.deciders();
  const { rules } = table;
  const maker = (await makers.load(game)) ?? expect.fail(`${game} has no board`);
  const asked = {
    rules,
    view: table.view(seat),
    seat,
    board: maker.make(rules, table.options, speech),
    speech,
  };
  return { ...asked, offers: offersOf(asked) };
}

/** The action points that an action is said to bring, by kind of action. */
function pointsByKind(position: Position): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const offer of position.offers) {
    const changes = simpleIntention(position, offer).outcome()?.changes ?? {};
    const { kind } = offer.action;
    found.set(kind, (found.get(kind) ?? new Set()).add(changes.actionPoints ?? 0));
  }
  return found;
}

test('a die is shown with its action points, although a question about its tile comes first', async () => {
  const table = randomGameOf(TILETUM, { players: 2, silver: true }, 'die', (now) =>
    now.legal(now.deciders()[0]).some(({ kind }) => kind === 'take'),
  );
  const points = pointsByKind(await positionAt(table)).get('take') ?? expect.fail('no die can be taken');
  expect(Math.min(...points)).toBeGreaterThan(0);
});

test.each(['buy', 'technology', 'seeker'])(
  'while that question stands, only its answers bring them, and not a task: %s',
  async (task) => {
    const table = randomGameOf(TILETUM, { players: 4, silver: true }, 'question', (now) => {
      const kinds = new Set(now.legal(now.deciders()[0]).map(({ kind }) => kind));
      return kinds.has('keep') && kinds.has(task);
    });
    const points = pointsByKind(await positionAt(table));
    for (const answer of ['keep', 'decline'])
      expect([answer, Math.min(...(points.get(answer) ?? [0]))]).not.toEqual([answer, 0]);
    expect(points.get(task)).toEqual(new Set([0]));
  },
);

test('digging and building in one stands before digging alone, and both before other lands', async () => {
  const isDigging = (table: Table): string | undefined => {
    const [seat] = table.deciders();
    const lines = table.legal(seat).map((action) => table.rules.notation.write(action));
    const dug = lines.filter((line) => line.startsWith('transform')).map((line) => line.split(' ')[1]);
    return dug.find((hex, at) => dug.indexOf(hex) !== at && !lines.includes(`build ${hex}`));
  };
  for (let seed = 0; seed < 40; seed++) {
    const options = { players: 4, factionChoice: 'firstGame' };
    const table = randomGameOf(
      'terra-mystica',
      options,
      `dig ${seed}`,
      (now) => isDigging(now) !== undefined,
    );
    if (table.over) continue;
    const { intentions } = intentionsAt(await positionAt(table, 'terra-mystica'), `hex:${isDigging(table)}`);
    const ids = intentions.filter(({ payment }) => payment === null).map(({ id }) => id);
    const both = ids.findIndex((id) => id.includes(' · build '));
    if (both < 0) continue;
    expect(both).toBe(0);
    expect(ids[1]).toBe(ids[0].split(' · ')[0]);
    expect(ids.length).toBeGreaterThan(2);
    return;
  }
  expect.fail('nobody can dig and build');
});
