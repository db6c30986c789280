/** What the pages with everything in a game say. */
export const en = {
  compendiumOf: '{game}: compendium',
  intro: 'Everything in the game, drawn and explained as at the table.',
  countedIn:
    'What became of it was counted in {games, plural, one {# game} other {# games}} of bots by ruleset {ruleset}.',
  search: 'Search the compendium',
  searchHint: 'name or word',
  groups: 'Groups',
  found: '{count, plural, =0 {Nothing found} one {# entry} other {# entries}}',
  'use.taken':
    'Taken in {taken} of {offered} games in which it could be had. Whoever had it ended with {points} {pointsShort} on average, all players of these games with {all}.',
  'use.used':
    'Used in {taken} of {offered} games. Whoever used it ended with {points} {pointsShort} on average, all players of these games with {all}.',
  'use.scored':
    'Somebody scored by it in {taken} of {offered} games with it. Whoever did ended with {points} {pointsShort} on average, all players of these games with {all}.',
  dealt:
    'Nobody chose it in {offered, plural, one {the # game} other {# games}} in which it could be had. Where it was dealt, its players ended with {points} {pointsShort} on average, all players of these games with {all}.',
  'never.taken':
    'Nobody took it in {offered, plural, one {the # game} other {# games}} in which it could be had.',
  'never.used': 'Nobody used it in {offered, plural, one {# game} other {# games}}.',
  'never.scored': 'Nobody scored by it in {offered, plural, one {the # game} other {# games}} with it.',
} as const;

export type CompendiumPageTexts = Readonly<Record<keyof typeof en, string>>;
