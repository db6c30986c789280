// `npm run teach -- GAME`: teaches the estimate of a game, round by round. In each round bots play games by what it knows,
// a network is fitted to their games and to what people did in recorded ones, and it is tried against the one that the
// game has. If it does better its weights are written into the game's folder, with what they were made of; if not, those
// stay, and the next round learns on. `--rounds 1 --games 200` for less, `--minutes 60` begins no more games after that
// time; a round that was cut off goes on where it was. `--seed S` and the same games give the same weights.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { manifests } from '@guildhall/games';
import type { PackedNetwork } from '@guildhall/kernel';
import { playRound } from './teach/round.ts';
import { moduleOf } from './teach/written.ts';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '1' },
    games: { type: 'string', default: '1500' },
    epochs: { type: 'string', default: '6' },
    minutes: { type: 'string', default: '60' },
    trials: { type: 'string', default: '21' },
    records: { type: 'string', default: '1000' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: 'teach' },
    /** Where the samples of the rounds are kept. */
    folder: { type: 'string', default: fileURLToPath(new URL('../data/teach', import.meta.url)) },
    /** Writes the weights to this file instead of the game's. */
    to: { type: 'string' },
  },
});
const known = manifests.filter(({ teaching }) => teaching !== undefined);
const manifest = known.find(({ id }) => id === positionals[0]);
const teaching = await manifest?.teaching?.();
if (manifest === undefined || teaching === undefined) {
  console.error(`Which game? ${known.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}
const own = fileURLToPath(new URL(`../packages/games/${manifest.id}/${teaching.file}`, import.meta.url));
const file = given.to ?? own;
const folder = `${given.folder}/${manifest.id}`;
const networkOf = (round: number): string => `${folder}/round-${round}/network.json`;
let begun = teaching.taught.rounds;
while (existsSync(networkOf(begun + 1))) begun += 1;
let { weights } = teaching;
let learner: PackedNetwork = existsSync(networkOf(begun))
  ? JSON.parse(readFileSync(networkOf(begun), 'utf8'))
  : weights;
for (let round = begun + 1; round <= begun + Number(given.rounds); round++) {
  console.log(`round ${round} of ${manifest.id}`);
  const result = await playRound(
    manifest,
    teaching,
    round,
    { learner, taught: weights },
    {
      seed: given.seed,
      games: Number(given.games),
      epochs: Number(given.epochs),
      minutes: Number(given.minutes),
      trials: Number(given.trials),
      records: Number(given.records),
      threads: Number(given.threads),
      folder,
      say: console.log,
    },
  );
  const { packed, games, recorded, gain } = result;
  learner = packed;
  writeFileSync(networkOf(round), JSON.stringify(packed));
  if (gain.value <= 0) {
    console.log('  it does no better than the weights of the game: they stay as they were');
    continue;
  }
  weights = packed;
  const error = Math.round(100 * result.error) / 100;
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(
    file,
    moduleOf(manifest.id, packed, { date, seed: given.seed, rounds: round, games, recorded, error }),
  );
  console.log(`  written: ${file}`);
}
