/** How a table stands, as one viewer may know it. */
import type { Cancelled, GameState, LogValue, RedactedDraft } from '@guildhall/kernel';
import { type Static, Type } from 'typebox';
import {
  Code,
  Id,
  list,
  nullable,
  ofTheGame,
  oneOf,
  SeatNumber,
  SeatNumbers,
  Since,
  strict,
  TablePath,
  TableStatus,
  Text,
  Time,
  Whole,
} from './fields.ts';
import { Outcome } from './outcome.ts';

const tags = ['sync'];

const Event = Type.Object({
  kind: Text,
  /** -1: nobody. */
  seat: Whole,
  readers: Type.Union([Type.Literal('all'), SeatNumbers]),
  data: Type.Record(Type.String(), Type.Unsafe<LogValue>(Type.Unknown())),
});

export const Entry = Type.Object({
  number: Whole,
  kind: oneOf('setup', 'action', 'back', 'leave'),
  seat: nullable(SeatNumber),
  line: nullable(Text),
  events: list(Event),
  actions: Type.Optional(
    Type.Integer({ description: 'How many actions were played as one; not there for a single one.' }),
  ),
  /** A person, a bot or an order. */
  origin: Type.Optional(nullable(Text)),
  at: Type.Optional(nullable(Time)),
});

type OwnDraft = NonNullable<RedactedDraft['own']>;

const Draft = Type.Object({
  seat: SeatNumber,
  own: nullable(
    Type.Object({
      steps: list(Text),
      undone: list(Text),
      misfit: ofTheGame<OwnDraft['misfit']>('What no longer fits, and why; null: everything does.'),
    }),
  ),
  events: list(Event),
  reach: ofTheGame<RedactedDraft['reach']>('How far it reaches beyond its seat; null: it does not.'),
  complete: Type.Boolean(),
});

const Proposal = Type.Object({ by: SeatNumber, to: Whole, at: Whole, agreed: SeatNumbers });
export type Proposal = Static<typeof Proposal>;

const Clock = Type.Object({
  left: nullable(Type.Number()),
  /** Since when it runs; null: it stands. */
  since: nullable(Time),
  out: Type.Boolean(),
});
export type Clock = Static<typeof Clock>;

export const CancelledPlan = ofTheGame<Cancelled>('A plan that no longer fitted, the step, and why.');

export const Position = Type.Object({
  kind: Type.Literal('position'),
  table: Id,
  status: TableStatus,
  seat: nullable(SeatNumber),
  number: Whole,
  revision: Whole,
  waiting: SeatNumbers,
  proposal: nullable(Proposal),
  clocks: list(Clock),
  now: Time,
  entries: list(Entry),
  drafts: list(Draft),
  owed: Type.Optional(list(Type.Object({ id: Whole, kind: Text }))),
  cancelled: Type.Optional(list(CancelledPlan)),
  outcome: Type.Optional(nullable(Outcome)),
  view: ofTheGame<GameState | null>('What this seat may know; null before the game starts.'),
});
export type Position = Static<typeof Position>;

/** A position after set-up, which has everything. */
export type StartedPosition = Required<Omit<Position, 'view'>> & { readonly view: GameState };

export const POSITION_ROUTES = {
  'GET /api/tables/:id/position': {
    tags,
    summary: 'The position of the table, with the entries after the last one you have',
    params: TablePath,
    querystring: Type.Object({ since: Since, code: Code }, strict),
    response: { 200: Position },
  },
  'GET /api/tables/:id/legal': {
    tags,
    summary: 'What you may do now, as lines of notation',
    params: TablePath,
    response: { 200: Type.Object({ number: Whole, actions: list(Text) }) },
  },
};
