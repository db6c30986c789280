import { command } from '../command.ts';
import { type ExitCode, FOUND, OK, UNUSABLE } from '../exit.ts';
import type { Io } from '../io.ts';
import { openTable } from '../table-file.ts';
import { Unusable } from '../unusable.ts';

export const verify = command({
  name: 'verify',
  summary: 'replays table files and compares their hashes and results',
  operands: 'FILE...',
  least: 1,
  most: Number.POSITIVE_INFINITY,
  about: [
    'Each file is played from its seed and options. A difference names the entry it comes from: an entry that the rules do not allow, or the last one, when everything is allowed but leads to another state than the file says.',
  ],
  flags: {},
  examples: ['verify game.json', 'verify exported/*.json'],
  run({ positional }, io) {
    const codes = positional.map((path) => verifyFile(path, io));
    return codes.reduce((worst, code) => (code > worst ? code : worst), OK);
  },
});

function verifyFile(path: string, io: Io): ExitCode {
  try {
    const { file, table, difference } = openTable(path);
    if (difference !== null) {
      io.out(`DIFFERENT ${path}: ${difference.message}`);
      return FOUND;
    }
    if (file.hash === null) {
      io.out(`NO HASH   ${path}: a failing case; "guildhall replay" shows it`);
      return FOUND;
    }
    const end = table.over
      ? `to its end, ${table.rules.outcome(table.state()).totals.join(', ')}`
      : 'not over';
    io.out(`ok        ${path}: ${file.game}, ${table.length} entries, ${end}`);
    return OK;
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    io.err(`guildhall: ${error.message}${error.hint === null ? '' : ` (${error.hint})`}`);
    return UNUSABLE;
  }
}
