import type { Words } from '@guildhall/board-kit';
import { LANGUAGES, type Language } from '@guildhall/kernel';
import { say } from '@guildhall/kernel/testkit/texts';
import { describe, expect, test } from 'vitest';
import { FACTIONS, type FactionId, tables } from '../../data/index.ts';
import { texts } from '../../text/index.ts';
import { abilityLines, sanctuaryLines, strongholdOf } from '../abilities.ts';

function wordsIn(language: Language): Words {
  return {
    language,
    name: (key) => texts[language].names[key],
    say: (key, values = {}) => say(language, texts[language].board[key], values as Record<string, string>),
  };
}

const ENGLISH = wordsIn('en');

describe('what a faction can do, in words made of its table', () => {
  test.each<[FactionId, readonly string[], readonly string[]]>([
    [
      'witches',
      ['Each town you found scores 5 extra VP.'],
      ['Once per round: a free dwelling on any Forest.'],
    ],
    ['auren', [], ['At once: 1 favour tile.', 'Once per round: 2 steps on one cult.']],
    [
      'dwarves',
      ['You may skip 1 hex when you terraform or build: pay 2 workers, +4 VP.'],
      ['Skipping costs 1 worker.'],
    ],
    [
      'darklings',
      ['You pay for spades with priests.', '2 VP for each spade you pay for.'],
      ['At once: up to 3 workers become priests.'],
    ],
    [
      'chaosMagicians',
      ['You start with 1 dwelling.', '2 favour tiles for each temple and for the sanctuary.'],
      ['Once per round: two actions in one turn.'],
    ],
  ])('%s', (id, ability, stronghold) => {
    const faction = tables.factions[id];
    expect(abilityLines(ENGLISH, faction)).toEqual(ability);
    expect(strongholdOf(ENGLISH, faction).lines).toEqual(stronghold);
  });

  test('corrected values change the words', () => {
    const witches = { ...tables.factions.witches, townPoints: 7, pointsForSpade: 1 };
    expect(abilityLines(ENGLISH, witches)).toEqual([
      '1 VP for each spade.',
      'Each town you found scores 7 extra VP.',
    ]);
    expect(sanctuaryLines(ENGLISH, witches, { ...tables.town, buildingsWithSanctuary: 2 })).toEqual([
      '1 favour tile.',
      'A town needs only 2 buildings.',
    ]);
    expect(sanctuaryLines(ENGLISH, witches, { ...tables.town, buildingsWithSanctuary: 4 })).toEqual([
      '1 favour tile.',
    ]);
  });

  test.each(LANGUAGES)('every faction has something of its own in %s', (language) => {
    const words = wordsIn(language);
    for (const id of FACTIONS) {
      const faction = tables.factions[id];
      const { title, lines } = strongholdOf(words, faction);
      expect(lines.length, id).toBeGreaterThan(0);
      expect(title === null, id).toBe(faction.stronghold.action === null);
      expect([...lines, ...abilityLines(words, faction)].join(' '), id).not.toMatch(/[{}]|undefined/);
    }
  });
});
