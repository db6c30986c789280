/** What must hold of every game's texts, in all languages. */
import {
  type AllTexts,
  formKey,
  type Game,
  type GameTexts,
  isForm,
  LANGUAGES,
  type Language,
  type MessageArguments,
  type OptionSpec,
} from '../../index.ts';
import { formAsked, isUkrainian, messageFaults, usedIn } from './messages.ts';
import { type Seen, watchGames } from './watch.ts';

export { say, usedIn } from './messages.ts';

export interface TextCheck {
  readonly game: Game;
  readonly texts: AllTexts;
  readonly prompts: MessageArguments;
  readonly actions: MessageArguments;
  readonly log: MessageArguments;
  /** Random games to watch, with these options in turn. */
  readonly games: number;
  readonly options: readonly Readonly<Record<string, unknown>>[];
  /** Names that have to be there, whether a watched game speaks of them or not. */
  readonly names: readonly string[];
  /** Texts that are the same in every language, as `title` or `names steel`. */
  readonly sameEverywhere: readonly string[];
  /** Latin letters that are printed on pieces, as `ABC`: they stand in every language as they are. */
  readonly printedLetters?: string;
}

export interface TextReport {
  /** What is wrong, by what should hold. */
  readonly faults: Readonly<Record<string, readonly string[]>>;
  readonly seen: Seen;
}

const MESSAGES = ['prompts', 'actions', 'log'] as const;

export function checkTexts(check: TextCheck): TextReport {
  const seen = watchGames(check);
  const faults = Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      Object.entries(languageFaults(check, language, seen)).map(([what, found]) => [
        `${language} ${what}`,
        found,
      ]),
    ),
  );
  return { faults, seen };
}

function everyText({ title, names, prompts, actions, log, board, rules }: GameTexts): Map<string, string> {
  const all = new Map([['title', title]]);
  for (const [sort, messages] of Object.entries({ names, prompts, actions, log, board }))
    for (const [key, text] of Object.entries(messages))
      if (sort !== 'names' || !isForm(key)) all.set(`${sort} ${key}`, text);
  for (const [id, rule] of Object.entries(rules))
    for (const [part, text] of Object.entries(rule)) all.set(`rules ${id} ${part}`, text);
  return all;
}

/** What only one of two lists has. */
function differences(found: Iterable<string>, wanted: Iterable<string>): string[] {
  const has = new Set(found);
  const wants = new Set(wanted);
  return [
    ...[...wants].filter((key) => !has.has(key)).map((key) => `no ${key}`),
    ...[...has].filter((key) => !wants.has(key)).map((key) => `${key} for nothing`),
  ];
}

function languageFaults(check: TextCheck, language: Language, seen: Seen): Record<string, string[]> {
  const { game, texts } = check;
  const own = texts[language];
  const all = everyText(own);
  const english = everyText(texts.en);
  return {
    'says what English says': differences(all.keys(), english.keys()),
    'has no empty text but for rulings': emptyTexts(all, english),
    'has every rule': differences(Object.keys(own.rules), game.ruleIds),
    'has every message': MESSAGES.flatMap((sort) =>
      differences(Object.keys(own[sort]), Object.keys(check[sort])).map((fault) => `${sort}: ${fault}`),
    ),
    'names every option with its values': differences(
      Object.keys(own.names).filter((key) => key.startsWith('option.')),
      optionNames(game),
    ),
    'names whatever games speak of': unnamed(check, own, seen),
    'names have the forms that sentences ask for': missingForms(check, language, own, seen),
    'chooses by words, not by what they are called': renamedWords(check, language, own),
    'has the arguments that games give': [
      ...argumentFaults(seen.obligations, check.prompts),
      ...argumentFaults(seen.events, check.log),
    ],
    'can be said of any number': sayingFaults(check, language, own),
    'says of every rule about as much as English': unevenRules(own, texts.en),
    'is a language of its own': language === 'en' ? [] : foreign(check, language, all, english),
  };
}

function emptyTexts(all: ReadonlyMap<string, string>, english: ReadonlyMap<string, string>): string[] {
  return [...all]
    .filter(([key, text]) => {
      if (text !== text.trim() || (text === '') !== (english.get(key) === '')) return true;
      return text === '' && !key.endsWith(' ruling');
    })
    .map(([key]) => key);
}

function optionNames(game: Game): string[] {
  const fields: Readonly<Record<string, OptionSpec<unknown>>> = game.options.fields;
  return [
    'option.players',
    'option.overrides',
    ...Object.entries(fields).flatMap(([field, { values }]) => [
      `option.${field}`,
      ...(values ?? []).map((value) => `option.${field}.${value}`),
    ]),
  ];
}

function unnamed(check: TextCheck, { names }: GameTexts, seen: Seen): string[] {
  const keys = [
    ...check.names,
    ...seen.values,
    ...seen.counts,
    ...[...seen.phases].map((phase) => `phase.${phase}`),
    ...[...seen.tableSteps].map((kind) => `table.${kind}`),
  ];
  return keys.filter((key) => !Object.hasOwn(names, key));
}

/** Languages differ in the forms they need: what one of its own sentences asks for, a language has to have. */
function missingForms(check: TextCheck, language: Language, own: GameTexts, seen: Seen): string[] {
  const { names } = own;
  const faults = Object.keys(names)
    .filter((key) => isForm(key) && !Object.hasOwn(names, key.slice(0, key.indexOf('~'))))
    .map((key) => `${key} of no name`);
  for (const sort of MESSAGES)
    for (const [kind, message] of Object.entries(own[sort]))
      for (const argument of usedIn(message, language).used) {
        const asked = formAsked(argument, check[sort][kind] ?? {});
        if (asked === null || asked.form === 'key' || asked.form === 'n') continue;
        for (const key of seen.byArgument.get(`${sort} ${kind} ${asked.of}`) ?? [])
          if (!Object.hasOwn(names, formKey(key, asked.form))) faults.push(formKey(key, asked.form));
      }
  return [...new Set(faults)];
}

/**
 * A word that is also a key of a name reaches a message as that name, in its language: `{what, select, merchant {}}` is
 * never chosen, `{what_key, select, merchant {}}` is.
 */
function renamedWords(check: TextCheck, language: Language, own: GameTexts): string[] {
  return MESSAGES.flatMap((sort) =>
    Object.entries(own[sort]).flatMap(([kind, message]) =>
      usedIn(message, language)
        .choices.filter(({ argument }) => check[sort][kind]?.[argument] === 'word')
        .flatMap(({ argument, between }) =>
          between
            .filter((word) => Object.hasOwn(own.names, word))
            .map((word) => `${sort} ${kind}: ${argument} is never ${word}`),
        ),
    ),
  );
}

/** Languages differ in length, but not by so much: then something is missing, or stands at the wrong rule. */
const MOST_TIMES_LONGER = 2;

function unevenRules({ rules }: GameTexts, { rules: english }: GameTexts): string[] {
  return Object.entries(rules).flatMap(([id, own]) =>
    (['text', 'ruling'] as const).flatMap((part) => {
      const [shorter, longer] = [own[part].length, english[id]?.[part].length ?? 0].sort((a, b) => a - b);
      return longer > MOST_TIMES_LONGER * shorter ? [`${id} ${part}`] : [];
    }),
  );
}

function argumentFaults(kinds: ReadonlyMap<string, ReadonlySet<string>>, given: MessageArguments): string[] {
  return [...kinds].flatMap(([kind, found]) =>
    differences(Object.keys(given[kind] ?? { [`message ${kind}`]: 'name' }), found).map(
      (fault) => `${kind}: ${fault}`,
    ),
  );
}

function sayingFaults(check: TextCheck, language: Language, own: GameTexts): string[] {
  const name = own.names[check.names[0]];
  return MESSAGES.flatMap((sort) =>
    Object.entries(own[sort]).flatMap(([kind, message]) => {
      const given = { ...check[sort][kind], ...(sort === 'log' ? { seat: 'name' as const } : {}) };
      return messageFaults(language, message, given, name).map((fault) => `${sort} ${kind} ${fault}`);
    }),
  );
}

function withoutPrinted(sentence: string, { printedLetters }: TextCheck): string {
  return printedLetters === undefined
    ? sentence
    : sentence.replace(new RegExp(`\\b[${printedLetters}]\\b`, 'g'), '');
}

/** Arguments alone are of no language. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
}

function foreign(
  check: TextCheck,
  language: Language,
  all: ReadonlyMap<string, string>,
  english: ReadonlyMap<string, string>,
): string[] {
  const same = [...all]
    .filter(([key, text]) => hasWords(text) && text === english.get(key))
    .map(([key]) => key);
  const faults = differences(same, check.sameEverywhere).filter((fault) => !fault.startsWith('no '));
  if (language !== 'uk') return faults;
  for (const [key, text] of all) {
    if (text === '' || !/^(names|rules)/.test(key) || check.sameEverywhere.includes(key)) continue;
    for (const sentence of text.split(/(?<=[.!?])\s+/))
      if (!isUkrainian(withoutPrinted(sentence, check))) faults.push(`${key}: ${sentence}`);
  }
  return faults;
}
