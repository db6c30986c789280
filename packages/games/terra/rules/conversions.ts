/** The burning of power, which both games have beside their conversions. */
import { type Listener, toAll } from '@guildhall/kernel';
import { burnPower } from './power.ts';
import type { TerraState } from './state.ts';

/** Tokens of bowl II that one burnt power takes. */
const TOKENS = 2;

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
