// `npm run balance -- GAME`: how a game with reconstructed values plays. Simulates games of bots as the game's
// manifest says, counts what is used and what it scores, and writes the tables of the game's page in docs.
// `--games 10` plays less of each kind, `--iterations 500` lets steady bots think less; `--guesses` plays nothing and
// writes only the list of what is guessed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BOT_VERSION, type Level } from '@guildhall/bots';
import { manifests } from '@guildhall/games';
import { Tally } from '@guildhall/games/balance';
import { describeGuesses, withGuesses } from './balance/guesses.ts';
import { describePoints, madeWith, writtenBelow } from './balance/page.ts';
import { playBots } from './balance/play.ts';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    iterations: { type: 'string' },
    guesses: { type: 'boolean', default: false },
  },
});
const balanced = manifests.filter(({ balance }) => balance !== undefined);
const manifest = balanced.find(({ id }) => id === positionals[0]);
const balance = await manifest?.balance?.();
if (manifest === undefined || balance === undefined) {
  console.error(`Which game? There are ${balanced.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}
const PAGE = fileURLToPath(new URL(`../docs/${balance.page}`, import.meta.url));
const sourced = await manifest.tables();

if (given.guesses) {
  writeFileSync(PAGE, withGuesses(readFileSync(PAGE, 'utf8'), manifest.id, sourced));
  process.exit();
}

const iterations = Number(given.iterations ?? balance.iterations);
const runs = balance.runs.map((run) =>
  given.games === undefined ? run : { ...run, games: Math.min(run.games, Number(given.games)) },
);

/** Every run has seeds of its own, and the same ones each time. */
function playRun(tally: Tally, seedOf: (game: number) => string): void {
  const { level, games, label } = tally.run;
  for (let game = 0; game < games; game++) {
    playGame(tally, level, seedOf(game));
    if (level !== 'random') console.error(`${label}: game ${game + 1} of ${games}`);
  }
}

function playGame(tally: Tally, level: Level, seed: string): void {
  const counter = counterOf(tally);
  const { rules } = counter;
  const state = playBots(rules, seed, { level, iterations: level === 'random' ? 0 : iterations }, counter);
  tally.addOutcome(rules.outcome(state));
  counter.end(state);
}

const tallies = runs.map((run) => new Tally(run));
const counters = new Map(tallies.map((tally) => [tally, balance.counterFor(tally.run, tally)]));

function counterOf(tally: Tally) {
  const counter = counters.get(tally);
  if (counter === undefined) throw new Error(`nobody counts ${tally.run.label}`);
  return counter;
}

for (const tally of tallies)
  playRun(tally, (game) =>
    runs.filter(({ level }) => level === tally.run.level).length === 1
      ? `balance ${tally.run.level} ${game}`
      : `balance ${tally.run.label} ${game}`,
  );

const [first, ...others] = balance.sections(tallies);
const written = [
  `${balance.about(runs, iterations)} ${madeWith((await manifest.game()).version, BOT_VERSION)}`,
  describePoints(tallies, balance.further(tallies)),
  first,
  describeGuesses(manifest.id, sourced),
  ...others,
];
writeFileSync(PAGE, writtenBelow(readFileSync(PAGE, 'utf8'), written));
console.log(written.slice(0, 3).join('\n\n'));
console.log(`written: ${PAGE}`);
