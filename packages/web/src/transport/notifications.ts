/** How the person here is told of their turns, at the server. */
import { ask } from './api.ts';

export type HookKind = 'discord' | 'json';

interface Webhook {
  readonly kind: HookKind;
  readonly url: string;
}

/** What a person can choose. */
export interface NotificationWishes {
  readonly email: string | null;
  readonly webhook: Webhook | null;
  /** Nothing is said for now. */
  readonly paused: boolean;
  /** How long somebody is away before they are told; null: as long as is usual at the server. */
  readonly afterMinutes: number | null;
}

export interface NotificationSettings extends NotificationWishes {
  /** Whether somebody said that the e-mail address is theirs. */
  readonly confirmed: boolean;
  /** Whether the server sends e-mail at all. */
  readonly canMail: boolean;
  readonly usualSeconds: number;
}

export const notifications = {
  read: (): Promise<NotificationSettings> => ask('GET', '/me/notifications'),
  write: ({ email, webhook, paused, afterMinutes }: NotificationWishes): Promise<NotificationSettings> =>
    ask('PUT', '/me/notifications', { email, webhook, paused, afterMinutes }),
  confirm: (link: string): Promise<NotificationSettings> => ask('POST', '/me/notifications/email', { link }),
  test: (): Promise<unknown> => ask('POST', '/me/notifications/test'),
};
