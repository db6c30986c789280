import { type Game, LANGUAGES, NamesInSentences } from '@guildhall/kernel';
import { checkTexts, say } from '@guildhall/kernel/testkit/texts';
import { expect, test } from 'vitest';
import { ACTIONS, ALL_SPOTS, GOODS, LEVELS, TABLETS, TECHNOLOGIES, tables } from '../data/index.ts';
import { tiletum } from '../rules/index.ts';
import { CARDINAL_SOURCES, SOURCES } from '../rules/state.ts';
import { texts } from '../text/index.ts';
import { ACTION_ARGUMENTS, LOG_ARGUMENTS, PROMPT_ARGUMENTS } from './message-arguments.ts';

const { helpers, contracts, crests, characters, fairs, decrees, challenges, surprises } = tables;
const TILES = [helpers, contracts, crests, characters, fairs].flatMap(Object.keys);

/** Towns that Polish calls by the names they have at home. */
const SAME_IN_POLISH = [
  'hamburg',
  'tiletum',
  'troyes',
  'frankfurt',
  'bordeaux',
  'lyon',
  'arles',
  'freiberg',
  'annaberg',
  'marienberg',
  'schneeberg',
  'goslar',
  'clausthal',
  'zellerfeld',
  'kutnaHora',
  'gastein',
  'schwaz',
  'rattenberg',
  'sterzing',
  'kremnica',
  'olkusz',
  'baiaMare',
  'rudnik',
  'novoBrdo',
  'srebrenica',
];

const { faults, seen } = checkTexts({
  game: tiletum as unknown as Game,
  texts,
  prompts: PROMPT_ARGUMENTS,
  actions: ACTION_ARGUMENTS,
  log: LOG_ARGUMENTS,
  games: 160,
  options: [
    {},
    { silver: true },
    { actionTiles: 'printed' },
    { silver: true, silverSetup: 'first' },
    { silver: true, level: 'hard' },
  ],
  names: [
    'merchant',
    ...ACTIONS,
    ...GOODS,
    ...ALL_SPOTS,
    ...TILES,
    ...SOURCES,
    ...CARDINAL_SOURCES,
    ...[decrees, challenges, surprises].flatMap(Object.keys),
    ...LEVELS.map((id) => `level.${id}`),
    'cardinal',
    'ironWool',
    ...TECHNOLOGIES.map((id) => `technology.${id}`),
    ...TABLETS.map((id) => `tablet.${id}`),
  ],
  sameEverywhere: ['title'],
});

function isSharedTown(fault: string): boolean {
  return SAME_IN_POLISH.some((id) => fault.includes(`names ${id} `) || fault === `names ${id} for nothing`);
}

test.each(Object.entries(faults))('%s', (what, found) => {
  const own = what === 'pl is a language of its own' ? found.filter((fault) => !isSharedTown(fault)) : found;
  expect(own).toEqual([]);
});

test('the watched games showed enough', () => {
  expect(TILES).toHaveLength(75 + 33 + 17 + 54 + 14);
  expect(seen.obligations.size).toBeGreaterThanOrEqual(9);
  expect(seen.events.size).toBeGreaterThan(22);
  expect(seen.values.size).toBeGreaterThan(120);
  expect(seen.tableSteps.size).toBe(15);
});

test('names of tiles say what is printed on them', () => {
  const named = LANGUAGES.map((language) =>
    ['merchant2a', 'silverForGold1a', 'same2iron2for6', 'iron3for4King', 'crest1b', 'king-wool2b'].map(
      (id) => texts[language].names[id],
    ),
  );
  expect(named).toEqual([
    [
      'Helper: Merchant 2 AP',
      'Helper: 2 gold: 1 silver',
      'Contract: 2 identical + 2 iron for 6 VP',
      'Contract: 3 iron for 4 VP and 1 king step',
      'Crest: lily',
      'King: 2 wool',
    ],
    [
      'Pomocnik (akcja kupca, 2 PA)',
      'Pomocnik (za 2 × złoto: 1 × srebro)',
      'Kontrakt (2 × to samo dobro + 2 × żelazo za 6 PZ)',
      'Kontrakt (3 × żelazo za 4 PZ i 1 pole na torze króla)',
      'Herb (lilia)',
      'Postać króla (2 × wełna)',
    ],
    [
      'Помічник: дія купця, 2 ОД',
      'Помічник: 1 × срібло за 2 × золото',
      'Контракт: 2 × однаковий ресурс + 2 × залізо за 6 ПО',
      'Контракт: 3 × залізо за 4 ПО і 1 поділка на треку короля',
      'Герб: лілія',
      'Персонаж короля: 2 × вовна',
    ],
  ]);
});

test('names of tiles agree with the tables', () => {
  const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
  for (const [id, { same, wool, iron, points }] of Object.entries(contracts)) {
    const printed = [same, wool, iron].filter((count) => count > 0);
    expect([id, numbers(texts.en.names[id]).slice(0, printed.length + 1)]).toEqual([
      id,
      [...printed, points],
    ]);
  }
  for (const [id, { effect, amount }] of Object.entries(helpers))
    if (!['colour', 'oneEach', 'building'].includes(effect))
      expect([id, numbers(texts.en.names[id]).includes(amount)]).toEqual([id, true]);
});

test('what is chosen is never called the Joker, which a die under the seeker field is not', () => {
  const said = LANGUAGES.flatMap((language) => [texts[language].actions.choose, texts[language].log.chosen]);
  for (const text of said) expect(text).not.toMatch(/Joker|uniwersalnej|[Дд]жокер/);
});

test('no rule takes action points for victory points', () => {
  const short = { en: ['AP', 'VP'], pl: ['PA', 'PZ'], uk: ['ОД', 'ПО'] };
  const wrong: string[] = [];
  for (const [id, { text }] of Object.entries(texts.en.rules))
    for (const language of ['pl', 'uk'] as const)
      for (const [at, points] of short.en.entries()) {
        const other = texts[language].rules[id].text;
        for (const [, count] of text.matchAll(new RegExp(`(\\d+) ${points}`, 'g')))
          if (!other.includes(`${count} ${short[language][at]}`))
            wrong.push(`${id}: ${count} ${points}, ${language}`);
      }
  expect(wrong).toEqual([]);
});

test('a contract without goods of one kind names none', () => {
  const said = LANGUAGES.map((language) =>
    say(language, texts[language].actions.fulfil, { tile: 'X', good: 'none', less_key: 'none' }),
  );
  expect(said).toEqual(['Fulfil: X', 'Zrealizuj: X', 'Виконати «X»']);
});

test('a question names the piece or the gain that it is about', () => {
  const asked = (kind: 'anywhere' | 'offer', what: string): string[] =>
    LANGUAGES.map((language) => {
      const words = new NamesInSentences(texts[language].names);
      return say(language, texts[language].prompts[kind], words.spoken({ what, price: 0 }));
    });
  expect(asked('anywhere', 'merchant')).toEqual([
    'Move your merchant to any spot',
    'Przesuń kupca na dowolne pole',
    expect.stringContaining('купця'),
  ]);
  expect(asked('offer', 'points')).toEqual([
    'Pay silver for VP?',
    'Wydać srebro, aby otrzymać PZ?',
    expect.stringContaining('ПО'),
  ]);
});

test('one action point that is left is one, not many', () => {
  const left = (points: number): string[] =>
    LANGUAGES.map((language) =>
      say(language, texts[language].prompts.turn, { stage: 'action', action: 'A', action_gen: 'A', points }),
    );
  expect(left(1)).toEqual([
    'A: 1 AP left. Spend it or end your turn',
    'Akcja A: został 1 PA. Wydaj go albo zakończ turę',
    'A: залишилося 1 ОД. Витратьте його або завершіть хід',
  ]);
  for (const text of left(3)) expect(text).toMatch(/them|Wydaj je|їх/);
});

test('what the Cardinal keeps together is a small word in a sentence', () => {
  const said = LANGUAGES.map((language) => {
    const words = new NamesInSentences(texts[language].names);
    const values = words.spoken({ card: null, line: 0, good: 'ironWool', count: 2, isGain: true });
    return say(language, texts[language].log.cardinalGoods, values);
  });
  expect(said).toEqual([
    'The Cardinal gains 2 iron or wool',
    'Kardynał zyskuje: 2 × żelazo lub wełna',
    'Кардинал отримує: 2 × залізо або вовна',
  ]);
});

test('what a surprise brings names the card and its line', () => {
  const said = LANGUAGES.map((language) =>
    say(language, texts[language].log.cardinalScored, {
      card: 'X',
      line: 1,
      source: 'S',
      points: 5,
      isGain: 'true',
    }),
  );
  expect(said).toEqual([
    'Cardinal (X, line 1): scores 5 VP (S)',
    'Kardynał (X, wiersz 1): zdobywa 5 PZ (S)',
    'Кардинал (X, рядок 1): набирає 5 ПО (S)',
  ]);
});

test('the Cardinal says which line of his card he follows, or that none applies', () => {
  const said = LANGUAGES.flatMap((language) =>
    [3, 0].map((line) =>
      say(language, texts[language].log.cardinalDie, {
        card: 'X',
        line,
        good: 'G',
        good_gen: 'G',
        value: 5,
        action: 'A',
        action_gen: 'A',
        points: 2,
      }),
    ),
  );
  expect(said).toEqual([
    'Cardinal (X, line 3): die G 5, A with 2 AP',
    'Cardinal (X, no line applies): die G 5, A with 2 AP',
    'Kardynał (X, wiersz 3): kość G o wartości 5, akcja A (2 PA)',
    'Kardynał (X, żaden wiersz nie pasuje): kość G o wartości 5, akcja A (2 PA)',
    'Кардинал (X, рядок 3): кубик G 5, дія A, 2 ОД',
    'Кардинал (X, жоден рядок не підходить): кубик G 5, дія A, 2 ОД',
  ]);
});
