/** A person's name in lists: a guest's may be anybody's, and is marked. */
import type { PersonInfo } from '@guildhall/protocol';
import type { Say } from './texts.tsx';

export function nameOfPerson(person: Pick<PersonInfo, 'name' | 'isGuest'> | null, say: Say): string {
  if (person === null) return '';
  return person.isGuest ? say('guestName', { name: person.name }) : person.name;
}
