import { type GameState, LANGUAGES } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { checkDrawnGame, drawnTable } from './drawn-game.ts';

const TABLES = LANGUAGES.flatMap((language) => [
  { language, silver: false, players: 2 },
  { language, silver: true, players: 4 },
  { language, silver: true, players: 1 },
]);

test.each(TABLES)(
  '$language, $players players, silver: $silver: every position fits, every action has words',
  async ({ language, silver, players }) => {
    const kinds = await checkDrawnGame('tiletum', { players, silver }, language);
    expect(kinds.size).toBeGreaterThan(silver ? 24 : 18);
  },
);

test('dice lie at the values of the wheel, and offers, fairs and the king track are listed', async () => {
  const { table, board } = await drawnTable(
    'tiletum',
    {
      players: 2,
      order: [1, 0],
      actionTiles: 'printed',
      wheel: 2,
      contracts: ['iron3for5', 'wool3for5', 'crest1b', 'same4for5', 'iron4for7b'],
      fairs: ['fairHouses', 'fairPillars', 'fairContracts', 'fairCrests'],
      fairTowns: ['frankfurt', 'lyon', 'genova'],
    },
    'wheel',
  );
  const view = table.view(0) as GameState & { dice: number[] };
  const dice = view.dice.map((_, at) => (at === 1 || at === 7 ? 2 : 0));
  const lines = board.draw(Object.assign(view, { dice }));
  expect(lines[0]).toBe('Round 1 of 4, Actions, order P2 P1');
  // The wheel stands at 2, so that the first action has this value: 2 gold dice and 2 food dice lie there.
  expect(lines.find((line) => line.startsWith('2 '))).toMatch(/^2 Merchant \(5 AP\): 2 × Gold, 2 × Food · /);
  expect(lines.find((line) => line.startsWith('1 Joker'))).toMatch(/^1 Joker \(6 AP\): no dice · /);
  expect(lines.find((line) => line.startsWith('Contracts: '))).toBe(
    'Contracts: Contract: 3 iron for 5 VP (3 AP) · Contract: 3 wool for 5 VP (3 AP) · Crest: lily (2 AP)',
  );
  expect(lines.find((line) => line.startsWith('Fairs: '))).toMatch(
    /^Fairs: 1 Tiletum: 2 VP for houses · 2 Frankfurt: 2 VP for pillars/,
  );
  expect(lines.find((line) => line.startsWith('King: '))).toMatch(/^King: P[12] -?\d+ · P[12] -?\d+ · /);
  expect(lines.find((line) => line.startsWith('Tiletum: '))).toMatch(
    /^Tiletum: merchant P1 · architect P1 · merchant P2 · architect P2 · houses P1, P2, free, free · to/,
  );
});

test('alone: the Cardinal has his name, his buildings and his cards', async () => {
  const { table, board } = await drawnTable(
    'tiletum',
    { players: 1, silver: true, level: 'normal', challenges: ['deepCoffers', 'rareChance'] },
    'alone',
  );
  while (table.rules.where(table.state()).round === 1) table.play(0, table.legal(0)[0]);
  const lines = board.draw(table.view(0));
  expect(lines[0]).toMatch(/^Round 2 of 4, Actions, order (?:P1 C|C P1)$/);
  expect(lines.filter((line) => /\bP2\b|Player 2/.test(line))).toEqual([]);
  const his = lines.slice(lines.indexOf('Cardinal'));
  expect(his.find((line) => line.startsWith('  Decree: '))).toMatch(/^ {2}Decree: [A-Z]/);
  expect(his).toContain('  Challenges: Deep Coffers · Rare Chance');
  expect(his.some((line) => line.startsWith('  Levels: '))).toBe(false);
  expect(his.filter((line) => /(?:^| · )\s*6 empty/.test(line))).toEqual([]);
});

test('with silver: what the end multiplies, favoured goods that are left, and contracts that are turned up', async () => {
  const { table, board } = await drawnTable(
    'tiletum',
    { players: 2, silver: true, scoring: 'houses', technologies: ['goods', 'contract', 'king'] },
    'silver',
  );
  const view = table.view(0) as GameState & {
    contractPile: number[];
    silver: { scoring: string; favoured: number[] };
    turn: { revealed: number[] };
  };
  const linesOf = (...beginnings: string[]): string[] =>
    board.draw(view).filter((line) => beginnings.some((one) => line.startsWith(one)));
  expect(linesOf('Final scoring', 'Favoured', 'Turned up')).toEqual([
    'Favoured goods left: Food · Wool · Stone · Iron',
    'Final scoring: houses × pillars or mines',
  ]);
  Object.assign(view.silver, { scoring: 'pillars', favoured: [] });
  view.turn.revealed = view.contractPile.slice(0, 1);
  expect(linesOf('Final scoring', 'Favoured')).toEqual(['Final scoring: pillars × houses or mines']);
  expect(linesOf('Turned up')).toHaveLength(1);
  expect(linesOf('Turned up')[0]).toMatch(/^Turned up: \S.* \(2 AP\)$/);
});

test('points below 0 are shown as such', async () => {
  const { table, board } = await drawnTable('tiletum', { players: 2 }, 'below');
  const view = table.view(0) as GameState & { players: object[] };
  const players = view.players.map((player) => ({ ...player, points: -3 }));
  const lines = board.draw(Object.assign(view, { players }));
  expect(lines.filter((line) => /^Player [12] +-3 /.test(line))).toHaveLength(2);
});
