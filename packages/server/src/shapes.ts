/** Shapes that several routes parse. */
import { Type } from 'typebox';

/** Refuses what it does not know, so that a mistake is told and not swallowed. */
export const strict = { additionalProperties: false } as const;

export const Id = Type.String({ pattern: '^[0-9a-z]{8,32}$', description: 'The id of a table, or a code.' });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
export const Code = Type.Optional(Id);

export const TablePath = Type.Object({ id: Id });
export const SeatPath = Type.Object({ id: Id, seat: SeatNumber });
/** For private tables, by those who have no seat there. */
export const WithCode = Type.Object({ code: Code }, strict);

/** A request with the same key is carried out once, however often it is sent. */
export const Key = Type.String({
  minLength: 8,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'Of your own choosing, different for each request: a repeated request gets the same answer.',
});

export const Word = Type.String({
  minLength: 8,
  maxLength: 64,
  pattern: '^[ -~]+$',
  description:
    'A random word of your own. The seed of the game is made from the words of all and from bits that the server has committed itself to.',
});

/** The table's hash, as its client has seen it before it gives a word. */
export const Hash = Type.Optional(
  Type.String({
    pattern: '^[0-9a-f]{64}$',
    description: 'The hash of the table that you saw: where it has another one, nothing happens.',
  }),
);

/** What fits a database's whole numbers. */
const LARGEST = 2 ** 31 - 1;

/** A number of an entry, a message, an obligation: none of them is negative or endless. */
export function counting(description: string) {
  return Type.Integer({ minimum: 0, maximum: LARGEST, description });
}

/** Which entries are asked for: those after it. */
export const Since = Type.Optional(
  Type.Integer({
    minimum: -1,
    maximum: LARGEST,
    description: 'The number of the last entry you have; -1: none, not even set-up.',
  }),
);

export const Said = Type.Optional(counting('The number of the last message you have.'));
export const Seen = counting('The number of the last entry you have.');
export const Point = counting('The number of an entry; 0: set-up.');
