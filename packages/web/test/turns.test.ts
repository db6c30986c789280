/** A whole turn of a seat as one line: how entries are put together, and what is said. */
import type { TurnWords } from '@guildhall/board-kit';
import { manifests } from '@guildhall/games';
import {
  type GameWords,
  LANGUAGES,
  type Language,
  type LogEvent,
  type RedactedEntry,
  TABLE,
} from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { compileMessage } from '../build/messages.ts';
import { makers } from '../src/registry/board-makers.ts';
import { eventText, type Narrator, tellTurn } from '../src/table/panels/turn-line.ts';
import { itemsOf, type LogItem, numberOf, type Turn } from '../src/table/panels/turns.ts';
import { GameSpeech } from '../src/text/words.ts';
import { randomGameOf } from './games.ts';

const WORDS: TurnWords = {
  parts: { pay: 'detail', go: 'way', offer: 'answer', take: 'answer', round: 'heading', income: 'after' },
  opening: new Set(['build', 'act']),
  gains: ({ data }) => (typeof data.points === 'number' ? { points: data.points } : {}),
};

let number = 0;

/** An entry of a seat with events written as `kind`, or `seat:kind` where they are another's. */
function entry(seat: number, ...events: string[]): RedactedEntry {
  number += 1;
  return { number, kind: 'action', seat, line: null, events: events.map((text) => eventOf(seat, text)) };
}

function eventOf(seat: number, text: string): LogEvent {
  const [kind, of = String(seat)] = text.split(':').reverse();
  return { kind, seat: of === 'table' ? TABLE : Number(of), readers: 'all', data: {} };
}

/** Each item in short: who, and the kinds of what they did; answers stand behind a bar. */
function short(items: readonly LogItem[]): string[] {
  return items.map((item) => {
    const undone = item.isUndone ? '~' : '';
    if (item.kind === 'news') return `${undone}news ${item.events.map(({ kind }) => kind).join(' ')}`;
    const kinds = (entries: readonly RedactedEntry[]): string =>
      entries.flatMap(({ events }) => events.map(({ kind }) => kind)).join(' ');
    const answers = item.answers.length === 0 ? '' : ` | ${kinds(item.answers)}`;
    return `${undone}${item.seat}: ${kinds(item.entries)}${answers}`;
  });
}

test('all that a seat does in its turn is one item, and what the table does then is another', () => {
  const log = [
    entry(0, 'pay', 'build'),
    entry(0, 'tile'),
    entry(0),
    entry(1, 'act'),
    entry(1, '1:income', 'table:round', '0:income'),
    entry(0, 'build'),
  ];
  expect(short(itemsOf(log, WORDS))).toEqual([
    '0: pay build tile',
    '1: act',
    'news income round income',
    '0: build',
  ]);
  expect(itemsOf(log, WORDS).map(numberOf)).toEqual(
    [log[2], log[4], log[4], log[5]].map((one) => one.number),
  );
});

test('answers of others belong to the turn they answer, and nothing else of others does', () => {
  const log = [
    entry(0, 'build', '1:offer', '2:offer'),
    entry(0),
    entry(1, 'take'),
    entry(2, 'take'),
    entry(1, 'act'),
  ];
  expect(short(itemsOf(log, WORDS))).toEqual(['0: build offer offer | take take', '1: act']);
});

test('who has two turns in a row has two lines; who stops for nothing within one has one', () => {
  const twice = [entry(0, 'build'), entry(0), entry(0, 'pay'), entry(0, 'act'), entry(0)];
  expect(short(itemsOf(twice, WORDS))).toEqual(['0: build', '0: pay act']);
  const once = [entry(0, 'tile'), entry(0), entry(0, 'build'), entry(0), entry(0, 'pay'), entry(0)];
  expect(short(itemsOf(once, WORDS))).toEqual(['0: tile build pay']);
});

test('what the table does in the middle of a turn is part of it', () => {
  const log = [entry(0, 'build', 'table:milestone'), entry(0, 'tile')];
  expect(short(itemsOf(log, WORDS))).toEqual(['0: build milestone tile']);
});

test('a round that begins in between ends a turn: what is taken before the first is no part of it', () => {
  const log = [entry(0, 'tile', 'table:round', 'table:income'), entry(0, 'build')];
  expect(short(itemsOf(log, WORDS))).toEqual(['0: tile', 'news round income', '0: build']);
});

test('what was gone back on is marked, and only that; at a point before it nothing is', () => {
  const log = [entry(0, 'build'), entry(1, 'act'), entry(0, 'act')];
  const back: RedactedEntry = {
    number: log[2].number + 1,
    kind: 'back',
    seat: 1,
    line: null,
    events: [{ kind: 'KERNEL-BACK', seat: 1, readers: 'all', data: { to: log[0].number } }],
  };
  number = back.number;
  const all = [...log, back, entry(1, 'build')];
  expect(short(itemsOf(all, WORDS))).toEqual([
    '0: build',
    '~1: act',
    '~0: act',
    'news KERNEL-BACK',
    '1: build',
  ]);
  expect(short(itemsOf(all, WORDS, log[2].number))).toEqual(['0: build', '1: act', '0: act']);
});

test.each([{ players: 2 }, { players: 3, silver: true }])(
  'tiletum %o: what the table does behind a turn is no part of it: king, fair, income, final scoring',
  async (options) => {
    const manifest = manifests.find(({ id }) => id === 'tiletum');
    if (manifest === undefined) throw new Error('there is no tiletum');
    const table = randomGameOf('tiletum', options, 'behind turns');
    const { words } = await manifest.words.en();
    const speech = new GameSpeech('tiletum', compiled(words, 'en'), 'en');
    const board = (await makers.load('tiletum'))?.make(table.rules, table.options, speech);
    if (board === undefined) throw new Error('there is no board');
    const items = itemsOf(table.log(null), board.turns);
    const told = (item: LogItem): readonly LogEvent[] =>
      item.kind === 'news' ? item.events : item.entries.flatMap(({ events }) => events);
    const sources = (item: LogItem): string[] =>
      told(item)
        .filter(({ kind }) => kind === 'scored')
        .map(({ data }) => String(data.source));
    const behind = ['kingPoints', 'fairPoints', 'mapPoints', 'buildingPoints', 'goodsPoints', 'silverPoints'];
    const turns = items.filter((item) => item.kind === 'turn');
    expect(turns.flatMap(sources).filter((source) => behind.includes(source))).toEqual([]);
    // Within a turn nobody but whose turn it is gains silver: that is income.
    const foreign = turns.flatMap((turn) =>
      told(turn).filter(({ kind, seat }) => kind === 'silverChanged' && seat !== turn.seat),
    );
    expect(foreign).toEqual([]);
    const last = items[items.length - 1];
    expect(last.kind).toBe('news');
    expect(sources(last)).toEqual(expect.arrayContaining(['kingPoints', 'goodsPoints']));
    // Points of actions stay where they were.
    expect(turns.flatMap(sources).length).toBeGreaterThan(5);
  },
);

/** Words with the name in front, as nouns or as verbs. */
function narrator(texts: Readonly<Record<string, string>>, language: Language = 'en'): Narrator {
  const look = (name: string) => ({ name, initial: name[0], fill: '', ink: '' });
  return {
    board: {
      turns: WORDS,
      amounts: (changes) =>
        Object.entries(changes).map(([label, value]) => ({
          icon: null,
          label,
          value: `+${value}`,
          tone: 'gain',
        })),
      touched: () => [],
    },
    speech: {
      language,
      event: ({ kind, seat }, nameOf) =>
        texts[kind]?.replace('{seat}', seat === TABLE ? '' : nameOf(seat)) ?? null,
      name: (key) => key,
    },
    looks: [look('Witches'), look('Nomads')],
    personOf: (seat) => ['Marta', 'Olek'][seat],
  };
}

function lineOf(events: readonly string[], speaker: Narrator): string {
  const [turn] = itemsOf([entry(0, ...events)], WORDS);
  return tellTurn(turn as Turn, speaker).text;
}

test('nouns stand one after the other behind the name, once each', () => {
  const speaker = narrator({
    build: '{seat}: temple on F2',
    tile: '{seat}: favour tile',
    pay: '{seat}: 1 power burnt',
    go: '{seat}: to Rome',
  });
  expect(lineOf(['pay', 'pay', 'build', 'tile'], speaker)).toBe('Witches: temple on F2, favour tile');
  expect(lineOf(['pay', 'pay', 'pay'], speaker)).toBe('Witches: 1 power burnt ×3');
  expect(lineOf(['go', 'go', 'build'], speaker)).toBe('Witches: to Rome, temple on F2');
});

test('verbs of one seat become one sentence, by the grammar of the language', () => {
  const en = { build: '{seat} build a temple', tile: '{seat} take a tile', act: '{seat} found a town' };
  expect(lineOf(['build', 'tile', 'act'], narrator(en))).toBe(
    'Witches build a temple, take a tile and found a town',
  );
  const pl = { build: '{seat} budują świątynię', tile: '{seat} biorą żeton' };
  expect(lineOf(['build', 'tile'], narrator(pl, 'pl'))).toBe('Witches budują świątynię i biorą żeton');
  const uk = { build: '{seat} зводять храм', tile: '{seat} беруть жетон' };
  expect(lineOf(['build', 'tile'], narrator(uk, 'uk'))).toMatch(
    /^Witches зводять храм (і|й|та) беруть жетон$/,
  );
  expect(lineOf(['eureka'], narrator({ eureka: 'Eureka! {seat} think' }))).toBe('Eureka! Witches think');
});

test('a sentence that would be too long tells what comes first', () => {
  const long = 'a tile that gives '.repeat(4).trim();
  const speaker = narrator({
    build: `{seat} take ${long}`,
    tile: `{seat} take two of ${long}`,
    act: '{seat} pass',
  });
  expect(lineOf(['build', 'tile'], speaker)).toBe(`Witches take ${long}`);
  expect(lineOf(['build', 'act'], speaker)).toBe(`Witches take ${long} and pass`);
});

test('what others got by it is told of each once: the answer, or what still waits for one', () => {
  const speaker = narrator({ build: '{seat}: temple', offer: '{seat}: 2 power?', take: '{seat}: +2 power' });
  const log = [entry(0, 'build', '1:offer')];
  const told = (entries: readonly RedactedEntry[]): string[] =>
    tellTurn(itemsOf(entries, WORDS)[0] as Turn, speaker).forOthers.map(({ text }) => text);
  expect(told(log)).toEqual(['Nomads: 2 power?']);
  expect(told([...log, entry(1, 'take')])).toEqual(['Nomads: +2 power']);
});

test('who becomes what their seat is called by is told by their own name', () => {
  const speaker = narrator({ act: '{seat} plays Witches', build: '{seat} build a temple' });
  const chosen: LogEvent = { ...eventOf(0, 'act'), data: { faction: 'Witches' } };
  expect(eventText(chosen, speaker)).toBe('Marta plays Witches');
  expect(eventText(eventOf(0, 'build'), speaker)).toBe('Witches build a temple');
});

test('what only leads to something else on the same place is not told beside it', () => {
  const words = { ...WORDS, parts: { ...WORDS.parts, dig: 'leads' as const } };
  const spoken = narrator({ dig: '{seat} dig on E5', build: '{seat} build on E5', act: '{seat} act' });
  const speaker: Narrator = {
    ...spoken,
    board: { ...spoken.board, turns: words, touched: ({ kind }) => (kind === 'act' ? ['F2'] : ['E5']) },
  };
  const lineWith = (...events: string[]): string =>
    tellTurn(itemsOf([entry(0, ...events)], words)[0] as Turn, speaker).text;
  expect(lineWith('dig', 'build')).toBe('Witches build on E5');
  expect(lineWith('dig', 'act')).toBe('Witches dig on E5 and act');
  expect(lineWith('dig')).toBe('Witches dig on E5');
});

/** As the client gets them: parsed while it is built. */
function compiled(words: GameWords, language: Language): GameWords {
  const all = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text, language)]));
  return { ...words, log: all(words.log), board: all(words.board) } as unknown as GameWords;
}

test.each([
  ['en', 'Witches', 'Witches build a dwelling on E5', 'Marta builds a dwelling on E5'],
  ['pl', 'Wiedźmy', 'Wiedźmy budują osadę na E5', 'Marta buduje osadę na E5'],
  ['uk', 'Відьми', 'Відьми будують оселю на E5', 'Marta будує оселю на E5'],
] as const)('%s: the verb of a line agrees with who acts', async (language, name, ofMany, ofOne) => {
  const [manifest] = manifests.filter(({ id }) => id === 'terra-mystica');
  const { words } = await manifest.words[language]();
  const speech = new GameSpeech('terra-mystica', compiled(words, language), language);
  const built: LogEvent = { ...eventOf(0, 'built'), data: { hex: 'E5', building: 'dwelling' } };
  const { board, looks, personOf } = narrator({});
  const lineBy = (named: string): string => {
    const entries = [{ ...entry(0), events: [built] }];
    const turn: Turn = { kind: 'turn', seat: 0, entries, answers: [], isUndone: false };
    return tellTurn(turn, { board, speech, looks: [{ ...looks[0], name: named }], personOf }).text;
  };
  expect(lineBy(name)).toBe(ofMany);
  expect(lineBy('Marta')).toBe(ofOne);
});

test.each([
  ['en', 'Witches', 'Witches build dwellings on H3 and E2', 'Marta builds dwellings on H3 and E2'],
  ['pl', 'Wiedźmy', 'Wiedźmy budują osady na H3 i E2', 'Marta buduje osady na H3 i E2'],
  ['uk', 'Відьми', 'Відьми будують оселі на H3 і E2', 'Marta будує оселі на H3 і E2'],
] as const)('%s: what is built twice in a turn is told once', async (language, name, ofMany, ofOne) => {
  const [manifest] = manifests.filter(({ id }) => id === 'terra-mystica');
  const { words } = await manifest.words[language]();
  const speech = new GameSpeech('terra-mystica', compiled(words, language), language);
  const events = ['H3', 'E2'].map(
    (hex): LogEvent => ({ ...eventOf(0, 'built'), data: { hex, building: 'dwelling' } }),
  );
  const { board, looks, personOf } = narrator({});
  const turns = { ...WORDS, together: { built: 'hex' } };
  const lineBy = (named: string): string => {
    const entries = [{ ...entry(0), events }];
    const turn: Turn = { kind: 'turn', seat: 0, entries, answers: [], isUndone: false };
    const narrating = { board: { ...board, turns }, speech, looks: [{ ...looks[0], name: named }], personOf };
    return tellTurn(turn, narrating).text;
  };
  expect(lineBy(name)).toBe(ofMany);
  expect(lineBy('Marta')).toBe(ofOne);
});

test.for(manifests.filter(({ board }) => board !== undefined).map(({ id }) => id))(
  '%s: every turn of a game has a line, in every language',
  async (game) => {
    const manifest = manifests.find(({ id }) => id === game);
    const samples = await manifest?.samples?.();
    if (manifest === undefined || samples === undefined) throw new Error(`${game} has no samples`);
    const { options, isReached } = samples.position;
    const table = randomGameOf(game, options, 'lines', isReached);
    const log = table.log(null);
    for (const language of LANGUAGES) {
      const { words } = await manifest.words[language]();
      const speech = new GameSpeech(game, compiled(words, language), language);
      const board = (await makers.load(game))?.make(table.rules, table.options, speech);
      if (board === undefined) throw new Error(`${game} has no board`);
      const looks = board.looks(table.view(null));
      const items = itemsOf(log, board.turns);
      const turns = items.filter((item) => item.kind === 'turn');
      expect(turns.length).toBeGreaterThan(5);
      expect(turns.length).toBeLessThan(log.length);
      // Nothing that happened is lost on the way.
      const count = (events: readonly { readonly events: readonly LogEvent[] }[]): number =>
        events.reduce((sum, one) => sum + one.events.length, 0);
      const kept = items.map((item) =>
        item.kind === 'news' ? item.events.length : count(item.entries) + count(item.answers),
      );
      expect(kept.reduce((sum, one) => sum + one, 0)).toBe(count(log));
      for (const turn of turns) {
        const personOf = (seat: number): string => `Player ${seat + 1}`;
        const { text } = tellTurn(turn, { board, speech, looks, personOf });
        expect(text).not.toMatch(/[{}]|undefined|^\s*$/);
        const { name } = looks[turn.seat];
        expect(
          [name, personOf(turn.seat)].some((one) => text.includes(one)),
          text,
        ).toBe(true);
        // Nobody becomes, takes or chooses themselves.
        expect(text.split(name).length, text).toBeLessThanOrEqual(2);
        // Who did one thing alone did what the log says of it: with the same verb, in the same form.
        const own = turn.entries.flatMap(({ events }) => events).filter(({ seat }) => seat === turn.seat);
        if (own.length === 1) expect(text).toBe(eventText(own[0], { speech, looks, personOf }));
      }
    }
  },
);
