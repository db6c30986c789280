/** Conversions and the sacrifice of power: free, any number, directly before or after an action of the own turn. */
import { toAll } from '@guildhall/kernel';
import { burnRules, conversionRules, type Rate, spendPower } from '../../terra/index.ts';
import { DISCIPLINES, type Tables } from '../data/types.ts';
import type { Conversion } from './actions.ts';
import type { TurnActionOf } from './handlers.ts';
import { scholarSupply } from './holdings.ts';
import type { AoiRule, Check } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import type { Player } from './state.ts';

/** Books are exchanged by the number of their discipline. */
type Held = 'bowl3' | 'scholars' | 'tools' | 'coins' | number;
export type Rates = Readonly<Record<Conversion, Rate<Held>>>;

export function ratesOf({ conversions }: Tables): Rates {
  const { powerForScholar, powerForTool, powerForCoin, powerForBook } = conversions;
  const ofPower = (price: number, gives: Held): Rate<Held> => ({ takes: 'bowl3', price, gives });
  const one = (takes: Held, gives: Held): Rate<Held> => ({ takes, price: 1, gives });
  const [banking, law, engineering, medicine] = DISCIPLINES.keys();
  return {
    powerToScholar: ofPower(powerForScholar, 'scholars'),
    powerToTool: ofPower(powerForTool, 'tools'),
    powerToCoin: ofPower(powerForCoin, 'coins'),
    scholarToTool: one('scholars', 'tools'),
    toolToCoin: one('tools', 'coins'),
    powerToBankingBook: ofPower(powerForBook, banking),
    powerToLawBook: ofPower(powerForBook, law),
    powerToEngineeringBook: ofPower(powerForBook, engineering),
    powerToMedicineBook: ofPower(powerForBook, medicine),
    bankingBookToCoin: one(banking, 'coins'),
    lawBookToCoin: one(law, 'coins'),
    engineeringBookToCoin: one(engineering, 'coins'),
    medicineBookToCoin: one(medicine, 'coins'),
  };
}

const rules = conversionRules<Player, Held>({
  count(player, held) {
    if (typeof held === 'number') return player.books[held];
    return held === 'tools' ? player.tools : player[held];
  },
  add(player, held, change) {
    if (typeof held === 'number') player.books[held] += change;
    else if (held === 'bowl3') spendPower(player, -change);
    else player[held] += change;
  },
  namesOf(held) {
    if (typeof held === 'number') return [`${DISCIPLINES[held]}Books`, 'books'];
    return [held === 'bowl3' ? 'power' : held];
  },
});
export const { changesOf, shortfallFor: missingToConvert } = rules;

function checkRate(g: Ruleset, player: Player, rate: Rate<Held>): Check {
  if (rate.gives === 'scholars' && scholarSupply(g, player) === 0) return 'AOI-CONVERT-SCHOLAR-SUPPLY';
  return rules.canConvert(player, rate) ? null : 'AOI-CONVERT-RATES';
}

export const convert = {
  legal(g, state, seat, out) {
    const player = state.players[seat];
    for (let i = 0; i < g.rateList.length; i++)
      if (checkRate(g, player, g.rateList[i]) === null) out.push(g.catalogue.convert[i]);
  },
  check: (g, state, seat, { how }) => checkRate(g, state.players[seat], g.rates[how]),
  apply(g, state, seat, { how }, listener) {
    rules.convert(state.players[seat], g.rates[how]);
    listener?.(toAll('converted', seat, { how }));
  },
} satisfies TurnActionOf<'convert'>;

const burning = burnRules<AoiRule>('AOI-POWER-BURN');
export const { missing: missingToBurn } = burning;

export const burn = {
  legal(g, state, seat, out) {
    if (burning.check(state, seat) === null) out.push(g.catalogue.burn);
  },
  check: (_g, state, seat) => burning.check(state, seat),
  apply: (_g, state, seat, _action, listener) => burning.apply(state, seat, listener),
} satisfies TurnActionOf<'burn'>;
