// `npm run overrides -- [GAME] [--every N] [--bundles N]`: plays whole games with every value of the tables at the ends of
// its range, with every name it may take, with all values of a kind overridden together and with bundles of overrides
// drawn at random, and tries what must be refused.
import { parseArgs } from 'node:util';
import { games } from '@guildhall/games/all';
import { walkOverrides } from './overrides/watch.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' }, bundles: { type: 'string', default: '400' } },
});
const slice = { part: 0, every: Number(values.every), bundles: Number(values.bundles) };
let faults = 0;
for (const game of positionals.length > 0 ? positionals : games.keys()) {
  const walked = await walkOverrides(game, slice);
  const { refused, together, played } = walked;
  console.log(`${game}: ${refused} refused, ${together} refused beside other values, ${played} games played`);
  for (const fault of walked.faults) console.log(`  ${fault}`);
  faults += walked.faults.length;
}
if (faults > 0) process.exit(1);
