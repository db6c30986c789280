import type { Outcome } from '@guildhall/kernel';
import type { ListedTable } from '@guildhall/store';

/** How a table's game came out; null while it runs. The store keeps it as plain data; this server wrote it. */
export function outcomeOf({ outcome }: ListedTable): Outcome | null {
  return outcome as Outcome | null;
}
