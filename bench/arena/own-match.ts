/** A match with bots of somebody's own: seats move on by one from game to game, and every bot is reported. */
import { Lineup, NAMED_BOTS, type NamedBot, readBot, USUAL_THINK_MILLISECONDS } from '@guildhall/bots/own';
import { type GameManifest, manifestOf, manifests } from '@guildhall/games';
import { readOptions } from '@guildhall/kernel';
import { Words } from '../../packages/cli/src/game-words.ts';
import { seating } from './matches.ts';
import { meanOf, shareOf } from './statistics.ts';

const USUAL_GAMES = 20;

interface Wishes {
  readonly game?: string | undefined;
  readonly games?: string | undefined;
  readonly think?: string | undefined;
}

/** What became of one bot. */
interface Record {
  readonly points: number[];
  wins: number;
  lost: number;
}

/** Returns the exit code: 1 if a bot lost its seat, 2 if nothing could be played. */
export async function playOwnMatch(seats: string, wishes: Wishes): Promise<number> {
  const named = seats.split(',').map(readBot);
  if (!named.every((bot) => bot !== null)) {
    console.error(`--seats ${seats}: each must be one of ${NAMED_BOTS}.`);
    return 2;
  }
  const manifest = wishes.game === undefined ? manifests[0] : manifestOf(wishes.game);
  const games = Number(wishes.games ?? USUAL_GAMES);
  const think = Number(wishes.think ?? USUAL_THINK_MILLISECONDS);
  if (manifest === null || !(games >= 1) || !(think >= 1)) {
    console.error(
      `--game is one of ${manifests.map(({ id }) => id).join(', ')}; --games and --think are numbers.`,
    );
    return 2;
  }
  const records = await play(manifest, named, games, think);
  for (const [at, { name }] of named.entries()) console.log(lineOf(name, records[at], games));
  return records.every(({ lost }) => lost === 0) ? 0 : 1;
}

async function play(
  manifest: GameManifest,
  named: readonly NamedBot[],
  games: number,
  thinkMilliseconds: number,
): Promise<Record[]> {
  const game = await manifest.game();
  const options = readOptions(game.options, { players: named.length });
  const words = new Words(await manifest.texts(), 'en');
  const lineup = new Lineup(named, {
    rules: game.rules(options),
    played: { game: game.id, version: game.version, options },
    registry: import.meta.resolve('@guildhall/games'),
    thinkMilliseconds,
    say: console.error,
    explain: (refusal) => words.refusal(refusal).join(' '),
  });
  const records = named.map((): Record => ({ points: [], wins: 0, lost: 0 }));
  try {
    for (let number = 0; number < games; number++) {
      const seats = seating([...named.keys()], number);
      const { totals, places, forfeited } = await lineup.play(`arena own ${number + 1}`, { seating: seats });
      const isShared = places.filter((place) => place === 1).length > 1;
      for (const [seat, at] of seats.entries()) {
        records[at].points.push(totals[seat]);
        if (places[seat] === 1 && !isShared) records[at].wins += 1;
        if (forfeited.includes(seat)) records[at].lost += 1;
      }
      console.log(
        `game ${number + 1}: ${seats.map((at, seat) => `${named[at].name} ${totals[seat]}`).join(', ')}`,
      );
    }
  } finally {
    await lineup.close();
  }
  return records;
}

function lineOf(name: string, { points, wins, lost }: Record, games: number): string {
  const mean = meanOf(points);
  const share = shareOf(wins, games);
  const percent = (value: number): string => (100 * value).toFixed(0);
  const forfeits = lost === 0 ? '' : `; lost the seat in ${lost} games`;
  return `${name}: mean ${mean.value.toFixed(1)} points (95 %: ${mean.low.toFixed(1)} to ${mean.high.toFixed(1)}), ${wins} wins of ${games} (95 %: ${percent(share.low)} to ${percent(share.high)} %)${forfeits}`;
}
