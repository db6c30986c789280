/** Bots that people bring along: their tokens, and what a program does with one. */
import type { BaseOptions, GameState } from '@guildhall/kernel';
import { type Static, Type } from 'typebox';
import {
  Code,
  Id,
  list,
  Nothing,
  nullable,
  ofTheGame,
  oneOf,
  SeatNumber,
  strict,
  TablePath,
  TableStatus,
  Text,
  Time,
  Whole,
} from './fields.ts';

const tags = ['bots of your own'];

/** How many bots, each with its token, a person may have. */
export const MOST_OWN_BOTS = 10;

/** How long a program may ask to be kept waiting for its next decision. */
export const LONGEST_WAIT_SECONDS = 25;

const BotName = Type.String({ minLength: 1, maxLength: 100 });

const OwnBot = Type.Object({
  id: Id,
  name: Text,
  created: Time,
  used: nullable(Time, { description: 'When its token was used last, to the hour.' }),
});
export type OwnBot = Static<typeof OwnBot>;

/** A seat of a bot at a table that is not over. */
const BotSeat = Type.Object({ table: Id, seat: SeatNumber, status: TableStatus });

const BotDecision = Type.Object({
  kind: Type.Literal('choose'),
  id: Type.String({ description: 'Names the decision: it goes with the answer.' }),
  seat: SeatNumber,
  milliseconds: Whole,
  legal: list(Text, { description: 'The legal actions, as lines of the game’s notation.' }),
  view: ofTheGame<GameState>('What the seat may know, with its unfinished turn on top.'),
  game: Text,
  version: Whole,
  options: ofTheGame<BaseOptions>('The options, as far as players may know them.'),
});
export type BotDecision = Static<typeof BotDecision>;

const BotTurn = Type.Union([
  BotDecision,
  Type.Object(
    { kind: Type.Literal('wait'), status: oneOf('gathering', 'running') },
    { description: 'Nothing is asked of it yet: ask again.' },
  ),
  Type.Object({
    kind: Type.Literal('over'),
    seat: SeatNumber,
    game: Text,
    version: Whole,
    options: ofTheGame<BaseOptions>('The options.'),
    totals: list(Type.Number()),
    places: list(Whole),
  }),
  Type.Object(
    { kind: Type.Literal('called-off') },
    { description: 'The table was called off, so there is no result.' },
  ),
  Type.Object({ kind: Type.Literal('lost') }, { description: 'It has no seat here, or no longer.' }),
]);
export type BotTurn = Static<typeof BotTurn>;

const Move = Type.String({
  minLength: 1,
  maxLength: 8_200,
  description: 'One of the legal lines, or those of a turn: "burn; burn; action ACT4".',
});

export const OWN_BOT_ROUTES = {
  'GET /api/me/bots': {
    tags,
    summary: 'Your bots',
    response: { 200: Type.Object({ bots: list(OwnBot), most: Whole }) },
  },
  'POST /api/me/bots': {
    tags,
    summary: 'A new bot of yours, with its token, which is shown this once',
    body: Type.Object({ name: BotName }, strict),
    response: { 201: Type.Object({ bot: OwnBot, token: Text }) },
  },
  'DELETE /api/me/bots/:bot': {
    tags,
    summary: 'End a token: where its bot plays, another bot takes the seat over',
    params: Type.Object({ bot: Id }),
    response: { 204: Nothing },
  },
  'GET /api/bot': {
    tags,
    summary: 'For a bot: who it is, and where it sits',
    response: {
      200: Type.Object({ name: Text, owner: Text, seats: list(BotSeat) }),
    },
  },
  'POST /api/bot/tables/:id/seat': {
    tags,
    summary: 'For a bot: take an open seat of a table that its owner runs, or that it has a code for',
    params: TablePath,
    body: Type.Object({ seat: Type.Optional(SeatNumber), code: Code }, strict),
    response: { 200: Type.Object({ seat: SeatNumber, status: TableStatus }) },
  },
  'DELETE /api/bot/tables/:id/seat': {
    tags,
    summary: 'For a bot: give its seat up. In a running game another bot takes it over',
    params: TablePath,
    response: { 204: Nothing },
  },
  'GET /api/bot/tables/:id/turn': {
    tags,
    summary: 'For a bot: its next decision, for which it may wait',
    params: TablePath,
    querystring: Type.Object(
      {
        wait: Type.Optional(
          Type.Integer({
            minimum: 0,
            maximum: LONGEST_WAIT_SECONDS,
            description: 'For how many seconds at most.',
          }),
        ),
      },
      strict,
    ),
    response: { 200: BotTurn },
  },
  'POST /api/bot/tables/:id/move': {
    tags,
    summary: 'For a bot: answer a decision. Whoever answers something illegal loses the seat',
    params: TablePath,
    body: Type.Object({ id: Type.String({ maxLength: 60 }), move: Move }, strict),
    response: { 200: BotTurn },
  },
};
