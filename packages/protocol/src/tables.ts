/** Tables: who sits where and how they are played, without the game itself. */
import type { BaseOptions } from '@guildhall/kernel';
import { type Static, Type } from 'typebox';
import {
  BotLevel,
  Id,
  list,
  Nothing,
  nullable,
  ofTheGame,
  oneOf,
  PersonInfo,
  SeatNumber,
  SeatNumbers,
  strict,
  TablePath,
  TableStatus,
  Text,
  Time,
  Whole,
  WithCode,
} from './fields.ts';
import { Outcome } from './outcome.ts';
import { AtZero, ClockSetting, Confirm, TableEventKind, Title, Visibility } from './table-settings.ts';
import { SeatVote } from './votes.ts';

const tags = ['tables'];
const MOST_SEATS = 16;
const GameId = Type.String({ maxLength: 40 });

/** How many tables a list has at most. */
export const TABLES_PER_PAGE = 50;

const Occupant = Type.Union([
  Type.Object({ kind: Type.Literal('person'), person: nullable(PersonInfo) }),
  Type.Object({ kind: Type.Literal('bot'), level: Text }),
  Type.Object({ kind: Type.Literal('gone') }, { description: 'Left the game for good.' }),
  Type.Object({ kind: Type.Literal('open') }),
]);

const SeatInfo = Type.Object({
  seat: SeatNumber,
  occupant: Occupant,
  /** Who may sit down there while it is open. */
  for: oneOf('anyone', 'invited'),
  /** The bot of somebody's own that plays there: its occupant is a bot. */
  ownBot: nullable(Type.Object({ name: Text, owner: nullable(PersonInfo) })),
  /** The person whose seat a bot holds. */
  heldFor: nullable(PersonInfo),
  /** The person who gave the game up, or left it for good. */
  resigned: nullable(PersonInfo),
  offered: Type.Boolean({ description: 'Whether whoever has the code may take it over.' }),
});

export type SeatInfo = Static<typeof SeatInfo>;

/** What happened at a table beside the game. */
const TableEvent = Type.Object({
  kind: TableEventKind,
  seat: SeatNumber,
  /** Whose seat a bot plays, who came back, took it over, resigned, left or refused, whose bot lost; null: nobody. */
  person: nullable(PersonInfo),
  level: nullable(Text, { description: 'Of the bot that plays the seat from then on.' }),
  to: nullable(Whole, { description: 'The entry to go back to, which the seat refused.' }),
  after: Whole,
  at: Time,
});
export type TableEvent = Static<typeof TableEvent>;

const TableSummary = Type.Object({
  id: Id,
  title: Text,
  game: Text,
  version: Whole,
  status: TableStatus,
  visibility: Visibility,
  owner: nullable(PersonInfo),
  seats: list(SeatInfo),
  clock: ClockSetting,
  length: Whole,
  waiting: SeatNumbers,
  outcome: nullable(Outcome),
  created: Time,
  started: nullable(Time),
  finished: nullable(Time),
  changed: Time,
});
export type TableSummary = Static<typeof TableSummary>;

/** Whose people look at the table just now, and how many look who have no seat. */
export const Present = Type.Object({ seats: SeatNumbers, spectators: Whole });
export type Present = Static<typeof Present>;

/** A server that does not have the game's rules any more shows how many play, and nothing else. */
type ShownOptions = Pick<BaseOptions, 'players'> & Partial<BaseOptions>;

export const TableInfo = Type.Object({
  ...TableSummary.properties,
  options: ofTheGame<ShownOptions>("The game's options, as far as players may know them."),
  settings: Type.Object({
    confirm: Confirm,
    openDrafts: Type.Boolean(),
    clock: ClockSetting,
    atZero: AtZero,
    /** The level of bots that take seats over. */
    standIn: Text,
    /** Whether the chat is open to everybody who watches. */
    openChat: Type.Boolean(),
  }),
  chosen: Type.Object(
    { open: list(Text), hidden: list(Text) },
    { description: 'Options that fix outcomes of set-up: seen by everybody, and not.' },
  ),
  commitment: Type.Object({
    hash: Text,
    form: Whole,
    /** The seats that have given their word. */
    given: SeatNumbers,
    words: nullable(list(nullable(Text))),
    bits: nullable(Text),
    seed: nullable(Text),
  }),
  votes: list(SeatVote),
  stuck: list(SeatNumber, {
    description: 'Seats whose bots could not move; the others may give them away.',
  }),
  happened: list(TableEvent, {
    description: 'Seats that changed hands, and refusals to go back, each with the last entry before it.',
  }),
  rematchOf: nullable(Id),
  rematch: nullable(Id),
  /** Whoever left during set-up, with which the table was called off. */
  calledOffBy: nullable(PersonInfo),
  messages: Whole,
  present: Present,
});
export type TableInfo = Static<typeof TableInfo>;

export const TableResponse = Type.Object({ table: TableInfo });
/** A table, and the seat that it is about: one's own, or the one that a code is for. */
export const TableAndSeat = Type.Object({ table: TableInfo, seat: nullable(SeatNumber) });

const SeatRequest = Type.Union([
  Type.Object({ kind: Type.Literal('me') }, strict),
  /** For whoever comes first. */
  Type.Object({ kind: Type.Literal('open') }, strict),
  /** For whoever has an invitation. */
  Type.Object({ kind: Type.Literal('invited') }, strict),
  Type.Object({ kind: Type.Literal('bot'), level: BotLevel }, strict),
]);
export type SeatRequest = Static<typeof SeatRequest>;

const NewTableRequest = Type.Object(
  {
    game: GameId,
    options: Type.Optional(Type.Record(Type.String({ maxLength: 60 }), Type.Unknown())),
    seats: Type.Immutable(Type.Array(SeatRequest, { minItems: 1, maxItems: MOST_SEATS })),
    title: Type.Optional(Title),
    visibility: Type.Optional(Visibility),
    confirm: Type.Optional(Confirm),
    openDrafts: Type.Optional(Type.Boolean()),
    openChat: Type.Optional(Type.Boolean()),
    clock: Type.Optional(ClockSetting),
    atZero: Type.Optional(AtZero),
    standIn: Type.Optional(BotLevel),
  },
  strict,
);
export type NewTableRequest = Static<typeof NewTableRequest>;

const ListQuery = Type.Object(
  {
    mine: Type.Optional(Type.Boolean()),
    game: Type.Optional(GameId),
    status: Type.Optional(TableStatus),
    before: Type.Optional(Id),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: TABLES_PER_PAGE })),
  },
  strict,
);

const TablePatch = Type.Object(
  {
    visibility: Type.Optional(Visibility),
    title: Type.Optional(Title),
    openChat: Type.Optional(Type.Boolean()),
  },
  strict,
);

const GameInfo = Type.Object({
  id: Text,
  version: Whole,
  players: Type.Object({ least: Whole, most: Whole }),
  slowPlay: Type.Record(Type.String(), Type.Unknown()),
});

export const TABLE_ROUTES = {
  'GET /api/games': {
    tags,
    summary: 'The games available here',
    response: { 200: Type.Object({ games: list(GameInfo), bots: list(Text) }) },
  },
  'POST /api/tables': {
    tags,
    summary: 'Create a table',
    body: NewTableRequest,
    response: { 201: TableResponse },
  },
  'GET /api/tables': {
    tags,
    summary: 'Public tables, or yours, newest first',
    querystring: ListQuery,
    response: { 200: Type.Object({ tables: list(TableSummary) }) },
  },
  'GET /api/tables/:id': {
    tags,
    summary: 'A table: who plays which seat, and its settings',
    params: TablePath,
    querystring: WithCode,
    response: { 200: TableAndSeat },
  },
  'PATCH /api/tables/:id': {
    tags,
    summary: 'Make your table public or private, name it, or open its chat to spectators',
    params: TablePath,
    body: TablePatch,
    response: { 200: TableResponse },
  },
  'DELETE /api/tables/:id': {
    tags,
    summary: 'Cancel your table before it starts',
    params: TablePath,
    response: { 204: Nothing },
  },
  'POST /api/tables/:id/rematch': {
    tags,
    summary: 'Another table for the same people, once the game is over',
    params: TablePath,
    response: { 201: TableResponse },
  },
};
