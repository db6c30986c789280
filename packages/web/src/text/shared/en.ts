/** What is said of a table beside its game, where people share one. */
export const en = {
  'event.bot': 'A bot is now playing for {who}',
  'event.returned': '{who} is back in the game',
  'event.taken': '{who} takes over this seat',
  'event.resigned': '{who} resigned and a bot takes over',
  'event.left': '{who} left the game for good',
  'event.refused': '{who} declined the rollback to move {to}',
  'event.bot-lost': 'The bot of {who} lost its seat and another bot takes over',
  aboutTable: 'About this table',
  clockLive: '{minutes} min each, +{seconds} s per move',
  clockDays: '{days, plural, one {# day} other {# days}} per move',
  viewOnly: 'A saved view of a running game: you can look, but not play.',
  draftSoFar: 'So far (not final): {what}',
  confirmAsked: 'This table always asks. Its owner set it that way.',
  confirmAutomatic: 'Not at this table: its owner lets turns end automatically.',
  confirmNothing: 'Not here: nothing on this board is final.',
} as const;

export type SharedTableTexts = Readonly<Record<keyof typeof en, string>>;
