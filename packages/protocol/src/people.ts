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
    summary: 'Log in with a name',
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
    summary: 'Delete your account: bots take over your games',
    response: { 204: Nothing },
  },
  'POST /api/me/links': {
    tags,
    summary: 'A one-time link to log in on another device',
    response: { 201: Type.Object({ link: Text, expires: Time }) },
  },
  'POST /api/sessions': {
    tags,
    summary: 'Log in with a one-time link; if you are logged in as someone else, confirm it',
    body: Type.Object({ link: LinkToken, confirmed: Type.Optional(Type.Boolean()) }, strict),
    response: { 201: PersonResponse },
  },
  'POST /api/session/back': {
    tags,
    summary: 'Switch back to the name you had on this device before using a link',
    response: { 200: Type.Object({ person: nullable(Person) }) },
  },
  'GET /api/me/sessions': {
    tags,
    summary: 'Where you are logged in',
    response: { 200: Type.Object({ sessions: list(Session) }) },
  },
  'DELETE /api/me/sessions': {
    tags,
    summary: 'Log out on all other devices',
    response: { 204: Nothing },
  },
  'DELETE /api/session': {
    tags,
    summary: 'Log out on this device; if you had another name here before using a link, you get it back',
    response: { 204: Nothing },
  },
};
