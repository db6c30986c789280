/** What a faction of Terra Mystica can do, in words made of its table. */
import type { Words } from '@guildhall/board-kit';
import { games } from '@guildhall/games/all';
import { LANGUAGES, type Language, Table } from '@guildhall/kernel';
import { say } from '@guildhall/kernel/testkit/texts';
import { describe, expect, test } from 'vitest';
import { makers } from '../src/board-makers.ts';

const GAME = 'terra-mystica';

interface Override {
  readonly path: string;
  readonly value: number;
}

/** What the board says of each faction, by its name, with corrected values. */
async function told(language: Language, overrides: readonly Override[] = []): Promise<Map<string, string>> {
  const found = games.get(GAME);
  const maker = await makers.load(GAME);
  if (found === undefined || maker === null) throw new Error(`no board of ${GAME}`);
  const { names, board: texts } = found.texts[language];
  const words: Words = {
    language,
    name: (key) => names[key],
    say: (key, values = {}) => say(language, texts[key], values as Record<string, string>),
  };
  const table = new Table(found.game, { players: 2, factionChoice: 'free', overrides }, 'words');
  const board = maker.make(table.rules, table.options, words);
  const offered = table.legal(table.deciders()[0]).flatMap((action) => board.places(action));
  return new Map(
    offered.map((place) => {
      const { title, lines } = board.explain(table.view(0), place, 0);
      return [title.split(':')[0], lines.join(' ')];
    }),
  );
}

describe('what a faction can do', () => {
  test.each([
    [
      'witches',
      'Each town you found scores 5 extra VP. Stronghold: Once per round: a free dwelling on any Forest.',
    ],
    ['auren', 'Stronghold: At once: 1 favour tile. Once per round: 2 steps on one cult.'],
    [
      'dwarves',
      'You may skip 1 hex when you terraform or build: 2 workers, +4 VP. Stronghold: Skipping costs 1 worker.',
    ],
    [
      'darklings',
      'You pay for spades with priests. 2 VP for each spade you pay for. Stronghold: At once: up to 3 workers become priests.',
    ],
    [
      'chaosMagicians',
      'You start with 1 dwelling. 2 favour tiles for each temple and for the sanctuary. Stronghold: Once per round: two actions in one turn.',
    ],
  ])('%s', async (faction, expected) => {
    expect((await told('en')).get(faction)?.split(' Start:')[0]).toBe(expected);
  });

  test('corrected values change the words', async () => {
    const corrected = await told('en', [
      { path: 'factions.witches.townPoints', value: 7 },
      { path: 'factions.witches.pointsForSpade', value: 1 },
    ]);
    expect(corrected.get('witches')).toContain('1 VP for each spade. Each town you found scores 7 extra VP.');
  });

  test.each(LANGUAGES)('every faction has something of its own in %s', async (language) => {
    const all = await told(language);
    expect(all.size).toBe(14);
    for (const [faction, lines] of all) expect(lines, faction).not.toMatch(/[{}]|undefined/);
    expect(new Set(all.values()).size).toBe(14);
  });
});
