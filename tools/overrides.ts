// `npm run overrides -- [GAME] [--every N]`: plays whole games with every value of the tables at the ends of its range,
// with every name it may take, and tries what must be refused.
import { games } from '../packages/games/index.ts';
import { walkOverrides } from './overrides/watch.ts';

const words = process.argv.slice(2);
const at = words.indexOf('--every');
const every = at < 0 ? 1 : Number(words[at + 1]);
const named = words.filter((word, place) => word !== '--every' && (at < 0 || place !== at + 1));
let faults = 0;
for (const game of named.length > 0 ? named : games.keys()) {
  const walked = await walkOverrides(game, { part: 0, every });
  const { refused, together, played } = walked;
  console.log(`${game}: ${refused} refused, ${together} refused beside other values, ${played} games played`);
  for (const fault of walked.faults) console.log(`  ${fault}`);
  faults += walked.faults.length;
}
if (faults > 0) process.exit(1);
