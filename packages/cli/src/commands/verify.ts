import { commitmentFault, type GameFile } from '@guildhall/kernel';
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
    'A game from a server also says where its seed came from: that the published bits fit the hash that was shown before anybody sat down, and that the seed follows from the bits and the words of those who did, is checked too.',
  ],
  flags: {},
  examples: ['verify game.json', 'verify exported/*.json'],
  async run({ positional }, io) {
    let worst: ExitCode = OK;
    for (const path of positional) {
      const code = await verifyFile(path, io);
      if (code > worst) worst = code;
    }
    return worst;
  },
});

async function verifyFile(path: string, io: Io): Promise<ExitCode> {
  try {
    const { file, table, difference } = await openTable(path);
    if (difference !== null) {
      io.out(`DIFFERENT ${path}: ${difference.message}`);
      return FOUND;
    }
    const seedFault = seedFaultOf(file);
    if (seedFault !== null) {
      io.out(`DIFFERENT ${path}: ${seedFault}`);
      return FOUND;
    }
    if (file.hash === null) {
      io.out(`NO HASH   ${path}: a failing case; "guildhall replay" shows it`);
      return FOUND;
    }
    const end = table.over
      ? `to its end, ${table.rules.outcome(table.state()).totals.join(', ')}`
      : 'not over';
    const seed = file.commitment === undefined ? '' : '; the seed is the one that was promised';
    io.out(`ok        ${path}: ${file.game}, ${table.length} entries, ${end}${seed}`);
    return OK;
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    io.err(`guildhall: ${error.message}${error.hint === null ? '' : ` (${error.hint})`}`);
    return UNUSABLE;
  }
}

/** Why the seed is not the one that was promised, or null. */
function seedFaultOf({ commitment, seed }: GameFile): string | null {
  const fault = commitment === undefined ? null : commitmentFault(commitment, seed);
  switch (fault) {
    case null:
      return null;
    case 'bits-do-not-fit-hash':
      return 'the bits are not those whose hash was published';
    case 'seed-does-not-follow':
      return 'the seed does not follow from the table, the bits and the words';
    default:
      return fault satisfies never;
  }
}
