/** Power actions: spaces of the board that somebody uses once a round, for power. */
import { type Listener, toAll } from '@guildhall/kernel';
import { spendPower } from './power.ts';
import type { TerraState } from './state.ts';

export function isPowerUsed({ powerUsed }: TerraState, space: number): boolean {
  return (powerUsed & (1 << space)) !== 0;
}

export function payForPower(
  { powerIds }: { readonly powerIds: readonly string[] },
  state: TerraState,
  seat: number,
  space: number,
  power: number,
  listener?: Listener,
): void {
  state.powerUsed |= 1 << space;
  spendPower(state.players[seat], power);
  listener?.(toAll('powerAction', seat, { action: powerIds[space], power }));
}
