/** The bots of the person here: each comes in by a token that is shown once. */
import type { ResponseOf } from '@guildhall/protocol';
import { ask } from './api.ts';

export type OwnBots = ResponseOf<'GET /api/me/bots'>;
export type NewOwnBot = ResponseOf<'POST /api/me/bots'>;

export const ownBots = {
  list: (): Promise<OwnBots> => ask('GET /api/me/bots', {}),
  make: (name: string): Promise<NewOwnBot> => ask('POST /api/me/bots', { body: { name } }),
  end: (bot: string): Promise<unknown> => ask('DELETE /api/me/bots/:bot', { params: { bot } }),
};
