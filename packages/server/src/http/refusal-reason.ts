/** The reason of a refusal by the rules, as a sentence. The client has better words; this is for programs without. */
import { LANGUAGES, type Refused } from '@guildhall/kernel';
import { kernelRefusalWords } from '@guildhall/kernel/refusal-words';
import type { Person } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { type HttpError, illegal } from './http-error.ts';

export function refusedByRules(
  context: AppContext,
  live: LiveTable,
  person: Pick<Person, 'language'>,
  { refusal, line }: Refused,
): HttpError {
  const language = LANGUAGES.find((known) => known === person.language) ?? 'en';
  const rules = context.registry.texts(live.record.game)?.[language].rules;
  const reason = rules?.[refusal.rule]?.title ?? kernelRefusalWords(refusal, language);
  return illegal(refusal, reason ?? `${refusal.rule} forbids it.`, line);
}
