/** What became of every entry of a compendium in games of bots, and the module that holds it. */
import type { CompendiumCounted, CountedEntry } from '@guildhall/games';

/** One game: what was on the table, what each seat took, and the points at the end. */
interface CountedGame {
  readonly offered: ReadonlySet<string>;
  readonly taken: readonly ReadonlySet<string>[];
  /** What each seat was given without a choice. */
  readonly dealt: readonly ReadonlySet<string>[];
  readonly totals: readonly number[];
}

export function countEntries(
  keys: readonly string[],
  games: readonly CountedGame[],
): Record<string, CountedEntry> {
  return Object.fromEntries(keys.map((key) => [key, countEntry(key, games)]));
}

function countEntry(key: string, games: readonly CountedGame[]): CountedEntry {
  const has = (sets: readonly ReadonlySet<string>[]): boolean => sets.some((own) => own.has(key));
  const chosen = games.filter(({ offered, taken }) => offered.has(key) || has(taken));
  const among = games.filter((game) => chosen.includes(game) || has(game.dealt));
  const points = among.flatMap(({ taken, dealt, totals }) =>
    totals.filter((_, seat) => taken[seat].has(key) || dealt[seat].has(key)),
  );
  return {
    offered: chosen.length,
    taken: chosen.filter(({ taken }) => has(taken)).length,
    seats: points.length,
    points: mean(points),
    all: mean(among.flatMap(({ totals }) => totals)) ?? 0,
  };
}

/** To a tenth; null: of nothing. */
function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}

/** What was counted before, with some groups counted anew: by the same rules alone. */
export function withGroups(
  before: CompendiumCounted,
  now: CompendiumCounted,
  groups: readonly string[],
): CompendiumCounted {
  if (before.ruleset !== now.ruleset)
    throw new Error(`The others were counted by ruleset ${before.ruleset}: count all groups`);
  const entries = Object.entries(now.entries).map(([key, entry]) => {
    const isAnew = groups.includes(key.split('.')[0]) || before.entries[key] === undefined;
    return [key, isAnew ? entry : before.entries[key]] as const;
  });
  return {
    ruleset: now.ruleset,
    games: Math.max(before.games, now.games),
    entries: Object.fromEntries(entries),
  };
}

export function moduleOfCounted(game: string, { ruleset, games, entries }: CompendiumCounted): string {
  const lines = Object.entries(entries).map(
    ([key, { offered, taken, seats, points, all }]) =>
      `    '${key}': { offered: ${offered}, taken: ${taken}, seats: ${seats}, points: ${points}, all: ${all} },`,
  );
  return [
    `/** Written by \`npm run compendium -- ${game}\`: what became of every entry in games of bots. */`,
    "import type { CompendiumCounted } from '../../compendium.ts';",
    '',
    'export const counted: CompendiumCounted = {',
    `  ruleset: ${ruleset},`,
    `  games: ${games},`,
    '  entries: {',
    ...lines,
    '  },',
    '};',
    '',
  ].join('\n');
}
