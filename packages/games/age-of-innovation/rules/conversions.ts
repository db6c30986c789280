/** Conversions and the sacrifice of power: free, any number, directly before or after an action of the own turn. */
import { toAll } from '@guildhall/kernel';
import { burnRules, spendPower } from '../../terra/index.ts';
import type { Action, Conversion } from './actions.ts';
import { scholarSupply } from './holdings.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import type { State } from './state.ts';

/** The discipline of a conversion from or into a book. */
const BOOK: { readonly [C in Conversion]: number } = {
  powerToScholar: 0,
  powerToTool: 0,
  powerToCoin: 0,
  scholarToTool: 0,
  toolToCoin: 0,
  powerToBankingBook: 0,
  powerToLawBook: 1,
  powerToEngineeringBook: 2,
  powerToMedicineBook: 3,
  bankingBookToCoin: 0,
  lawBookToCoin: 1,
  engineeringBookToCoin: 2,
  medicineBookToCoin: 3,
};

/** Power that a conversion spends; 0 for those that spend something else. */
export function conversionPower(g: Ruleset, how: Conversion): number {
  const rates = g.tables.conversions;
  switch (how) {
    case 'powerToScholar':
      return rates.powerForScholar;
    case 'powerToTool':
      return rates.powerForTool;
    case 'powerToCoin':
      return rates.powerForCoin;
    case 'powerToBankingBook':
    case 'powerToLawBook':
    case 'powerToEngineeringBook':
    case 'powerToMedicineBook':
      return rates.powerForBook;
    default:
      return 0;
  }
}

export function checkConvert(g: Ruleset, state: State, seat: number, how: Conversion): Check {
  const player = state.players[seat];
  switch (how) {
    case 'scholarToTool':
      return player.scholars > 0 ? null : 'AOI-CONVERT-RATES';
    case 'toolToCoin':
      return player.tools > 0 ? null : 'AOI-CONVERT-RATES';
    case 'bankingBookToCoin':
    case 'lawBookToCoin':
    case 'engineeringBookToCoin':
    case 'medicineBookToCoin':
      return player.books[BOOK[how]] > 0 ? null : 'AOI-CONVERT-RATES';
    case 'powerToScholar':
      if (scholarSupply(g, player) === 0) return 'AOI-CONVERT-SCHOLAR-SUPPLY';
      break;
  }
  return player.bowl3 >= conversionPower(g, how) ? null : 'AOI-CONVERT-RATES';
}

export function applyConvert(
  g: Ruleset,
  state: State,
  seat: number,
  how: Conversion,
  listener?: Listener,
): void {
  const player = state.players[seat];
  spendPower(player, conversionPower(g, how));
  switch (how) {
    case 'powerToScholar':
      player.scholars += 1;
      break;
    case 'powerToTool':
      player.tools += 1;
      break;
    case 'powerToCoin':
      player.coins += 1;
      break;
    case 'scholarToTool':
      player.scholars -= 1;
      player.tools += 1;
      break;
    case 'toolToCoin':
      player.tools -= 1;
      player.coins += 1;
      break;
    case 'powerToBankingBook':
    case 'powerToLawBook':
    case 'powerToEngineeringBook':
    case 'powerToMedicineBook':
      player.books[BOOK[how]] += 1;
      break;
    case 'bankingBookToCoin':
    case 'lawBookToCoin':
    case 'engineeringBookToCoin':
    case 'medicineBookToCoin':
      player.books[BOOK[how]] -= 1;
      player.coins += 1;
      break;
  }
  listener?.(toAll('converted', seat, { how }));
}

export const {
  check: checkBurn,
  apply: applyBurn,
  missing: missingToBurn,
} = burnRules<NonNullable<Check>>('AOI-POWER-BURN');

export function offerConversions(g: Ruleset, state: State, seat: number, out: Action[]): void {
  for (const action of g.catalogue.convert)
    if (checkConvert(g, state, seat, action.how) === null) out.push(action);
}
