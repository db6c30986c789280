/** A person as they see themselves. */
import type { Person } from '@guildhall/store';

export function shownPerson({ id, name, language, registered }: Person) {
  return { id, name, language, isGuest: registered === null };
}
