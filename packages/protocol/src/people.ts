/** People, their devices and their sessions. */
import type { Language } from '@guildhall/kernel';
import { type Static, Type } from 'typebox';
import { LinkToken, list, Nothing, nullable, oneOf, strict, Text, Time } from './fields.ts';

const tags = ['people'];

const Name = Type.String({ minLength: 1, maxLength: 100 });
const LanguageCode = oneOf<Language>('en', 'pl', 'uk');

const Person = Type.Object({ id: Text, name: Text, language: Text });
export type Person = Static<typeof Person>;

const PersonResponse = Type.Object({ person: Person });

const Session = Type.Object({ device: Text, created: Time, seen: Time, expires: Time });

export const PEOPLE_ROUTES = {
  'POST /api/people': {
    tags,
    summary: 'Enter with a name',
    body: Type.Object({ name: Name, language: Type.Optional(LanguageCode) }, strict),
    response: { 201: PersonResponse },
  },
  'GET /api/me': {
    tags,
    summary: 'Who you are',
    response: { 200: Type.Object({ person: Person, before: nullable(Person) }) },
  },
  'PATCH /api/me': {
    tags,
    summary: 'Change your name or language',
    body: Type.Object({ name: Type.Optional(Name), language: Type.Optional(LanguageCode) }, strict),
    response: { 200: PersonResponse },
  },
  'DELETE /api/me': {
    tags,
    summary: 'Delete your account: bots play on in your games',
    response: { 204: Nothing },
  },
  'POST /api/me/links': {
    tags,
    summary: 'A link that lets you in on another device, once',
    response: { 201: Type.Object({ link: Text, expires: Time }) },
  },
  'POST /api/sessions': {
    tags,
    summary: 'Enter by a one-time link; whoever is somebody else here confirms it',
    body: Type.Object({ link: LinkToken, confirmed: Type.Optional(Type.Boolean()) }, strict),
    response: { 201: PersonResponse },
  },
  'POST /api/session/back': {
    tags,
    summary: 'Go back to who you were on this device before a link',
    response: { 200: Type.Object({ person: nullable(Person) }) },
  },
  'GET /api/me/sessions': {
    tags,
    summary: 'Where you have entered',
    response: { 200: Type.Object({ sessions: list(Session) }) },
  },
  'DELETE /api/me/sessions': {
    tags,
    summary: 'Leave on all other devices',
    response: { 204: Nothing },
  },
  'DELETE /api/session': {
    tags,
    summary: 'Leave on this device; whoever you were here before a link, you are again',
    response: { 204: Nothing },
  },
};
