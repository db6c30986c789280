/** The decree that lies open says what is printed on the card. */
import type { Words } from '@guildhall/board-kit';
import type { Language } from '@guildhall/kernel';
import { say } from '@guildhall/kernel/testkit/texts';
import { expect, test } from 'vitest';
import { type Options, tiletum } from '../../rules/index.ts';
import { alone } from '../../test/alone.ts';
import { SILVER } from '../../test/position.ts';
import { board as english } from '../../text/en/board.ts';
import { board as polish } from '../../text/pl/board.ts';
import { board as ukrainian } from '../../text/uk/board.ts';
import { atlasOf } from '../atlas.ts';
import { decreeLines } from '../decree.ts';

/** The lines of a card, as they stand on the table. */
function lines(id: string, language: Language, texts: object, chosen: Partial<Options> = SILVER): string[] {
  const p = alone(chosen);
  p.cardinal.decree = p.g.decreeIds.indexOf(id);
  const words: Words = {
    language,
    name: (key) => key,
    say: (key, values = {}) => {
      const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
      return say(language, (texts as Record<string, string>)[key], { ...given, action_gen: given.action });
    },
  };
  return decreeLines(words, atlasOf(tiletum.rules(p.g.options)), p.state).map(({ title }) => title);
}

test('TIL-CARDINAL-SEEKER: a line with the seeker action says what he looks for, the kinds in their order', () => {
  expect(lines('pillarsOfHistory', 'en', english)).toEqual([
    'At least as many houses or mines as pillars: architect action',
    'Merchant or Seeker, whichever has more AP (seeks mine > house)',
  ]);
  expect(lines('noblesseObligeSilver', 'en', english)[2]).toBe(
    'A new crest in range: seeker action (seeks mine > house > pillar)',
  );
  expect(lines('pillarsOfHistory', 'pl', polish)[1]).toContain('(szuka: kopalnia > dom)');
  expect(lines('pillarsOfHistory', 'uk', ukrainian)[1]).toContain('(шукає: копальня > будинок)');
  expect(lines('pillarsOfHistory', 'uk', ukrainian)[0]).toContain(': Дія architect');
});

test('TIL-DECREE-LINES: a line without the seeker looks for nothing', () => {
  expect(lines('undyingFame', 'en', english, {})).toEqual([
    'At least as many houses as pillars: architect action',
    'merchant action',
  ]);
});
