/** Going back past what is settled: one seat proposes it and all others have to allow it. */
import type { Seat } from '../contract/game.ts';
import { type Refused, refusedBy } from '../engine/play.ts';

export interface Proposal {
  readonly by: Seat;
  /** The point to go back to. */
  readonly to: number;
  /** How many entries there were when it was proposed. A new entry makes the proposal lapse. */
  readonly at: number;
  readonly agreed: readonly Seat[];
}

/**
 * The number of entries from which a table cannot be rolled back any more. Otherwise a person among bots could go back
 * and forth forever, and opening the table would mean replaying all of it. A game has a few hundred entries; what can
 * still follow fits into a file (`MOST_ENTRIES`).
 */
const MOST_ENTRIES_TO_GO_BACK = 4_000;

export function proposeUndo(
  standing: Proposal | null,
  by: Seat,
  to: number,
  length: number,
): Proposal | Refused {
  if (standing !== null) return refusedBy('KERNEL-PROPOSAL-OPEN');
  if (length >= MOST_ENTRIES_TO_GO_BACK) return refusedBy('KERNEL-TOO-MANY-MOVES');
  if (!Number.isInteger(to) || to < 0 || to >= length) return refusedBy('KERNEL-NO-SUCH-POINT');
  return { by, to, at: length, agreed: [] };
}

export function agreeTo(standing: Proposal | null, seat: Seat): Proposal | Refused {
  if (standing === null) return refusedBy('KERNEL-NO-PROPOSAL');
  if (standing.by === seat) return refusedBy('KERNEL-OWN-PROPOSAL');
  if (standing.agreed.includes(seat)) return refusedBy('KERNEL-ALREADY-AGREED');
  return { ...standing, agreed: [...standing.agreed, seat].sort((a, b) => a - b) };
}

/** Null when the seat may refuse the proposal: anybody's but its own. */
export function mayRefuse(standing: Proposal | null, seat: Seat): Refused | null {
  if (standing === null) return refusedBy('KERNEL-NO-PROPOSAL');
  return standing.by === seat ? refusedBy('KERNEL-OWN-PROPOSAL') : null;
}

/** Null when the seat may withdraw the proposal: only its own. */
export function mayWithdraw(standing: Proposal | null, seat: Seat): Refused | null {
  if (standing === null) return refusedBy('KERNEL-NO-PROPOSAL');
  return standing.by === seat ? null : refusedBy('KERNEL-NOT-YOUR-PROPOSAL');
}

/** Whether all who still play have allowed it. */
export function isAllowed(proposal: Proposal, players: readonly Seat[]): boolean {
  return players.every((seat) => seat === proposal.by || proposal.agreed.includes(seat));
}
