/** Looking back: any point of a table, the table as a file, and reports that something seems wrong. */
import type { GameState } from '@guildhall/kernel';
import { Type } from 'typebox';
import { Code, Id, ofTheGame, Point, strict, TablePath, Text, Whole, WithCode } from './fields.ts';
import { Entry } from './position.ts';

const tags = ['replays'];

export const REPLAY_ROUTES = {
  'GET /api/tables/:id/at/:point': {
    tags,
    summary: 'What you saw, or would have seen, after an entry (0: after setup)',
    params: Type.Object({ id: Id, point: Point }),
    querystring: WithCode,
    response: {
      200: Type.Object({
        kind: Type.Literal('point'),
        number: Whole,
        entry: Entry,
        hash: Text,
        view: ofTheGame<GameState>('What this seat may know.'),
      }),
    },
  },
  'GET /api/tables/:id/export': {
    tags,
    summary: 'The table as a game file; while the game runs, your view of it',
    params: TablePath,
    querystring: WithCode,
    response: { 200: ofTheGame<unknown>('A file that `guildhall replay` and the client open.') },
  },
  'POST /api/tables/:id/reports': {
    tags,
    summary: 'Report a problem at a position of the table',
    params: TablePath,
    body: Type.Object(
      { point: Point, text: Type.String({ minLength: 1, maxLength: 2_000 }), code: Code },
      strict,
    ),
    response: { 201: Type.Object({ report: Text }) },
  },
};
