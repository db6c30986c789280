/**
 * Who may read and write the chat of a table. What is written among those who belong to it, and those they invited,
 * stays among them, also when its owner opens the chat later.
 */

import type { TableRole } from '../auth/table-roles.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** Which messages somebody may read: all, those that were sent while everybody could read them, or none. */
export type ChatAudience = 'all' | 'open' | 'nothing';

/** Of a new message. Whether everybody could read it was decided when it was stored. */
export function chatAudienceOfNews(rank: TableRole | null): ChatAudience {
  if (rank === null) return 'nothing';
  return rank === 'spectator' ? 'open' : 'all';
}

export function chatAudienceOf({ settings }: LiveTable, rank: TableRole | null): ChatAudience {
  if (rank === 'own' || rank === 'invited') return 'all';
  return rank === 'spectator' && settings.openChat ? 'open' : 'nothing';
}
