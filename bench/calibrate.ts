// `npm run calibrate -- GAME`: plays steady bots against the automatic opponents of a game, sets the values that hang
// on how well bots play so that they win the share of games that the game asks for, and writes them into its folder.
// `--games 20` plays less for each value, `--minutes 25` as much as fits.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BOT_VERSION, levelBot, playMatch } from '@guildhall/bots';
import { type CalibratedValue, manifests } from '@guildhall/games';
import { readOptions } from '@guildhall/kernel';
import { moduleOf, valueFor } from './calibrate/values.ts';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string' }, minutes: { type: 'string' } },
});
const minutes = given.minutes === undefined ? Number.POSITIVE_INFINITY : Number(given.minutes);
const most = Number(given.games ?? (given.minutes === undefined ? 100 : Number.POSITIVE_INFINITY));
const known = manifests.filter(({ calibration }) => calibration !== undefined);
const manifest = known.find(({ id }) => id === positionals[0]);
const calibration = await manifest?.calibration?.();
if (manifest === undefined || calibration === undefined) {
  console.error(`Which game? ${known.length === 0 ? 'None has such values.' : known.map(({ id }) => id)}`);
  process.exit(2);
}
const game = await manifest.game();

const leadIn = async ({ name, options }: CalibratedValue, number: number): Promise<number> => {
  const rules = game.rules(readOptions(game.options, options));
  const bots = Array.from({ length: options.players }, () => levelBot('steady'));
  const { state } = await playMatch(rules, `calibrate ${name} ${number}`, bots);
  const lead = calibration.lead(rules.outcome(state));
  console.error(`${game.id} ${name} (${options.players} players), game ${number}: ${lead} ahead`);
  return lead;
};

/** One game for each value after the other, so that all have the same number whenever time is up. */
const leads = calibration.values.map((): number[] => []);
const started = performance.now();
let games = 0;
while (games < most && (performance.now() - started) / 60_000 < minutes) {
  games += 1;
  for (const [at, value] of calibration.values.entries()) leads[at].push(await leadIn(value, games));
}

const made: Record<string, number> = {};
for (const [at, value] of calibration.values.entries()) {
  made[value.name] = valueFor(leads[at], value);
  const won = leads[at].filter((lead) => lead > made[value.name]).length;
  console.log(
    `${value.name}: ${made[value.name]}, ${won} of ${games} games won, wanted ${value.share * games}`,
  );
}

const file = fileURLToPath(new URL(`../packages/games/${manifest.id}/${calibration.file}`, import.meta.url));
const { version: ruleset, estimateVersion: estimate = 1 } = game;
writeFileSync(file, moduleOf(manifest.id, { ruleset, estimate, bots: BOT_VERSION, games, values: made }));
console.log(`written: ${file}`);
