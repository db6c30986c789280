/** Fields and kinds of fields that many requests and responses have. */
import { type Static, type TSchema, Type } from 'typebox';

/** Refuses what it does not know, so that a mistake is reported and not swallowed. */
export const strict = { additionalProperties: false } as const;

export const Text = Type.String();
export const Whole = Type.Integer();
export const Time = Type.Integer({ description: 'Milliseconds since 1970.' });

export function nullable<T extends TSchema>(schema: T, options: { readonly description?: string } = {}) {
  return Type.Union([schema, Type.Null()], options);
}

/** A list that nobody changes who gets it. */
export function list<T extends TSchema>(items: T, options: { readonly description?: string } = {}) {
  return Type.Immutable(Type.Array(items, options));
}

export function oneOf<const T extends string>(...values: readonly T[]) {
  return Type.Unsafe<T>(Type.Union(values.map((value) => Type.Literal(value))));
}

/** What the rules of a game, or the kernel, say how to read. */
export function ofTheGame<T>(description: string) {
  return Type.Unsafe<T>(Type.Unknown({ description }));
}

export const Id = Type.String({ pattern: '^[0-9a-z]{8,32}$', description: 'The id of a table, or a code.' });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
export const SeatNumbers = list(SeatNumber);
export const Code = Type.Optional(Id);
export const Expires = nullable(Time);

export const TablePath = Type.Object({ id: Id });
export const SeatPath = Type.Object({ id: Id, seat: SeatNumber });
/** For private tables, by those who have no seat there. */
export const WithCode = Type.Object({ code: Code }, strict);

/** A request with the same key is carried out once, however often it is sent. */
export const Key = Type.String({
  minLength: 8,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'Of your own choosing, different for each request: a repeated request gets the same response.',
});

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

export const LastMessage = Type.Optional(counting('The number of the last message you have.'));
export const LastEntry = counting('The number of the last entry you have.');
export const Point = counting('The number of an entry; 0: set-up.');

export const BotLevel = Type.String({ maxLength: 20 });
export const LinkToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

/** A response without a body. */
export const Nothing = Type.Unsafe<undefined>(Type.Null({ description: 'Nothing.' }));

export const TableStatus = oneOf('gathering', 'running', 'finished', 'abandoned');
export type TableStatus = Static<typeof TableStatus>;

/** Somebody as others know them; null: nobody, or nobody who is still there. */
export const PersonInfo = Type.Object({ id: Text, name: Text, isGuest: Type.Boolean() });
export type PersonInfo = Static<typeof PersonInfo>;
