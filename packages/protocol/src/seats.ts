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
    'A random word of your own. The seed of the game is made from the words of all and from bits that the server has committed itself to.',
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
    summary: 'Sit down, or take over a seat that was offered to you',
    params: TablePath,
    body: Type.Object(
      { word: Type.Optional(Word), hash: Hash, seat: Type.Optional(SeatNumber), code: Code },
      strict,
    ),
    response: { 201: TableAndSeat },
  },
  'POST /api/tables/:id/word': {
    tags,
    summary: 'Give your word for the seed, where you sit without having given one',
    params: TablePath,
    body: Type.Object({ word: Word, hash: Hash }, strict),
    response: { 200: TableAndSeat },
  },
  'DELETE /api/tables/:id/seats/:seat': {
    tags,
    summary: 'Get up, or free a seat of your table, before the game starts',
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
      'Leave the game for good: nobody plays for you, your pieces stay. During set-up the table is called off.',
    params: TablePath,
    body: Type.Object({ key: Key }, strict),
    response: { 200: TableResponse },
  },
  'POST /api/tables/:id/seats/:seat/bot': {
    tags,
    summary: 'Hand your seat over to a bot until you come back',
    params: SeatPath,
    body: Type.Object({ level: BotLevel }, strict),
    response: { 200: TableResponse },
  },
  'POST /api/tables/:id/seats/:seat/return': {
    tags,
    summary: 'Come back to the seat that a bot holds for you',
    params: SeatPath,
    response: { 200: TableResponse },
  },
  'POST /api/tables/:id/seats/:seat/offer': {
    tags,
    summary: 'A code by which another person takes over your seat',
    params: SeatPath,
    response: { 201: SeatCode },
  },
  'DELETE /api/tables/:id/seats/:seat/offer': {
    tags,
    summary: 'Keep your seat after all: the code is of no use any more',
    params: SeatPath,
    response: { 204: Nothing },
  },
  'GET /api/tables/:id/offers': {
    tags,
    summary: 'The codes by which seats can be taken over: your own, and those that a vote made',
    params: TablePath,
    response: { 200: Type.Object({ offers: list(SeatOffer) }) },
  },
  'POST /api/tables/:id/seats/:seat/votes': {
    tags,
    summary: 'Propose, or agree, that somebody else takes over a seat that keeps you waiting, or nobody',
    params: SeatPath,
    body: Type.Object({ to: Successor }, strict),
    response: { 200: Type.Object({ passed: Type.Boolean(), code: nullable(Id), table: TableInfo }) },
  },
  'DELETE /api/tables/:id/seats/:seat/votes': {
    tags,
    summary: 'Refuse what is proposed for a seat',
    params: SeatPath,
    response: { 204: Nothing },
  },
};
