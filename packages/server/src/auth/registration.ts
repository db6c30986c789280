/**
 * Keeping a name: from then on it is one person's alone, and they come back to it on any device. Until then a person is
 * a guest, known by a cookie.
 */
import type { Person } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { HttpError } from '../http/http-error.ts';
import { looksOf } from './confusable-names.ts';
import { cleanName } from './names.ts';

/** Makes a guest a registered person, by the name they have or another one; whoever is registered stays who they are. */
export async function register(
  { store }: AppContext,
  person: Person,
  wanted: string | undefined,
): Promise<Person> {
  // What is known of the request may be some seconds old.
  const now = (await store.people.find(person.id)) ?? person;
  if (now.registered !== null) return now;
  const name = wanted === undefined ? now.name : cleanName(wanted);
  const registered = await store.people.register(person.id, name, looksOf(name));
  if (registered === 'taken') throw nameTaken(name);
  return registered ?? now;
}

export function nameTaken(name: string): HttpError {
  return new HttpError(
    409,
    'name-taken',
    `Somebody has kept the name ${name}, or one that looks like it. Please choose another one.`,
    { name },
  );
}

/** A recovery code as it is written for people: in groups of five. */
export function writtenCode(code: string): string {
  return (code.match(/.{5}/g) ?? []).join('-').toUpperCase();
}

/** A recovery code as it is stored, from whatever somebody typed. */
export function readCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^0-9a-z]/g, '');
}
