/** From the leads of bots to values, and what is written of them. */
import type { Calibrated, CalibratedValue } from '@guildhall/games';

/**
 * The value with which about the wanted share of the games is won: so many of the leads are above it. A lead that is
 * just reached is no win, and a value is a whole number within its bounds.
 */
export function valueFor(
  leads: readonly number[],
  { share, least, most }: Pick<CalibratedValue, 'share' | 'least' | 'most'>,
): number {
  const sorted = leads.toSorted((a, b) => b - a);
  const wins = Math.round(share * sorted.length);
  const above = wins === 0 ? sorted[0] + 1 : sorted[wins - 1];
  const below = sorted[wins] ?? above - 1;
  const between = wins === 0 ? sorted[0] : (above + below) / 2;
  return Math.min(most, Math.max(least, Math.floor(between)));
}

/** With fewer games chance says more than the bots do. */
const LEAST_GAMES = 100;

/** Why values are to be made anew, or null. */
export function whyOld(
  written: Calibrated,
  now: Pick<Calibrated, 'ruleset' | 'estimate' | 'bots'>,
): string | null {
  if (written.games < LEAST_GAMES) return `made with ${written.games} games, not ${LEAST_GAMES}`;
  if (written.ruleset !== now.ruleset)
    return `made with ruleset ${written.ruleset}, the rules are at ${now.ruleset}`;
  if (written.estimate !== now.estimate)
    return `made with estimate ${written.estimate}, the estimate is at ${now.estimate}`;
  if (written.bots !== now.bots) return `made with bots ${written.bots}, the bots are at ${now.bots}`;
  return null;
}

/** The module that holds them. */
export function moduleOf(game: string, { ruleset, estimate, bots, games, values }: Calibrated): string {
  const lines = Object.entries(values).map(([name, value]) => `    ${name}: ${value},`);
  return [
    `/** Written by \`npm run calibrate -- ${game}\`: values that hang on how well bots play. */`,
    'export const calibrated = {',
    `  ruleset: ${ruleset},`,
    `  estimate: ${estimate},`,
    `  bots: ${bots},`,
    `  games: ${games},`,
    '  values: {',
    ...lines,
    '  },',
    '};',
    '',
  ].join('\n');
}
