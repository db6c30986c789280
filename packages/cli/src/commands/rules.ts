import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@guildhall/kernel';
import { gamesNamed, USUAL_GAME } from '../choice.ts';
import { command } from '../command.ts';
import { FOUND, OK } from '../exit.ts';
import { idsInTestNames } from '../test-names.ts';
import { UsageError } from '../usage-error.ts';

const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url));

interface Coverage {
  readonly game: string;
  readonly rules: number;
  readonly tested: number;
  readonly untested: readonly string[];
}

export const rules = command({
  name: 'rules',
  operands: '[GAME]',
  least: 0,
  most: 1,
  about: [
    'Every rule has an id (TM-LEECH-PRICE), and tests name the ids they check. This searches the names of all tests of a game.',
  ],
  flags: {
    json: {
      takes: null,
      about: 'print one JSON object as the last line: {games: [{game, rules, tested, untested}]}',
    },
  },
  examples: ['rules', `rules ${USUAL_GAME} --json`],
  async run(given, io) {
    const loaded = await Promise.all(gamesNamed(given.positional[0]).map(({ game }) => game()));
    const games = loaded.map(coverageOf);
    if (given.has('json')) io.out(JSON.stringify({ games }));
    else {
      for (const { game, rules: count, tested, untested } of games) {
        io.out(`${game}: ${count} rules, ${tested} of them named by a test`);
        for (const id of untested) io.out(`  ${id}`);
      }
    }
    return games.every(({ untested }) => untested.length === 0) ? OK : FOUND;
  },
});

function coverageOf({ id, ruleIds }: Game): Coverage {
  // What games state in common is tested where it is stated: in folders that are no games.
  const shared = globSync('*/test/', { cwd: GAMES })
    .map(dirname)
    .filter((name) => !isGame(name));
  const files = globSync(
    [id, ...shared].map((name) => `${name}/test/**/*.test.{ts,tsx}`),
    { cwd: GAMES },
  );
  if (files.length === 0)
    throw new UsageError(`${id} has no tests in ${GAMES}`, 'run this in the source tree');
  const named = new Set(files.flatMap((file) => idsInTestNames(readFileSync(join(GAMES, file), 'utf8'))));
  const untested = ruleIds.filter((rule) => !named.has(rule));
  return { game: id, rules: ruleIds.length, tested: ruleIds.length - untested.length, untested };
}

function isGame(folder: string): boolean {
  return existsSync(join(GAMES, folder, 'manifest.ts'));
}
