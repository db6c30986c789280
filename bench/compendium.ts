// `npm run compendium -- GAME`: plays games of steady bots, counts for every entry of the game's compendium how often it
// was on the table, who took it and with how many points they ended, and writes that into the game's folder.
// `--games 20` plays so many games, `--minutes 5` as many as fit, `--iterations 500` lets the bots think less;
// `--groups towns,tablets` counts these groups and keeps what was counted of the others by the same rules.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BUDGETS } from '@guildhall/bots';
import { keyOfEntry, manifests } from '@guildhall/games';
import { type LogEvent, readOptions, TABLE } from '@guildhall/kernel';
import { playBots } from './balance/play.ts';
import { countEntries, moduleOfCounted, withGroups } from './compendium/counting.ts';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    minutes: { type: 'string' },
    iterations: { type: 'string' },
    groups: { type: 'string' },
  },
});
const minutes = given.minutes === undefined ? Number.POSITIVE_INFINITY : Number(given.minutes);
const most = Number(given.games ?? (given.minutes === undefined ? 100 : Number.POSITIVE_INFINITY));
const iterations = Number(given.iterations ?? BUDGETS.steady.iterations);
const known = manifests.filter(({ compendiumCount }) => compendiumCount !== undefined);
const manifest = known.find(({ id }) => id === positionals[0]);
const count = await manifest?.compendiumCount?.();
const written = await (await manifest?.compendium?.())?.load();
if (manifest === undefined || count === undefined || written === undefined) {
  console.error(`Which game? There are ${known.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}
const game = await manifest.game();
const { tables, watch } = count;
const keys = written.compendium.groups
  .filter(({ use }) => use !== null)
  .flatMap((group) => group.entries.map((entry) => keyOfEntry(group, entry)));
const isKnown = new Set(keys);

/** What is named in a game has to be an entry. */
function checked(key: string): string {
  if (!isKnown.has(key)) throw new Error(`${key} is no entry that is counted`);
  return key;
}

function playOne(number: number) {
  const rules = game.rules(readOptions(game.options, tables[number % tables.length]));
  const watcher = watch(rules);
  const offered = new Set<string>();
  const taken = Array.from({ length: rules.seats }, () => new Set<string>());
  let dealt: readonly ReadonlySet<string>[] | null = null;
  const state = playBots(
    rules,
    `compendium ${number}`,
    { level: 'steady', iterations },
    {
      look: (now) => {
        dealt ??= taken.map((_, seat) => new Set([...(watcher.dealt?.(now, seat) ?? [])].map(checked)));
        for (const key of watcher.offered(now)) offered.add(checked(key));
      },
      hear: (event: LogEvent, now) => {
        if (event.seat !== TABLE)
          for (const key of watcher.taken(event, now)) taken[event.seat]?.add(checked(key));
      },
    },
  );
  for (const [seat, own] of taken.entries())
    for (const key of watcher.held?.(state, seat) ?? []) own.add(checked(key));
  return { offered, taken, dealt: dealt ?? [], totals: rules.outcome(state).totals };
}

const games: ReturnType<typeof playOne>[] = [];
const started = performance.now();
while (games.length < most && (performance.now() - started) / 60_000 < minutes) {
  games.push(playOne(games.length));
  console.error(`${game.id}: game ${games.length}, ${games.at(-1)?.totals.join(', ')} points`);
}

const entries = countEntries(keys, games);
for (const [key, { offered, taken }] of Object.entries(entries))
  if (offered === 0 || taken === 0)
    console.log(`${key}: on the table in ${offered} games, taken in ${taken}`);
const file = fileURLToPath(new URL(`../packages/games/${game.id}/compendium/counted.ts`, import.meta.url));
const now = { ruleset: game.version, games: games.length, entries };
const before =
  given.groups === undefined ? null : ((await (await manifest.compendium?.())?.counted()) ?? null);
const counted = before === null ? now : withGroups(before.counted, now, given.groups?.split(',') ?? []);
writeFileSync(file, moduleOfCounted(game.id, counted));
console.log(`${games.length} games, written: ${file}`);
