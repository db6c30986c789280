/**
 * What goes wrong, loaded when something does. What the server refuses stands under its code, or under its code and its
 * `why`; options, files and links under what is the matter with them.
 */
export const en = {
  // who somebody is
  'not-signed-in': 'Enter with a name first.',
  entered: 'You have entered already, as {name}.',
  'somebody-else': 'This link is somebody else’s.',
  'nobody-before': 'You were nobody else here before.',
  'no-such-link': 'This link is unknown, too old or was used already.',
  'bad-name.nothing-to-read': 'A name needs at least one letter or digit.',
  'bad-name.too-long': 'A name has at most 30 letters.',
  'bad-name.too-many-marks': 'There are too many marks on one letter of this name.',
  'bad-name.mixed-letters':
    'This name mixes letters of different alphabets in one word: some of them look alike.',
  'bad-name.odd-letters': 'Write the name in ordinary letters, please.',
  'bad-name': 'This name cannot be used.',

  // how often, how much
  'too-many': 'That was too often. Try again a little later.',
  'too-many.wait': 'That was too often. Try again in {retryAfter, plural, one {# second} other {# seconds}}.',
  'too-many-tables':
    'You have {most, plural, one {# table} other {# tables}} already. Finish one of them first.',
  'too-large': 'That is too much at once for the server.',
  busy: 'Too much is going on at this table at the moment. Try again.',
  stopping: 'The server is about to restart. Try again in a moment.',
  'no-store': 'The server cannot save anything at the moment. Try again soon.',
  'disk-full': 'The server has no room left. Whoever runs it has to look after it.',
  fault: 'Something went wrong on the server. It has been noted.',
  'unreadable-table': 'What is stored of this table cannot be read. Whoever runs the server has been told.',

  // what there is not
  'no-such-table': 'There is no such table here.',
  'no-such-page': 'There is nothing at this address.',
  'no-such-point': 'This table has steps 0 to {length}.',
  'no-such-code': 'This invitation is unknown, was revoked or is too old.',
  'no-such-game': 'This game is not played here.',
  'no-such-bot': 'There is no such bot here.',
  'foreign-origin': 'This was asked from another site. Open this one and try again.',
  'socket-only': 'This address is not for people.',
  'not-json': 'The server did not understand this. Load the page again.',
  'key-used': 'The server took this for something done before. Load the page again.',

  // what does not make sense
  malformed: 'The server did not understand this. Load the page again.',
  'malformed.address': 'This address holds a character that no text has.',
  'malformed.depth': 'The server did not understand this. Load the page again.',
  'malformed.one-seat': 'You can sit on one seat only.',
  'malformed.no-person': 'A table needs a seat for a person.',
  'malformed.nobody-there': 'Nobody sits there.',
  'malformed.no-word': 'Your browser gave no random number for the deal. Load the page again.',
  'malformed.nothing-said': 'There is nothing to send.',
  'malformed.no-such-seat': 'There is no such seat.',

  // who may
  forbidden: 'You may not do that.',
  'forbidden.not-your-seat': 'This seat is not yours.',
  'forbidden.sent-away':
    'The owner of the table has sent you away. A new invitation lets you sit down again.',
  'forbidden.seat-kept': 'That seat is kept for somebody else.',
  'forbidden.seats-kept': 'The free seats are kept for others.',
  'forbidden.no-offer': 'No seat at this table was offered to you.',
  'forbidden.own-seat': 'You need no vote on your own seat.',
  'forbidden.others-decide': 'The others decide about your seat. Just play on.',
  'forbidden.not-owner': 'Only the owner of the table may do that.',
  'forbidden.operator': 'This is for whoever runs the server.',
  'not-seated': 'You have no seat at this table.',
  'talk-closed': 'Talk here is for the players and those they invited.',
  'hidden-setup':
    'Parts of the set-up were chosen that the others do not see. Whoever chose them cannot play with them here.',

  // when
  'wrong-moment': 'That is not possible at the moment.',
  'wrong-moment.go-back-first': 'Go back to who you were before on this device first.',
  'wrong-moment.not-offered': 'Your seat is not offered to anybody.',
  'wrong-moment.started': 'The game has started already.',
  'wrong-moment.not-started': 'The game has not started yet.',
  'wrong-moment.seated': 'You have a seat here already.',
  'wrong-moment.resign-instead': 'The game has started: give it up, or hand your seat over.',
  'wrong-moment.no-bot': 'No bot plays your seat.',
  'wrong-moment.bot-plays': 'A bot plays your seat. Take it back first.',
  'wrong-moment.seat-taken': 'That seat is taken.',
  'wrong-moment.no-seat': 'No seat is free.',
  'wrong-moment.seat-left': 'That seat has left the game already.',
  'wrong-moment.vote-open': 'Another vote on this seat is open.',
  'wrong-moment.no-vote': 'No vote on this seat is open.',
  'wrong-moment.no-person': 'No person plays that seat.',
  'wrong-moment.has-time': 'That seat still has time.',
  'wrong-moment.word-given': 'Your random number is in the deal already.',
  'wrong-moment.not-over': 'The game is not over yet.',
  'wrong-moment.over': 'The game is over.',
  'wrong-moment.old-rules': 'This table follows older rules, which are not kept here.',
  stale: 'The table has gone on meanwhile: look again.',
  rematch: 'There is a next game already.',
  'other-hash': 'The fingerprint of this table is another one than before. Do not play here.',

  // play
  illegal: 'The rules do not allow that.',
  orders: 'These standing orders do not make sense here.',
  'rules-limit': 'This cannot be played: the rules would never come to an end.',
  options: 'The game cannot be played with these options.',
  'options.value': '{option}: this cannot be played.',
  'options.range': '{option}: a whole number from {least} to {most}.',

  // notifications
  'no-mail': 'No e-mail is sent from this server.',
  'mail-failed': 'The address is saved, but the letter with the link could not be sent. Try again later.',
  'bad-webhook': 'This webhook cannot be called.',
  'bad-webhook.no-address': 'This is not a whole address.',
  'bad-webhook.not-https': 'The address has to begin with https://.',
  'bad-webhook.password': 'The address must not hold a name or a password.',
  'bad-webhook.private':
    'This address lies inside of a private network. Only addresses that everybody can reach are called.',
  'bad-webhook.nowhere': 'This address leads nowhere.',

  // files and links
  'file.too-large': 'The file cannot be opened: it is too large for a game.',
  'file.too-deep': 'The file cannot be opened: it is not a game.',
  'file.not-a-game': 'The file cannot be opened: it is not a game.',
  'file.cut-off': 'The file cannot be opened: its end is missing.',
  'file.broken': 'The file cannot be opened: it is damaged.',
  'file.newer-format': 'The file cannot be opened: it comes from a newer version of Guildhall.',
  'file.newer-version': 'The file cannot be opened: it follows newer rules, which are not known here yet.',
  'file.missing-version': 'The file cannot be opened: it follows older rules, which are not kept here.',
  'file.field': 'The file cannot be opened: it is not written as a game is. What is wrong: {field}.',
  'file.unknown-game': 'The file cannot be opened: its game is not played here.',
  'file.options': 'The file cannot be opened. {why}',
  'file.entry': 'The file cannot be opened: the rules do not allow step {number}.',
  'file.hash': 'The file cannot be opened: its moves lead to another position than it says.',
  'link.too-long': 'The link cannot be opened: it is too long for a game.',
  'link.too-large': 'The link cannot be opened: what is packed into it is too large for a game.',
  'link.broken': 'The link cannot be opened: it is damaged, or part of it is missing.',
  other: 'Something went wrong on this page. Load it again.',
} as const;

export type FaultTexts = Readonly<Record<keyof typeof en, string>>;
