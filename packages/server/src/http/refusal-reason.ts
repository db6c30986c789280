/** The reason of a refusal by the rules, as a sentence. The client has better words; this is for programs without. */
import { LANGUAGES, type Refused } from '@guildhall/kernel';
import type { Person } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { type HttpError, illegal } from './http-error.ts';

const KERNEL_REASONS: Readonly<Record<string, string>> = {
  'KERNEL-NOT-YOUR-DECISION': 'It is not your decision now.',
  'KERNEL-NOT-OFFERED': 'That is not offered now.',
  'KERNEL-GAME-OVER': 'The game is over.',
  'KERNEL-NOT-AN-ACTION': 'That line is no action of this game.',
  'KERNEL-CONFIRM-FIRST': 'Confirm your turn, or take something back, first.',
  'KERNEL-NOTHING-TO-CONFIRM': 'There is nothing to confirm.',
  'KERNEL-NOTHING-TO-UNDO': 'There is nothing to take back.',
  'KERNEL-NOTHING-TO-REDO': 'There is nothing to do again.',
  'KERNEL-NO-SUCH-POINT': 'The table has no such earlier point.',
  'KERNEL-PROPOSAL-OPEN': 'A proposal to go back is open already.',
  'KERNEL-NO-PROPOSAL': 'There is no proposal to go back.',
  'KERNEL-OWN-PROPOSAL': 'It is your own proposal.',
  'KERNEL-NOT-YOUR-PROPOSAL': 'It is not your proposal.',
  'KERNEL-ALREADY-AGREED': 'You have agreed already.',
  'KERNEL-HAS-LEFT': 'This seat has left the game for good.',
  'KERNEL-LEFT-SINCE': 'A player has left for good since then; the table cannot go back past that.',
  'KERNEL-MOVE-IS-OVER':
    'Nothing can follow in the same request after what is drawn, revealed or up to others.',
  'KERNEL-MOVE-TOO-LONG': 'These are too many actions for one request.',
};

export function refusedByRules(
  context: AppContext,
  live: LiveTable,
  person: Person,
  { refusal, line }: Refused,
): HttpError {
  const language = LANGUAGES.find((known) => known === person.language) ?? 'en';
  const rules = context.registry.texts(live.record.game)?.[language].rules;
  const text = rules?.[refusal.rule]?.title ?? KERNEL_REASONS[refusal.rule] ?? `${refusal.rule} forbids it.`;
  return illegal(refusal, text, line);
}
