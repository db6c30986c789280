import {
  type BaseOptions,
  chosenSetup,
  type Game,
  type GameFile,
  type Proof,
  proofOf,
  type Table,
} from '@guildhall/kernel';
import { command } from '../command.ts';
import { type ExitCode, FOUND, OK, USAGE_ERROR } from '../exit.ts';
import type { Io } from '../io.ts';
import { openTable } from '../table-file.ts';
import { UsageError } from '../usage-error.ts';

export const verify = command({
  name: 'verify',
  operands: 'FILE...',
  least: 1,
  most: Number.POSITIVE_INFINITY,
  about: [
    'Replays each file from its seed and options. A difference names the entry it comes from: an entry that the rules do not allow, or the last one if everything is allowed but leads to a different state than the file says.',
    'A game from a server also says where its seed came from. It is checked that the published hash matches the secret bits and the options, and that the seed follows from the bits and the players’ words. This only proves something if the hash is the one the table showed before the game: pass it with --hash. Without it, and for files without a commitment (games not dealt by a server), the file is called unproven.',
    'Every line begins with its verdict. "ok": the game replays correctly, and the hash you gave proves its seed. "unproven": the game replays correctly, but nothing shows where its seed came from. "DIFFERENT", "NO HASH", and "UNPROVEN" with a hash: something is wrong.',
    'The exit code is 0 if every file is ok or unproven, 1 if one has a verdict in capitals, and 2 if one cannot be read.',
  ],
  flags: {
    hash: {
      takes: 'HASH',
      about: 'the hash the table showed before the game, which the file has to match and prove',
    },
  },
  examples: ['verify game.json', 'verify exported/*.json', `verify --hash ${'5e'.repeat(32)} game.json`],
  async run(given, io) {
    const hash = hashOfFlag(given.text('hash'), given.positional.length);
    let worst: ExitCode = OK;
    for (const path of given.positional) {
      const code = await verifyFile(path, hash, io);
      if (code > worst) worst = code;
    }
    return worst;
  },
});

function hashOfFlag(text: string | null, files: number): string | null {
  if (text === null) return null;
  const hash = text.trim().toLowerCase();
  if (!/^[0-9a-f]{64}$/.test(hash))
    throw new UsageError(`--hash must be 64 hexadecimal digits, not "${text}"`);
  if (files > 1) throw new UsageError('--hash needs a single FILE: every table has its own hash');
  return hash;
}

async function verifyFile(path: string, hash: string | null, io: Io): Promise<ExitCode> {
  try {
    const { file, table, difference } = await openTable(path);
    if (difference !== null) {
      io.out(`DIFFERENT ${path}: ${difference.message}`);
      return FOUND;
    }
    const proof = proofOf(file, hash === null ? null : { hash, word: null });
    const verdict = verdictOn(proof, file);
    if (verdict.kind === 'wrong') {
      io.out(`DIFFERENT ${path}: ${verdict.words}`);
      return FOUND;
    }
    if (hash !== null && verdict.kind === 'unproven') {
      io.out(`UNPROVEN  ${path}: ${verdict.words}`);
      return FOUND;
    }
    if (file.hash === null) {
      io.out(`NO HASH   ${path}: a failing case; "guildhall replay" shows it`);
      return FOUND;
    }
    const first = verdict.kind === 'proved' ? 'ok      ' : 'unproven';
    io.out(`${first}  ${path}: ${[...storyOf(file, table), verdict.words].join('; ')}`);
    return OK;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.err(`guildhall: ${error.message}${error.hint === null ? '' : ` (${error.hint})`}`);
    return USAGE_ERROR;
  }
}

/** What the file holds, and what of its set-up was not left to chance. */
function storyOf(file: GameFile, table: Table): string[] {
  const { game, options, rules, length } = table;
  const end = table.over ? `to its end, ${rules.outcome(table.state()).totals.join(', ')}` : 'not over';
  return [`${file.game}, ${length} entries, ${end}`, ...chosenIn(game, options)];
}

function chosenIn(game: Game, options: BaseOptions): string[] {
  const { open, hidden } = chosenSetup(game.options, options);
  const { length } = options.overrides;
  return [
    ...(open.length === 0 ? [] : [`chosen, not drawn: ${open.join(', ')}`]),
    ...(hidden.length === 0 ? [] : [`chosen in secret, not drawn: ${hidden.join(', ')}`]),
    ...(length === 0 ? [] : [`${length} ${length === 1 ? 'value' : 'values'} overridden`]),
  ];
}

interface Verdict {
  readonly kind: 'proved' | 'unproven' | 'wrong';
  readonly words: string;
}

function verdictOn(proof: Proof, { commitment }: GameFile): Verdict {
  switch (proof) {
    case 'proved':
      return { kind: 'proved', words: 'the seed is the one this hash promised' };
    case 'not-compared':
      return {
        kind: 'unproven',
        words: `the seed is unproven until its hash is compared with the one you saw before the game (--hash): ${commitment?.hash ?? ''}`,
      };
    case 'old-form':
      return {
        kind: 'unproven',
        words:
          'the seed is unproven: its commitment is of the old form, which binds neither options nor words',
      };
    case 'no-commitment':
      return { kind: 'unproven', words: 'the seed is unproven: the file has no commitment' };
    case 'other-hash':
      return { kind: 'wrong', words: `the hash is different: ${commitment?.hash ?? ''}` };
    case 'other-word':
      return { kind: 'wrong', words: 'a word is not the one that was given' };
    case 'hash-does-not-fit':
      return {
        kind: 'wrong',
        words: 'the published hash does not match the bits, the table and the options',
      };
    case 'seed-does-not-follow':
      return { kind: 'wrong', words: 'the seed does not follow from the hash, the bits and the words' };
    default:
      return proof satisfies never;
  }
}
