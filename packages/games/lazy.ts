/**
 * The registry for the client, which loads a game when somebody plays it and a language when somebody reads it. What
 * stands here is what a list of games shows.
 */
import type { Game, GameWords, Language, RuleTexts, SourcedTable } from '@guildhall/kernel';
import { engines } from './engines.ts';

export interface LazyGame {
  readonly id: string;
  readonly titles: Readonly<Record<Language, string>>;
  readonly players: { readonly least: number; readonly most: number; readonly usual: number };
  /** Options for somebody who plays it for the first time. */
  readonly firstPlay: Readonly<Record<string, unknown>>;
  game(): Promise<Game>;
  words(language: Language): Promise<GameWords>;
  rules(language: Language): Promise<RuleTexts>;
  /** What the values of its tables are called, by the ends of their paths. */
  values(language: Language): Promise<Readonly<Record<string, string>>>;
  tables(): Promise<readonly SourcedTable[]>;
}

type ByLanguage<T> = Readonly<Record<Language, () => Promise<T>>>;

const terraMysticaWords: ByLanguage<GameWords> = {
  en: async () => (await import('@guildhall/terra-mystica/text/en/words')).words,
  pl: async () => (await import('@guildhall/terra-mystica/text/pl/words')).words,
  uk: async () => (await import('@guildhall/terra-mystica/text/uk/words')).words,
};

const terraMysticaRules: ByLanguage<RuleTexts> = {
  en: async () => (await import('@guildhall/terra-mystica/text/en/rules')).rules,
  pl: async () => (await import('@guildhall/terra-mystica/text/pl/rules')).rules,
  uk: async () => (await import('@guildhall/terra-mystica/text/uk/rules')).rules,
};

const terraMysticaValues: ByLanguage<Readonly<Record<string, string>>> = {
  en: async () => (await import('@guildhall/terra-mystica/text/en/values')).values,
  pl: async () => (await import('@guildhall/terra-mystica/text/pl/values')).values,
  uk: async () => (await import('@guildhall/terra-mystica/text/uk/values')).values,
};

const ageOfInnovationWords: ByLanguage<GameWords> = {
  en: async () => (await import('@guildhall/age-of-innovation/text/en/words')).words,
  pl: async () => (await import('@guildhall/age-of-innovation/text/pl/words')).words,
  uk: async () => (await import('@guildhall/age-of-innovation/text/uk/words')).words,
};

const ageOfInnovationRules: ByLanguage<RuleTexts> = {
  en: async () => (await import('@guildhall/age-of-innovation/text/en/rules')).rules,
  pl: async () => (await import('@guildhall/age-of-innovation/text/pl/rules')).rules,
  uk: async () => (await import('@guildhall/age-of-innovation/text/uk/rules')).rules,
};

const ageOfInnovationValues: ByLanguage<Readonly<Record<string, string>>> = {
  en: async () => (await import('@guildhall/age-of-innovation/text/en/values')).values,
  pl: async () => (await import('@guildhall/age-of-innovation/text/pl/values')).values,
  uk: async () => (await import('@guildhall/age-of-innovation/text/uk/values')).values,
};

const inventionsWords: ByLanguage<GameWords> = {
  en: async () => (await import('@guildhall/inventions/text/en/words')).words,
  pl: async () => (await import('@guildhall/inventions/text/pl/words')).words,
  uk: async () => (await import('@guildhall/inventions/text/uk/words')).words,
};

const inventionsRules: ByLanguage<RuleTexts> = {
  en: async () => (await import('@guildhall/inventions/text/en/rules')).rules,
  pl: async () => (await import('@guildhall/inventions/text/pl/rules')).rules,
  uk: async () => (await import('@guildhall/inventions/text/uk/rules')).rules,
};

const inventionsValues: ByLanguage<Readonly<Record<string, string>>> = {
  en: async () => (await import('@guildhall/inventions/text/en/values')).values,
  pl: async () => (await import('@guildhall/inventions/text/pl/values')).values,
  uk: async () => (await import('@guildhall/inventions/text/uk/values')).values,
};

export const lazyGames: readonly LazyGame[] = [
  {
    id: 'terra-mystica',
    titles: { en: 'Terra Mystica', pl: 'Terra Mystica', uk: 'Terra Mystica' },
    players: { least: 2, most: 5, usual: 4 },
    firstPlay: { factionChoice: 'firstGame' },
    game: engines['terra-mystica'],
    words: (language) => terraMysticaWords[language](),
    rules: (language) => terraMysticaRules[language](),
    values: (language) => terraMysticaValues[language](),
    tables: async () => (await import('@guildhall/terra-mystica/data')).sourcedTables,
  },
  {
    id: 'age-of-innovation',
    titles: { en: 'Age of Innovation', pl: 'Era Innowacji', uk: 'Ера інновацій' },
    players: { least: 2, most: 5, usual: 4 },
    firstPlay: {},
    game: engines['age-of-innovation'],
    words: (language) => ageOfInnovationWords[language](),
    rules: (language) => ageOfInnovationRules[language](),
    values: (language) => ageOfInnovationValues[language](),
    tables: async () => (await import('@guildhall/age-of-innovation/data')).sourcedTables,
  },
  {
    id: 'inventions',
    titles: {
      en: 'Inventions: Evolution of Ideas',
      pl: 'Inventions: Ewolucja idei',
      uk: 'Inventions: Еволюція ідей',
    },
    players: { least: 2, most: 4, usual: 4 },
    firstPlay: {},
    game: engines.inventions,
    words: (language) => inventionsWords[language](),
    rules: (language) => inventionsRules[language](),
    values: (language) => inventionsValues[language](),
    tables: async () => (await import('@guildhall/inventions/data')).sourcedTables,
  },
];
