// `npm run arena`: bots against each other and against random play, on listed seeds with fixed
// iterations. `-- --match steady` plays one match only, `--games 4` fewer games of each, `--threads 1` on one core.
// `-- --set-ups steady` plays on the set-ups of recorded games beside the project; `--games 3` several games on each,
// `--resume FILE` keeps the games and goes on where it stopped, `--network FILE` plays by a network that is being taught.
// `-- --seats ./my-bot.ts,steady,steady --game G --games 40` plays a match with bots of your own (docs/own-bot.md).
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { MATCHES, type Match } from './arena/matches.ts';
import { playOwnMatch } from './arena/own-match.ts';
import { playSetUps } from './arena/set-ups.ts';
import { meanOf, shareOf } from './arena/statistics.ts';
import type { PlayedGame, Task } from './arena/worker.ts';
import { inThreads } from './threads.ts';

const { values: given } = parseArgs({
  options: {
    match: { type: 'string' },
    games: { type: 'string' },
    threads: { type: 'string' },
    seats: { type: 'string' },
    game: { type: 'string' },
    think: { type: 'string' },
    'set-ups': { type: 'string' },
    resume: { type: 'string' },
    network: { type: 'string' },
  },
});
if (given.seats !== undefined) process.exit(await playOwnMatch(given.seats, given));
if (given['set-ups'] !== undefined) process.exit(await playSetUps(given['set-ups'], given));
const chosen = given.match === undefined ? Object.keys(MATCHES) : [given.match];
for (const id of chosen) {
  if (MATCHES[id] !== undefined) continue;
  console.error(`There is no match "${id}"; there are ${Object.keys(MATCHES).join(', ')}.`);
  process.exit(2);
}
const gamesOf = (match: Match): number =>
  given.games === undefined ? match.games : Math.min(match.games, Math.max(1, Number(given.games)));

const played: PlayedGame[] = [];
const started = performance.now();
await playAll(
  chosen.flatMap((match) => Array.from({ length: gamesOf(MATCHES[match]) }, (_, game) => ({ match, game }))),
);
console.log();
const met = chosen.map((id) =>
  report(
    MATCHES[id],
    played.filter(({ match }) => match === id),
  ),
);
console.log(`${Math.round((performance.now() - started) / 1000)} s in all`);
process.exitCode = met.every(Boolean) ? 0 : 1;

async function playAll(tasks: readonly Task[]): Promise<void> {
  await inThreads<Task, PlayedGame>(
    new URL('./arena/worker.ts', import.meta.url),
    tasks,
    Number(given.threads ?? availableParallelism()),
    (game) => {
      played.push(game);
      const points = game.totals.map((total, seat) => `${game.levels[seat]} ${total}`).join(', ');
      console.log(`${game.seed}: ${points} (${game.cpuSeconds.toFixed(1)} s)`);
    },
  );
}

/** Prints the result of a match and returns whether its goal was met. */
function report({ name, goal, levels: seated }: Match, games: readonly PlayedGame[]): boolean {
  const sum = (of: (game: PlayedGame) => number): number =>
    games.reduce((total, game) => total + of(game), 0);
  const best = games.flatMap(({ totals, levels }) => totals.filter((_, seat) => levels[seat] === seated[0]));
  // Seats of one game are not independent of each other: the interval is that of the games.
  const points = meanOf(
    games.map(({ totals, levels }) => {
      const own = totals.filter((_, seat) => levels[seat] === seated[0]);
      return own.reduce((total, one) => total + one, 0) / own.length;
    }),
  );
  const turns = sum((game) => game.turns);
  console.log(`${name}: ${games.length} games`);
  console.log(
    `  points of ${seated[0]}: mean ${points.value.toFixed(1)} (95 %: ${points.low.toFixed(1)} to ${points.high.toFixed(1)}), ${Math.min(...best)} to ${Math.max(...best)}`,
  );
  console.log(
    `  a turn: ${Math.round(sum((game) => game.iterations) / turns)} iterations, ${((1000 * sum((game) => game.cpuSeconds)) / turns).toFixed(0)} ms of processor time`,
  );
  if (goal.kind === 'mean') {
    const isMet = points.value >= goal.points && points.value <= (goal.most ?? Number.POSITIVE_INFINITY);
    const range = goal.most === undefined ? `${goal.points}` : `${goal.points} to ${goal.most}`;
    console.log(`  goal: a mean of ${range}: ${isMet ? 'met' : 'MISSED'}`);
    return isMet;
  }
  const wins = games.filter(({ places, levels }) => {
    const winners = places.flatMap((place, seat) => (place === 1 ? [levels[seat]] : []));
    return winners.length === 1 && winners[0] === goal.of;
  }).length;
  const share = shareOf(wins, games.length);
  const isMet = share.value >= goal.share;
  console.log(
    `  wins: ${wins} of ${games.length} (95 %: ${(100 * share.low).toFixed(0)} to ${(100 * share.high).toFixed(0)} %)`,
  );
  console.log(`  goal: ${(100 * goal.share).toFixed(0)} % of the games: ${isMet ? 'met' : 'MISSED'}`);
  return isMet;
}
