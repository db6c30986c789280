import { findGame, USUAL_GAME } from '../choice.ts';
import { command } from '../command.ts';
import { operationsOf } from '../engine/operations.ts';
import { requestsIn } from '../engine/request-reader.ts';
import { responseTo } from '../engine/service.ts';
import { OK, USAGE_ERROR } from '../exit.ts';
import { Words } from '../game-words.ts';

export const engine = command({
  name: 'engine',
  operands: '',
  least: 0,
  most: 0,
  about: [
    'Plays many games at once for another program: reads requests from standard input, one JSON object a line, and answers each with one line on standard output. The numbers of a batch of games can follow a line as raw bytes. It ends with its input.',
    'docs/research.md describes the requests; the Python package in python/ makes them. Try it: {"op": "new", "options": {"players": 2}} and then {"op": "legal", "game": 1, "lines": true}.',
  ],
  flags: { game: { takes: 'GAME', about: `which game (${USUAL_GAME})` } },
  examples: [`engine --game ${USUAL_GAME}`],
  async run(given, io) {
    const manifest = findGame(given.text('game') ?? USUAL_GAME);
    const [game, texts] = await Promise.all([manifest.game(), manifest.texts()]);
    const words = new Words(texts, 'en');
    const operations = operationsOf(game, (refusal) => words.refusal(refusal).join(' '));
    for await (const incoming of requestsIn(io.bytes())) {
      if (incoming.kind === 'lost') {
        io.err(`guildhall: ${incoming.reason}`);
        return USAGE_ERROR;
      }
      await io.send(responseTo(operations, incoming));
    }
    return OK;
  },
});
