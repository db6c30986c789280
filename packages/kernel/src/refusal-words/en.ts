import type { KernelRule } from '../engine/play.ts';

export const en: Readonly<Record<KernelRule, string>> = {
  'KERNEL-NOT-YOUR-DECISION': 'It is not your decision now.',
  'KERNEL-NOT-OFFERED': 'That is not among what can be done now.',
  'KERNEL-GAME-OVER': 'The game is over.',
  'KERNEL-NOT-AN-ACTION': 'That is no action of this game.',
  'KERNEL-NO-SUCH-SEAT': 'There is no such seat.',
  'KERNEL-CONFIRM-FIRST': 'The turn has to be confirmed first.',
  'KERNEL-NOTHING-TO-CONFIRM': 'There is nothing to confirm.',
  'KERNEL-NOTHING-TO-UNDO': 'There is nothing to take back: what was done before is settled.',
  'KERNEL-NOTHING-TO-REDO': 'Nothing was taken back.',
  'KERNEL-NO-SUCH-POINT': 'The game has no such earlier point.',
  'KERNEL-PROPOSAL-OPEN': 'A proposal to go back is open already.',
  'KERNEL-NO-PROPOSAL': 'Nobody proposes to go back.',
  'KERNEL-OWN-PROPOSAL': 'That is your own proposal.',
  'KERNEL-NOT-YOUR-PROPOSAL': 'That is somebody else’s proposal.',
  'KERNEL-ALREADY-AGREED': 'You have agreed already.',
  'KERNEL-OUT-OF-ORDER': 'An entry before it is missing.',
  'KERNEL-HAS-LEFT': 'This seat has left the game for good.',
  'KERNEL-LEFT-SINCE': 'Somebody has left the game for good since then: there is no way back past that.',
  'KERNEL-MOVE-IS-OVER': 'Nothing can follow this in the same move: play it by itself.',
  'KERNEL-MOVE-TOO-LONG': 'These are too many actions at once.',
};
