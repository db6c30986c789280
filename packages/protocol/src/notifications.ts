/** Notifications of turns, for somebody who is away. */
import { type Static, Type } from 'typebox';
import { LinkToken, nullable, oneOf, strict, Text } from './fields.ts';

const tags = ['notifications'];

/** A notification that comes later than a week after the turn began helps nobody. */
const LONGEST_MINUTES = 7 * 24 * 60;

export const Paused = Type.Boolean({ description: 'No notifications for now; the addresses are kept.' });
export const AfterMinutes = Type.Union(
  [Type.Integer({ minimum: 0, maximum: LONGEST_MINUTES }), Type.Null()],
  {
    description: 'How long you have been away when you are notified; null: the default of this server.',
  },
);

const WebhookKind = oneOf('discord', 'json');
export type WebhookKind = Static<typeof WebhookKind>;

const NotificationRequest = Type.Object(
  {
    email: nullable(
      Type.String({
        maxLength: 200,
        pattern: '^[^\\s\\u0000-\\u001f\\u007f@<>(),;:"\\\\]+@[A-Za-z0-9.-]+\\.[A-Za-z0-9-]+$',
      }),
    ),
    webhook: nullable(
      Type.Object(
        {
          kind: WebhookKind,
          url: Type.String({ maxLength: 500, pattern: '^[^\\u0000-\\u001f\\u007f]*$' }),
        },
        strict,
      ),
    ),
    paused: Type.Optional(Paused),
    afterMinutes: Type.Optional(AfterMinutes),
  },
  strict,
);
export type NotificationRequest = Static<typeof NotificationRequest>;

const NotificationSettings = Type.Object({
  email: nullable(Text),
  confirmed: Type.Boolean(),
  webhook: nullable(Type.Object({ kind: WebhookKind, url: Text })),
  paused: Paused,
  afterMinutes: AfterMinutes,
  canMail: Type.Boolean(),
  usualSeconds: Type.Number(),
});
export type NotificationSettings = Static<typeof NotificationSettings>;

export const NOTIFICATION_ROUTES = {
  'GET /api/me/notifications': {
    tags,
    summary: 'How you are notified of your turns',
    response: { 200: NotificationSettings },
  },
  'PUT /api/me/notifications': {
    tags,
    summary: 'Change how you are notified; an email address has to be confirmed with a link sent to it',
    body: NotificationRequest,
    response: { 200: NotificationSettings },
  },
  'POST /api/me/notifications/email': {
    tags,
    summary: 'Confirm your email address with the link sent to it',
    body: Type.Object({ link: LinkToken }, strict),
    response: { 200: NotificationSettings },
  },
  'POST /api/me/notifications/test': {
    tags,
    summary: 'Send yourself a test message',
    response: { 202: Type.Object({ sent: Type.Boolean() }) },
  },
};
