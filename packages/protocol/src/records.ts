/** The records of a game on this server. */
import { type Static, Type } from 'typebox';
import { Id, list, nullable, Text, Time, Whole } from './fields.ts';

const tags = ['tables'];

const BestScore = Type.Object({
  players: Whole,
  points: Type.Number(),
  /** Null if the table is private or the account was deleted. */
  name: nullable(Text),
  table: nullable(Id, { description: 'The table, if everybody may look at it.' }),
  finished: Time,
});

const Duration = Type.Object({ minutes: Whole, players: Whole });

const GameRecords = Type.Object({
  finished: Type.Integer({ description: 'Games played to their end by at least one person.' }),
  best: list(BestScore, { description: 'For each number of players the best scores of people, best first.' }),
  shortest: nullable(Duration),
  longest: nullable(Duration),
  solo: list(Type.Object({ level: Text, games: Whole, won: Whole, best: Type.Number() }), {
    description: 'Games against an automatic opponent, by level.',
  }),
});
export type GameRecords = Static<typeof GameRecords>;

export const RECORD_ROUTES = {
  'GET /api/games/:game/records': {
    tags,
    summary: 'Records of a game on this server: the same for everybody, without names of private tables',
    params: Type.Object({ game: Type.String({ maxLength: 40 }) }),
    response: { 200: Type.Object({ records: GameRecords }) },
  },
};
