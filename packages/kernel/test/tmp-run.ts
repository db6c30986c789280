import { checkGame, describeReport, optionSets } from '../src/testkit/index.ts';
import { bazaar } from './bazaar/index.ts';

console.log(
  optionSets(bazaar)
    .map((o) => JSON.stringify(o))
    .join('\n'),
);
const r = checkGame(bazaar, { seed: 'a', maxFailures: 10 });
console.log(describeReport(r));
console.log(r.checks, r.hiddenPlaces);
