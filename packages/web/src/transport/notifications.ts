/** How the person here is notified of their turns: settings kept at the server. */
import type { NotificationRequest, NotificationSettings } from '@guildhall/protocol';
import { ask } from './api.ts';

/** All that a person can choose. */
export type NotificationWishes = Required<NotificationRequest>;

export const notifications = {
  read: (): Promise<NotificationSettings> => ask('GET /api/me/notifications', {}),
  write: ({ email, webhook, paused, afterMinutes }: NotificationWishes): Promise<NotificationSettings> =>
    ask('PUT /api/me/notifications', { body: { email, webhook, paused, afterMinutes } }),
  confirm: (link: string): Promise<NotificationSettings> =>
    ask('POST /api/me/notifications/email', { body: { link } }),
  test: (): Promise<unknown> => ask('POST /api/me/notifications/test', {}),
};
