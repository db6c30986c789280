/** Parts of sums that both games have. */
import {
  type FinalPart,
  type LogEvent,
  type Sum,
  type SumAmounts,
  type SumPart,
  timesOf,
  totalOf,
} from '@guildhall/kernel';
import type { UpgradePrice } from './upgrade.ts';

type Values = SumPart['values'];

/** A price that is paid. */
export function priced(text: string, price: SumAmounts, values: Values = {}): SumPart {
  return { text, values, amounts: timesOf(price, -1) };
}

/** Power that is spent comes out of bowl III and goes back to bowl I. */
export function powerSpent(text: string, power: number, values: Values = {}): SumPart {
  return { text, values, amounts: { bowl1: power, bowl3: -power } };
}

/** A building at its price without neighbours, and what neighbours let off. */
export function upgradeParts<C extends Readonly<Record<keyof C, number>>>(
  { alone, beside }: UpgradePrice<C>,
  bill: C,
  values: Values,
): SumPart[] {
  const full: SumAmounts = { ...alone };
  const base = priced('cost.building', full, values);
  if (bill === alone || alone === beside) return [base];
  const less = totalOf([{ amounts: full }, { amounts: timesOf({ ...bill }, -1) }]);
  return [base, { text: 'cost.neighbour', amounts: less }];
}

/** What a building costs, with and without a neighbour where that makes a difference. */
export function priceSums<C extends Readonly<Record<keyof C, number>>>(
  price: UpgradePrice<C>,
  values: Values,
): Sum[] {
  const { alone, beside } = price;
  if (alone === beside) return [{ title: 'price', parts: upgradeParts(price, alone, values) }];
  return [
    { title: 'price.alone', parts: upgradeParts(price, alone, values) },
    { title: 'price.beside', parts: upgradeParts(price, beside, values) },
  ];
}

/** A place among values: 1 is best, and with how many it is shared. */
export function placeAmong(values: readonly number[], value: number): Values {
  return {
    place: 1 + values.filter((other) => other > value).length,
    sharing: values.filter((other) => other === value).length,
  };
}

/** What an event of the final scoring gives, with what explains it. */
export function finalPart({ seat, kind, data }: LogEvent, source: string, values: Values): FinalPart {
  return {
    seat,
    source,
    text: `final.${kind}`,
    values: { ...data, ...values },
    amounts: { points: Number(data.points) },
  };
}

/** What of an income finds no room: less was gained than was given. */
export function noRoom(given: SumAmounts, gained: SumAmounts): SumPart[] {
  return Object.keys(given).flatMap((name): SumPart[] =>
    gained[name] < given[name]
      ? [{ text: `noRoom.${name}`, amounts: { [name]: gained[name] - given[name] } }]
      : [],
  );
}
