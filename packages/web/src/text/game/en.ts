/** What the page of a game says further down. */
export const en = {
  tour: 'The table and its parts',
  tourAbout: 'The numbers in the drawings are those of the list.',
  'part.main': 'The board in the middle',
  'part.seat': 'Your own board',
  'part.panel': 'Beside it',
  sources: 'Where its values are from',
  sourcesAll:
    'The rules here are built on {values, plural, one {# value} other {# values}}: costs, incomes, points, what is printed on tiles and maps.',
  sourcesNoneOwn: 'All of them are documented: none is our own.',
  sourcesFewOwn:
    'Nearly all of them are documented. {own, plural, one {# was} other {# were}} reconstructed, because they are only printed in pictures that we do not have.',
  sourcesManyOwn:
    'Many of them are only printed in pictures that we do not have, so {own} are our own: chosen to fit the rules and measured in games of bots. They may differ from the box.',
  rulebook: 'from the rulebook',
  reference: 'from other publications',
  reconstruction: 'reconstructed by us',
  ownTables: 'What we reconstructed',
  ownOf: '{name}: {own} of {all}',
  sourcesRules: 'Every choice we made stands in the rules, with its reason.',
  records: 'House records',
  recordsNone: 'Nobody has finished this game here yet. The first record could be yours!',
  recordsNoServer: 'House records are kept on the server, which cannot be reached now.',
  recordsFinished: 'People have finished {count, plural, one {# game} other {# games}} here.',
  recordsBest: 'Best scores',
  recordsPlayers: '{players, plural, one {# player} other {# players}}',
  recordsPoints: '{points} {unit}',
  recordsSomebody: 'at a private table',
  recordsShortest: 'Shortest game: {time} ({players, plural, one {# player} other {# players}})',
  recordsLongest: 'Longest game: {time} ({players, plural, one {# player} other {# players}})',
  recordsSolo: 'Solo',
  recordsSoloOf:
    '{level}: won {won} of {games, plural, one {# game} other {# games}}, best score {points} {unit}',
  recordsHere: 'In this browser',
  recordsHereNone: 'You have not finished a game in this browser yet.',
  recordsHereOf:
    '{players, plural, one {# player} other {# players}}: {games, plural, one {# game} other {# games}}, best score {points} {unit}',
  recordsWatch: 'replay',
} as const;

export type GamePageTexts = Readonly<Record<keyof typeof en, string>>;
