import type { Outcome } from '@guildhall/kernel';
import type { ListedTable } from '@guildhall/store';

/** The outcome of a table's game; null while it runs. The store keeps it as plain data that this server wrote. */
export function outcomeOf({ outcome }: ListedTable): Outcome | null {
  return outcome as Outcome | null;
}
