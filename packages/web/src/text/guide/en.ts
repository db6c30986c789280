/** What how-to-play pages and reference cards say besides what their game says. */
export const en = {
  howToPlayGame: 'How to play {game}',
  readInMinutes: 'A ten-minute read. The diagrams are the real board.',
  guideChapters: 'Chapters',
  exactRules: 'The exact rules:',
  tryIt: 'Try it',
  tryHow: 'Click every place that is right. By keyboard: Tab to the board, arrow keys, Enter.',
  tryFound: '{found} of {of} found',
  tryRight: '{place}: right!',
  tryAgain: '{place}: already found.',
  tryWrong: 'Not {place}.',
  tryNothing: 'This has nothing to do with the question.',
  tryOther: 'Something else can be done here, but not this.',
  theRule: 'The rule',
  showAll: 'Show all',
  startOver: 'Start over',
  placeRight: 'right',
  guideEnd: 'Ready to play',
  guideEndText: 'The guided first game takes you through your first rounds, one move at a time.',
  firstLesson: 'Guided first game',
  cardOf: '{game}: reference card',
  print: 'Print',
} as const;

export type GuideUiTexts = Readonly<Record<keyof typeof en, string>>;
