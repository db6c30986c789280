import type { KernelRule } from '../engine/play.ts';

export const en: Readonly<Record<KernelRule, string>> = {
  'KERNEL-NOT-YOUR-DECISION': 'This is not your decision.',
  'KERNEL-NOT-OFFERED': 'That’s not possible right now.',
  'KERNEL-GAME-OVER': 'The game is over.',
  'KERNEL-NOT-AN-ACTION': 'Unknown action.',
  'KERNEL-NO-SUCH-SEAT': 'There is no such seat.',
  'KERNEL-CONFIRM-FIRST': 'Confirm or undo your turn first.',
  'KERNEL-NOTHING-TO-CONFIRM': 'Nothing to confirm.',
  'KERNEL-NOTHING-TO-UNDO': 'Nothing to undo.',
  'KERNEL-NOTHING-TO-REDO': 'Nothing to redo.',
  'KERNEL-NO-SUCH-POINT': 'There is no such move to go back to.',
  'KERNEL-PROPOSAL-OPEN': 'A rollback has already been suggested.',
  'KERNEL-NO-PROPOSAL': 'No one has suggested a rollback.',
  'KERNEL-OWN-PROPOSAL': 'That is your own suggestion.',
  'KERNEL-NOT-YOUR-PROPOSAL': 'That is someone else’s suggestion.',
  'KERNEL-ALREADY-AGREED': 'You have already agreed.',
  'KERNEL-OUT-OF-ORDER': 'An earlier move is missing.',
  'KERNEL-HAS-LEFT': 'This player has left the game for good.',
  'KERNEL-LEFT-SINCE': 'A player has left for good since then, so you cannot roll back that far.',
  'KERNEL-MOVE-IS-OVER': 'Nothing can follow this in the same move. Play it on its own.',
  'KERNEL-MOVE-TOO-LONG': 'Too many actions at once.',
};
