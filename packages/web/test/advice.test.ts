/** What each kind of action is for, and when: every kind that a turn offers has its words, in every language. */
import { manifests } from '@guildhall/games';
import { LANGUAGES } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { makers } from '../src/registry/board-makers.ts';
import { speeches } from '../src/text/words.ts';
import { randomGameOf } from './games.ts';

const LONGEST = 150;
/** A question in the middle of a turn offers fewer kinds; in Inventions a turn asks for one kind at a time. */
const KINDS_OF_A_TURN: Readonly<Record<string, number>> = { inventions: 1 };
/** Ends a turn or declines something: nobody asks what for. */
const PLAIN = /^rules\.(TM|AOI|INV|TIL)-TURN$/;
const OPTIONS = [{ players: 2 }, { players: 4 }, { players: 3, silver: true }];

describe.each(manifests.map((manifest) => ({ id: manifest.id, manifest })))('$id', ({ id, manifest }) => {
  test('every kind of action of a turn is explained', async () => {
    const speech = await speeches.load(id, 'en');
    const maker = await makers.load(id);
    const known = (await (await manifest.advice?.())?.en())?.advice ?? {};
    const offered = new Set<string>();
    for (const options of OPTIONS.filter((one) => !('silver' in one) || id === 'tiletum'))
      for (let seed = 0; seed < 3; seed++)
        randomGameOf(id, options, `advice ${seed}`, (now) => {
          const board = maker?.make(now.rules, now.options, speech);
          const [seat] = now.deciders();
          const groups = now.legal(seat).map((action) => board?.group(action).id ?? '');
          const kinds = [...new Set(groups)];
          if (kinds.length >= (KINDS_OF_A_TURN[id] ?? 3)) for (const kind of kinds) offered.add(kind);
          return false;
        });
    const missing = [...offered].filter(
      (kind) => !PLAIN.test(kind) && !Object.hasOwn(known, kind.replace('rules.', '')),
    );
    expect(offered.size).toBeGreaterThan(5);
    expect(missing).toEqual([]);
    for (const chapter of Object.keys(known)) expect(speech.nameOrNull(`rules.${chapter}`)).not.toBeNull();
  });

  test.each(LANGUAGES)('in a sentence or two, without numbers, in %s', async (language) => {
    const advice = (await (await manifest.advice?.())?.[language]())?.advice ?? {};
    const inEnglish = (await (await manifest.advice?.())?.en())?.advice ?? {};
    expect(Object.keys(advice)).toEqual(Object.keys(inEnglish));
    for (const [chapter, { why, when }] of Object.entries(advice))
      for (const text of [why, when]) {
        expect(text.length, text).toBeLessThanOrEqual(LONGEST);
        expect(text, chapter).toMatch(/^\p{Lu}.*\.$/u);
        expect(text, chapter).not.toMatch(/\d/);
      }
  });
});
