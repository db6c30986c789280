/** Conversions and the burning of power. */
import { type Listener, toAll } from '@guildhall/kernel';
import { burnPower } from './power.ts';
import type { TerraPlayer, TerraState } from './state.ts';

/** So many of one thing for one of another. H: what can be exchanged; spent power comes out of bowl III. */
export interface Rate<H> {
  readonly takes: H;
  readonly price: number;
  readonly gives: H;
}

interface ConversionParts<P, H> {
  count(player: P, held: H): number;
  add(player: P, held: H, change: number): void;
  /** By what names payments know it; a refusal says the last of them. */
  namesOf(held: H): readonly string[];
}

export function conversionRules<P extends TerraPlayer, H>({ count, add, namesOf }: ConversionParts<P, H>) {
  const changed = (held: H, by: number): [string, number][] => namesOf(held).map((name) => [name, by]);
  return {
    canConvert: (player: P, { takes, price }: Rate<H>): boolean =>
      // Most conversions spend power, and all are looked at in every turn.
      (takes === 'bowl3' ? player.bowl3 : count(player, takes)) >= price,
    convert(player: P, { takes, price, gives }: Rate<H>): void {
      add(player, takes, -price);
      add(player, gives, 1);
    },
    shortfallFor: (player: P, { takes, price }: Rate<H>): Record<string, number> => ({
      [namesOf(takes).at(-1) ?? '']: price - count(player, takes),
    }),
    /** What a payment changes. */
    changesOf: ({ takes, price, gives }: Rate<H>): Record<string, number> =>
      Object.fromEntries([
        ...changed(takes, -price),
        ...(takes === 'bowl3' ? [['bowl1', price] as const] : []),
        ...changed(gives, 1),
      ]),
  };
}

/** Tokens of bowl II that one burnt power takes. */
const TOKENS = 2;

/** What burning changes, as a payment. */
export const BURNT = { bowl2: -TOKENS, power: 1 };

export function burnRules<R>(refusal: R) {
  return {
    check: ({ players }: TerraState, seat: number): R | null =>
      players[seat].bowl2 >= TOKENS ? null : refusal,
    apply({ players }: TerraState, seat: number, listener?: Listener): void {
      burnPower(players[seat], 1);
      listener?.(toAll('burned', seat, { power: 1 }));
    },
    missing: ({ players }: TerraState, seat: number): Record<string, number> => ({
      bowl2: TOKENS - players[seat].bowl2,
    }),
  };
}
