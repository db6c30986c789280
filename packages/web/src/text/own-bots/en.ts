/** What the page about a person's own bots says, which few people open. */
export const en = {
  botsText:
    'Write a bot and let it play here: at tables that you run, or at others with an invitation. Everyone at the table sees that it is your bot.',
  botsEnter: 'Log in first.',
  botsNone: 'You have no bots yet.',
  botUsed: 'made {made}, last used {used}',
  botUnused: 'made {made}, never used',
  endToken: 'End token',
  endTokenText: 'Where {name} is playing, another bot takes its seat over.',
  endTokenNow: 'End token now',
  keepToken: 'Keep',
  botName: 'Name of a new bot',
  makeToken: 'Make a token',
  tokenText: 'The token of {name}. Copy it now: it is not shown again. Whoever has it can play as your bot.',
  token: 'Token',
  commandText: 'On your machine:',
  command: 'Command',
  botsFull: 'You can have up to {most, plural, one {# bot} other {# bots}}.',
  botsHow: 'How to start',
  botsHowToken: 'Make a token here, and a table with the seat “{seat}”.',
  botsHowProgram:
    'Save this program as {file}. It needs nothing but Python and plays at random: teach it better moves.',
  botsHowDownload: 'Download {file}',
  botsHowRun: 'Run it with the link of the table and the token:',
  botsGuide: 'A bot of your own step by step, also in TypeScript',
  botsRequests: 'All requests to the server',
} as const;

export type OwnBotTexts = Readonly<Record<keyof typeof en, string>>;
