import type { CompendiumPageTexts } from './en.ts';

export const pl: CompendiumPageTexts = {
  compendiumOf: '{game}: kompendium',
  intro: 'Wszystko, co jest w grze, narysowane i objaśnione tak jak przy stole.',
  countedIn:
    'Statystyki pochodzą z {games, plural, one {# gry} few {# gier} many {# gier} other {# gry}} botów według zasad w wersji {ruleset}.',
  search: 'Szukaj w kompendium',
  searchHint: 'nazwa lub słowo',
  groups: 'Działy',
  found:
    '{count, plural, =0 {Nic nie znaleziono} one {# hasło} few {# hasła} many {# haseł} other {# hasła}}',
  'use.taken':
    'Wybrano w {taken} z {offered, plural, one {# gry} other {# gier}}, w których było dostępne. Kto to miał, kończył średnio z wynikiem {points} {pointsShort}, a wszyscy gracze tych gier z wynikiem {all}.',
  'use.used':
    'Użyto w {taken} z {offered, plural, one {# gry} other {# gier}}. Kto z tego skorzystał, kończył średnio z wynikiem {points} {pointsShort}, a wszyscy gracze tych gier z wynikiem {all}.',
  'use.scored':
    'Dało komuś punkty w {taken} z {offered, plural, one {# gry} other {# gier}}, w których wystąpiło. Kto je zdobył, kończył średnio z wynikiem {points} {pointsShort}, a wszyscy gracze tych gier z wynikiem {all}.',
  dealt:
    'Nikt tego nie wybrał, choć było dostępne w {offered, plural, one {# grze} few {# grach} many {# grach} other {# gry}}. Kto dostał to z przydziału, kończył średnio z wynikiem {points} {pointsShort}, a wszyscy gracze tych gier z wynikiem {all}.',
  'never.taken':
    'Nikt tego nie wziął, choć było dostępne w {offered, plural, one {# grze} few {# grach} many {# grach} other {# gry}}.',
  'never.used':
    'Nikt z tego nie skorzystał w {offered, plural, one {# grze} few {# grach} many {# grach} other {# gry}}.',
  'never.scored':
    'Nikt nie zdobył za to punktów, choć wystąpiło w {offered, plural, one {# grze} few {# grach} many {# grach} other {# gry}}.',
};
