/** Whether what the store has of a table is what this server writes. */
import type { TableRecord } from '@guildhall/store';
import { readAffairs } from './affairs.ts';
import { readClocks } from './clocks.ts';
import { readSettings } from './table-settings.ts';

/** What is wrong with it; null: nothing. */
export function faultOfRecord({ settings, clocks, votes }: TableRecord): string | null {
  const parts = [
    ['settings', () => readSettings(settings)],
    ['clocks', () => readClocks(clocks)],
    ['votes', () => readAffairs(votes)],
  ] as const;
  for (const [name, read] of parts) {
    try {
      read();
    } catch {
      return `its ${name} cannot be read`;
    }
  }
  return null;
}
