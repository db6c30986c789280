/** Checks that a stored table is what this server writes. */
import type { ListedTable } from '@guildhall/store';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { readClocks } from './clocks.ts';
import { readSettings } from './table-settings.ts';
import { readTableVotes } from './table-votes.ts';

const storedProposal = Compile(
  Type.Union([
    Type.Null(),
    Type.Object({ by: Type.Integer(), to: Type.Integer(), agreed: Type.Array(Type.Integer()) }),
  ]),
);

/** The fault; null: none. */
export function faultOfRecord({ settings, clocks, votes, proposal }: ListedTable): string | null {
  const parts = [
    ['settings', () => readSettings(settings)],
    ['clocks', () => readClocks(clocks)],
    ['votes', () => readTableVotes(votes)],
    ['suggested rollback', () => storedProposal.Parse(proposal)],
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
