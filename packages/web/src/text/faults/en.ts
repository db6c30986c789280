/**
 * What goes wrong, loaded when something does. What the server refuses stands under its code, or under its code and its
 * `why`; options, files and links under what is the matter with them.
 */
export const en = {
  // who somebody is
  'not-signed-in': 'Please log in first.',
  entered: 'You are already logged in as {name}.',
  'somebody-else': 'This link belongs to someone else.',
  'nobody-before': 'You were not logged in as anyone else here before.',
  'no-such-link': 'This link is invalid, expired or already used.',
  'bad-name.nothing-to-read': 'Please enter a name with at least one letter or digit.',
  'bad-name.too-long': 'Names can have up to 30 characters.',
  'bad-name.too-many-marks': 'A letter in this name has too many accents.',
  'bad-name.mixed-letters': 'This name mixes look-alike letters from different alphabets in one word.',
  'bad-name.odd-letters': 'Please use ordinary letters in your name.',
  'bad-name': 'This name cannot be used.',

  // how often, how much
  'too-many': 'Too many requests. Please try again later.',
  'too-many.wait': 'Too many requests. Try again in {retryAfter, plural, one {# second} other {# seconds}}.',
  'too-many-tables': 'You already have {most, plural, one {# table} other {# tables}}. Finish one first.',
  'too-large': 'That is too large for the server.',
  busy: 'This table is busy. Please try again.',
  stopping: 'The server is restarting. Try again in a moment.',
  'no-store': 'The server cannot save right now. Please try again soon.',
  'disk-full': 'The server is out of disk space. Its operator has to fix this.',
  fault: 'Something went wrong. The error was logged.',
  'unreadable-table': 'This table’s data cannot be read. The server’s operator has been notified.',

  // what there is not
  'no-such-table': 'Table not found.',
  'no-such-page': 'Page not found.',
  'no-such-point': 'Choose a move from 0 to {length}.',
  'no-such-code': 'This invitation is invalid, was revoked or has expired.',
  'no-such-game': 'This game is not available here.',
  'no-such-bot': 'This bot level is not available here.',
  'foreign-origin': 'This request came from another site. Open this one and try again.',
  'socket-only': 'This address is not a page.',
  'not-json': 'The server did not understand this. Please reload the page.',
  'key-used': 'This request was already used for something else. Please reload the page.',

  // what does not make sense
  malformed: 'The server did not understand this. Please reload the page.',
  'malformed.address': 'This address contains an invalid character.',
  'malformed.depth': 'The server did not understand this. Please reload the page.',
  'malformed.one-seat': 'You can only take one seat.',
  'malformed.no-person': 'Keep at least one seat for a person.',
  'malformed.nobody-there': 'That seat is empty.',
  'malformed.no-word': 'Your browser sent no random number for the deal. Please reload the page.',
  'malformed.nothing-said': 'Write something first.',
  'malformed.no-such-seat': 'There is no such seat.',

  // who may
  forbidden: 'You are not allowed to do that.',
  'forbidden.not-your-seat': 'That is not your seat.',
  'forbidden.sent-away': 'The table’s owner removed you. You need a new invitation to take a seat again.',
  'forbidden.seat-kept': 'That seat is reserved.',
  'forbidden.seats-kept': 'The remaining seats are reserved.',
  'forbidden.no-offer': 'You were not offered a seat at this table.',
  'forbidden.own-seat': 'You cannot start a vote on your own seat.',
  'forbidden.others-decide': 'The others decide about your seat. Just keep playing.',
  'forbidden.not-owner': 'Only the table’s owner can do that.',
  'forbidden.operator': 'Only the server’s operator can do that.',
  'not-seated': 'You are not a player at this table.',
  'talk-closed': 'Only players and people they invited can chat here.',
  'hidden-setup': 'Part of the setup is hidden from other players. Whoever chose it cannot play here.',

  // when
  'wrong-moment': 'That’s not possible right now.',
  'wrong-moment.go-back-first': 'Switch back to your earlier name on this device first.',
  'wrong-moment.not-offered': 'You have not offered your seat.',
  'wrong-moment.started': 'The game has already started.',
  'wrong-moment.not-started': 'The game has not started yet.',
  'wrong-moment.seated': 'You already have a seat here.',
  'wrong-moment.resign-instead': 'The game has started. Resign or hand over your seat instead.',
  'wrong-moment.no-bot': 'No bot is playing for you.',
  'wrong-moment.bot-plays': 'A bot is playing for you. Take your seat back first.',
  'wrong-moment.seat-taken': 'That seat is taken.',
  'wrong-moment.no-seat': 'There are no open seats.',
  'wrong-moment.seat-left': 'That player has already left the game.',
  'wrong-moment.vote-open': 'There is already a vote on this seat.',
  'wrong-moment.no-vote': 'There is no vote on this seat.',
  'wrong-moment.no-person': 'No one is playing that seat.',
  'wrong-moment.has-time': 'That player still has time left.',
  'wrong-moment.play-first': 'The others are waiting for you too. Play first.',
  'wrong-moment.word-given': 'Your random number is already part of the deal.',
  'wrong-moment.not-over': 'The game is not over yet.',
  'wrong-moment.over': 'The game is over.',
  'wrong-moment.old-rules': 'This table uses an older version of the rules that is no longer supported.',
  stale: 'The game has moved on. Please check and try again.',
  rematch: 'There is already a rematch.',
  'other-hash': 'The fingerprint of this table has changed. Do not play here.',

  // play
  illegal: 'The rules do not allow that.',
  orders: 'These auto-answers do not work here.',
  'rules-limit': 'This cannot be played: it would never end.',
  options: 'The game cannot be played with these options.',
  'options.value': '{option}: this value is not allowed.',
  'options.range': '{option}: must be a whole number from {least} to {most}.',

  // notifications
  'no-mail': 'This server does not send email.',
  'mail-failed': 'Address saved, but the email with the link could not be sent. Please try again later.',
  'bad-webhook': 'This webhook does not work.',
  'bad-webhook.no-address': 'Please enter the full URL.',
  'bad-webhook.not-https': 'The URL must start with https://.',
  'bad-webhook.password': 'The URL must not contain a user name or password.',
  'bad-webhook.private': 'This URL is on a private network. Please use a public one.',
  'bad-webhook.nowhere': 'The server in this URL cannot be found.',

  // files and links
  'file.too-large': 'Could not open this file: it is too large.',
  'file.too-deep': 'Could not open this file: it is not a Guildhall game.',
  'file.not-a-game': 'Could not open this file: it is not a Guildhall game.',
  'file.cut-off': 'Could not open this file: it is incomplete.',
  'file.broken': 'Could not open this file: it is damaged.',
  'file.newer-format': 'Could not open this file: it was made with a newer version of Guildhall.',
  'file.newer-version': 'Could not open this file: it uses a newer version of the rules.',
  'file.missing-version':
    'Could not open this file: it uses an older version of the rules that is no longer supported.',
  'file.field': 'Could not open this file: its format is wrong ({field}).',
  'file.unknown-game': 'Could not open this file: unknown game.',
  'file.options': 'Could not open this file. {why}',
  'file.entry': 'Could not open this file: move {number} breaks a rule.',
  'file.hash': 'Could not open this file: its moves do not lead to the position it ends with.',
  'link.too-long': 'Could not open this link: it is too long.',
  'link.too-large': 'Could not open this link: the game in it is too large.',
  'link.broken': 'Could not open this link: it is damaged or incomplete.',
  other: 'Something went wrong. Please reload the page.',
} as const;

export type FaultTexts = Readonly<Record<keyof typeof en, string>>;
