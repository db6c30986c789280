// `npm run calibrate -- GAME`: plays steady bots against the automatic opponents of a game, sets the values that hang
// on how well bots play so that they win the share of games that the game wants, and writes them into its folder.
// `--games 20` plays less for each value.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BOT_VERSION, BUDGETS, playMatch } from '@guildhall/bots';
import { type CalibratedValue, manifests } from '@guildhall/games';
import { type Game, readOptions } from '@guildhall/kernel';
import { moduleOf, valueFor } from './calibrate/values.ts';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '100' } },
});
const games = Number(given.games);
const known = manifests.filter(({ calibration }) => calibration !== undefined);
const manifest = known.find(({ id }) => id === positionals[0]);
const calibration = await manifest?.calibration?.();
if (manifest === undefined || calibration === undefined) {
  console.error(`Which game? ${known.length === 0 ? 'None has such values.' : known.map(({ id }) => id)}`);
  process.exit(2);
}
const game = await manifest.game();

/** Fixed iterations and all the time of the world: a busy machine plays the same games. */
const BUDGET = { iterations: BUDGETS.steady.iterations, milliseconds: Number.POSITIVE_INFINITY };

function leadsOf(game: Game, { name, options }: CalibratedValue, lead: (seed: string) => number): number[] {
  return Array.from({ length: games }, (_, at) => {
    const ahead = lead(`calibrate ${name} ${at + 1}`);
    console.error(`${game.id} ${name} (${options.players} players), game ${at + 1}: ${ahead} ahead`);
    return ahead;
  });
}

const made: Record<string, number> = {};
for (const value of calibration.values) {
  const rules = game.rules(readOptions(game.options, value.options));
  const bots = Array.from({ length: value.options.players }, () => ({
    level: 'steady' as const,
    budget: BUDGET,
  }));
  const leads = leadsOf(game, value, (seed) => calibration.lead(rules.outcome(playMatch(rules, seed, bots))));
  made[value.name] = valueFor(leads, value);
  const won = leads.filter((lead) => lead > made[value.name]).length;
  console.log(
    `${value.name}: ${made[value.name]}, ${won} of ${games} games won, wanted ${value.share * games}`,
  );
}

const file = fileURLToPath(new URL(`../packages/games/${manifest.id}/${calibration.file}`, import.meta.url));
writeFileSync(file, moduleOf(manifest.id, { ruleset: game.version, bots: BOT_VERSION, games, values: made }));
console.log(`written: ${file}`);
