/** What an action brings for sure is shown before it is played, and nothing that another one brings. */
import { manifests } from '@guildhall/games';
import type { Table } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { makers } from '../src/registry/board-makers.ts';
import { type Position, simpleIntention } from '../src/table/state/intentions.ts';
import { offersOf } from '../src/table/state/offers.ts';
import { GameSpeech } from '../src/text/words.ts';
import { randomGameOf } from './games.ts';

const GAME = 'tiletum';

async function positionAt(table: Table): Promise<Position> {
  const manifest = manifests.find(({ id }) => id === GAME) ?? expect.fail(`there is no ${GAME}`);
  const speech = new GameSpeech(GAME, (await manifest.words.en()).words, 'en');
  const [seat] = table.deciders();
  const { rules } = table;
  const maker = (await makers.load(GAME)) ?? expect.fail(`${GAME} has no board`);
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
  const table = randomGameOf(GAME, { players: 2, silver: true }, 'die', (now) =>
    now.legal(now.deciders()[0]).some(({ kind }) => kind === 'take'),
  );
  const points = pointsByKind(await positionAt(table)).get('take') ?? expect.fail('no die can be taken');
  expect(Math.min(...points)).toBeGreaterThan(0);
});

test.each(['buy', 'technology', 'seeker'])(
  'while that question stands, only its answers bring them, and not a task: %s',
  async (task) => {
    const table = randomGameOf(GAME, { players: 4, silver: true }, 'question', (now) => {
      const kinds = new Set(now.legal(now.deciders()[0]).map(({ kind }) => kind));
      return kinds.has('keep') && kinds.has(task);
    });
    const points = pointsByKind(await positionAt(table));
    for (const answer of ['keep', 'decline'])
      expect([answer, Math.min(...(points.get(answer) ?? [0]))]).not.toEqual([answer, 0]);
    expect(points.get(task)).toEqual(new Set([0]));
  },
);
