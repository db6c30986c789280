/** Seats: taken, freed, handed over, resigned and left for good; and the words for the seed of the game. */
import { type Static, Type } from 'typebox';
import {
  BotLevel,
  Code,
  Expires,
  Id,
  Key,
  list,
  Nothing,
  nullable,
  SeatNumber,
  SeatPath,
  strict,
  TablePath,
} from './fields.ts';
import { SeatCode } from './invitations.ts';
import { TableAndSeat, TableInfo, TableResponse } from './tables.ts';
import { Successor } from './votes.ts';

const tags = ['seats'];

const Word = Type.String({
  minLength: 8,
  maxLength: 64,
  pattern: '^[ -~]+$',
  description:
    'Your own random word. The seed of the game is made from everyone’s words and from bits that the server has committed to.',
});

/** The table's hash, as its client has seen it before it gives a word. */
const Hash = Type.Optional(
  Type.String({
    pattern: '^[0-9a-f]{64}$',
    description: 'The hash of the table that you saw: where it has another one, nothing happens.',
  }),
);

const SeatOffer = Type.Object({ seat: SeatNumber, code: Id, expires: Expires });
export type SeatOffer = Static<typeof SeatOffer>;

export const SEAT_ROUTES = {
  'POST /api/tables/:id/seats': {
    tags,
    summary: 'Take a seat, or take over one that was offered to you',
    params: TablePath,
    body: Type.Object(
      { word: Type.Optional(Word), hash: Hash, seat: Type.Optional(SeatNumber), code: Code },
      strict,
    ),
    response: { 201: TableAndSeat },
  },
  'POST /api/tables/:id/word': {
    tags,
    summary: 'Add your random word for the seed, if your seat has none yet',
    params: TablePath,
    body: Type.Object({ word: Word, hash: Hash }, strict),
    response: { 200: TableAndSeat },
  },
  'DELETE /api/tables/:id/seats/:seat': {
    tags,
    summary: 'Leave your seat, or remove a player from your table, before the game starts',
    params: SeatPath,
    response: { 204: Nothing },
  },
  'POST /api/tables/:id/resign': {
    tags,
    summary: 'Resign: a bot plays your seat to the end',
    params: TablePath,
    response: { 200: TableResponse },
  },
  'POST /api/tables/:id/leave': {
    tags,
    summary:
      'Leave the game for good: no one plays for you, your pieces stay. During setup the table is cancelled.',
    params: TablePath,
    body: Type.Object({ key: Key }, strict),
    response: { 200: TableResponse },
  },
  'POST /api/tables/:id/seats/:seat/bot': {
    tags,
    summary: 'Let a bot play for you until you come back',
    params: SeatPath,
    body: Type.Object({ level: BotLevel }, strict),
    response: { 200: TableResponse },
  },
  'POST /api/tables/:id/seats/:seat/return': {
    tags,
    summary: 'Take your seat back from the bot that plays for you',
    params: SeatPath,
    response: { 200: TableResponse },
  },
  'POST /api/tables/:id/seats/:seat/offer': {
    tags,
    summary: 'A code that lets another person take over your seat',
    params: SeatPath,
    response: { 201: SeatCode },
  },
  'DELETE /api/tables/:id/seats/:seat/offer': {
    tags,
    summary: 'Keep your seat after all: the code stops working',
    params: SeatPath,
    response: { 204: Nothing },
  },
  'GET /api/tables/:id/offers': {
    tags,
    summary: 'The codes that let someone take over a seat: your own, and those created by a vote',
    params: TablePath,
    response: { 200: Type.Object({ offers: list(SeatOffer) }) },
  },
  'POST /api/tables/:id/seats/:seat/votes': {
    tags,
    summary:
      'Suggest, or agree, that someone else (or no one) takes over the seat of a player who keeps you waiting',
    params: SeatPath,
    body: Type.Object({ to: Successor }, strict),
    response: { 200: Type.Object({ passed: Type.Boolean(), code: nullable(Id), table: TableInfo }) },
  },
  'DELETE /api/tables/:id/seats/:seat/votes': {
    tags,
    summary: 'Vote against a suggestion for a seat',
    params: SeatPath,
    response: { 204: Nothing },
  },
};
