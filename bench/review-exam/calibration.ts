/** How well chances to win came true. */
import { chancesToWin } from '@guildhall/bots/review';
import type { Calibrated } from './task.ts';

const BINS = 5;
/** Spreads that are tried besides the one in use. */
const SPREADS = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.6, 1.8, 2];

/** The mean squared difference between chances and results, over all seats; 0 is perfect. */
function brierOf(
  games: readonly Calibrated[],
  chancesOf: (sample: Calibrated['samples'][number]) => readonly number[],
): number {
  let sum = 0;
  let count = 0;
  for (const { samples, won } of games) {
    for (const sample of samples) {
      for (const [seat, chance] of chancesOf(sample).entries()) {
        sum += (chance - won[seat]) ** 2;
        count += 1;
      }
    }
  }
  return sum / count;
}

export function tellCalibration(games: readonly Calibrated[]): string[] {
  const rounds = [...new Set(games.flatMap(({ samples }) => samples.map(({ round }) => round)))].sort(
    (a, b) => a - b,
  );
  const turns = games.reduce((sum, { samples }) => sum + samples.length, 0);
  const lines = [
    `${games.length} games, ${turns} turns`,
    `Brier score ${brierOf(games, ({ chances }) => chances).toFixed(4)}; equal chances for all would score ${brierOf(games, ({ chances }) => chances.map(() => 1 / chances.length)).toFixed(4)}`,
  ];
  for (const round of rounds) {
    const part = games.map((game) => ({
      ...game,
      samples: game.samples.filter((one) => one.round === round),
    }));
    const errors = part.flatMap(({ samples, totals }) =>
      samples.flatMap(({ expected }) => expected.map((points, seat) => points - totals[seat])),
    );
    const bias = errors.reduce((sum, one) => sum + one, 0) / errors.length;
    const off = Math.sqrt(errors.reduce((sum, one) => sum + one * one, 0) / errors.length);
    lines.push(
      `  round ${round}: Brier score ${brierOf(part, ({ chances }) => chances).toFixed(4)}; points expected are off by ${off.toFixed(1)}, on average ${bias.toFixed(1)} too many`,
    );
  }
  for (let bin = 0; bin < BINS; bin++) {
    const pairs = games.flatMap(({ samples, won }) =>
      samples.flatMap(({ chances }) => chances.map((chance, seat) => [chance, won[seat]] as const)),
    );
    const inside = pairs.filter(([chance]) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin);
    if (inside.length === 0) continue;
    const mean = (at: 0 | 1): string =>
      ((100 * inside.reduce((sum, pair) => sum + pair[at], 0)) / inside.length).toFixed(0);
    lines.push(`  said ${mean(0)} %, came true in ${mean(1)} % (${inside.length} times)`);
  }
  const tried = SPREADS.map((spread) => {
    const score = brierOf(games, ({ expected, toCome }) =>
      chancesToWin(
        expected.map((points, seat) => ({ points, toCome: toCome[seat], variance: 0 })),
        spread,
      ),
    );
    return `${spread}: ${score.toFixed(4)}`;
  });
  lines.push(`  by spread: ${tried.join(', ')}`);
  return lines;
}
