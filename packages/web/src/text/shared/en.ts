/** What is said of a table beside its game, where people share one. */
export const en = {
  'event.bot': 'A bot now plays for {who}',
  'event.returned': '{who} is back and plays on',
  'event.taken': '{who} takes over this seat',
  'event.resigned': '{who} resigned, a bot plays on',
  'event.left': '{who} left the game for good',
  'event.refused': '{who} declined the rollback to move {to}',
  aboutTable: 'About this table',
  clockLive: '{minutes} min each, +{seconds} s per move',
  clockDays: '{days, plural, one {# day} other {# days}} per move',
  viewOnly: 'A saved view of a running game: you can look, but not play.',
  draftSoFar: 'So far, not final: {what}',
  confirmAsked: 'This table always asks: its owner chose that.',
  confirmAutomatic: 'Not at this table: its owner chose that turns end automatically.',
  confirmNothing: 'Not here: on this board nothing is final.',
} as const;

export type SharedTableTexts = Readonly<Record<keyof typeof en, string>>;
