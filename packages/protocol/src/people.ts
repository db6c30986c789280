/** People, their devices and their sessions. */
import type { Language } from '@guildhall/kernel';
import { type Static, Type } from 'typebox';
import { LinkToken, list, Nothing, nullable, oneOf, strict, Text, Time } from './fields.ts';

const tags = ['people'];

const Name = Type.String({ minLength: 1, maxLength: 100 });
const LanguageCode = oneOf<Language>('en', 'pl', 'uk');

/** How long what is typed as a recovery code may be, with blanks and hyphens. */
const LONGEST_CODE = 100;
const RecoveryCode = Type.String({ minLength: 1, maxLength: LONGEST_CODE });

const Person = Type.Object({
  id: Text,
  name: Text,
  language: Text,
  isGuest: Type.Boolean({ description: 'Known by a cookie alone; others may have the same name.' }),
});
export type Person = Static<typeof Person>;

const PersonResponse = Type.Object({ person: Person });

const SessionId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });

const Session = Type.Object({
  id: SessionId,
  device: Text,
  created: Time,
  seen: Time,
  expires: Time,
  isThis: Type.Boolean({ description: 'The device that asks.' }),
});

const Credential = Type.Object({
  kind: oneOf('recovery-code'),
  created: Time,
  used: nullable(Time, { description: 'When somebody last came back by it.' }),
});

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
  'POST /api/sessions/recovery': {
    tags,
    summary: 'Log in with a recovery code; if you are logged in as someone else, confirm it',
    body: Type.Object({ code: RecoveryCode, confirmed: Type.Optional(Type.Boolean()) }, strict),
    response: { 201: PersonResponse },
  },
  'POST /api/me/recovery-code': {
    tags,
    summary: 'A new recovery code instead of the one before; a guest keeps their name for themselves by it',
    body: Type.Object({ name: Type.Optional(Name) }, strict),
    response: { 201: Type.Object({ code: Text, person: Person }) },
  },
  'GET /api/me/credentials': {
    tags,
    summary: 'How you can come back on another device',
    response: { 200: Type.Object({ credentials: list(Credential) }) },
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
  'DELETE /api/me/sessions/:session': {
    tags,
    summary: 'Log out on one of your devices',
    params: Type.Object({ session: SessionId }),
    response: { 204: Nothing },
  },
  'DELETE /api/session': {
    tags,
    summary: 'Log out on this device; if you had another name here before using a link, you get it back',
    response: { 204: Nothing },
  },
};
