/** The response to a refused request: a code for programs, and a sentence for people. */
import { type Static, Type } from 'typebox';
import { oneOf, Text } from './fields.ts';

/** Codes that need a word more, `why`, before a client can say what is wrong. */
export const ERROR_REASONS = {
  'bad-name': ['nothing-to-read', 'too-long', 'too-many-marks', 'mixed-letters', 'odd-letters'],
  'bad-webhook': ['no-address', 'not-https', 'password', 'private', 'nowhere'],
  forbidden: [
    'no-offer',
    'not-owner',
    'not-your-seat',
    'operator',
    'others-decide',
    'not-your-table',
    'own-seat',
    'seat-kept',
    'seats-kept',
    'sent-away',
  ],
  malformed: [
    'address',
    'depth',
    'no-person',
    'no-such-seat',
    'no-word',
    'nobody-there',
    'nothing-said',
    'one-seat',
  ],
  'wrong-moment': [
    'bot-plays',
    'go-back-first',
    'has-time',
    'no-bot',
    'no-person',
    'no-seat',
    'no-vote',
    'not-offered',
    'not-over',
    'not-started',
    'old-rules',
    'over',
    'play-first',
    'resign-instead',
    'seat-left',
    'seat-taken',
    'seated',
    'started',
    'vote-open',
    'word-given',
  ],
} as const;

/** Codes that say what is wrong. A request that a schema refuses is `malformed` without a `why`. */
export const ERROR_CODES = [
  'busy',
  'disk-full',
  'entered',
  'fault',
  'foreign-origin',
  'hidden-setup',
  'illegal',
  'key-used',
  'mail-failed',
  'malformed',
  'name-taken',
  'no-mail',
  'no-store',
  'no-such-bot',
  'no-such-token',
  'no-such-code',
  'no-such-game',
  'no-such-link',
  'no-such-page',
  'no-such-point',
  'no-such-recovery-code',
  'no-such-session',
  'no-such-table',
  'nobody-before',
  'not-json',
  'not-seated',
  'not-signed-in',
  'options',
  'orders',
  'other-hash',
  'rematch',
  'rules-limit',
  'socket-only',
  'somebody-else',
  'stale',
  'stopping',
  'talk-closed',
  'too-large',
  'too-many',
  'too-many-bots',
  'too-many-tables',
  'unreadable-table',
] as const;

type CodeWithReason = keyof typeof ERROR_REASONS;
export type ErrorReason<C extends CodeWithReason> = (typeof ERROR_REASONS)[C][number];
export type ErrorCode = (typeof ERROR_CODES)[number] | CodeWithReason;

/** Every refusal has a code and a sentence; some have more, as the position that somebody did not know of yet. */
export const ErrorResponse = Type.Object(
  {
    error: oneOf<ErrorCode>(...ERROR_CODES, 'bad-name', 'bad-webhook', 'forbidden', 'wrong-moment'),
    reason: Text,
    why: Type.Optional(Text),
    retryAfter: Type.Optional(Type.Number({ description: 'Seconds after which it may be tried again.' })),
  },
  { description: 'A code for programs and a sentence for people.' },
);
export type ErrorResponse = Static<typeof ErrorResponse>;
