/**
 * Who reads what is said at a table, and talks there. What is said among those who belong to it, and those they invited,
 * stays among them, also when its owner lets everybody talk later.
 */

import type { TableRole } from '../auth/table-roles.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** Which messages somebody may read: all, those that were said while everybody could read them, or none. */
export type ChatAudience = 'all' | 'open' | 'nothing';

/** Of what is said just now. Whether everybody could read a message was decided when it was stored. */
export function chatAudienceOfNews(rank: TableRole | null): ChatAudience {
  if (rank === null) return 'nothing';
  return rank === 'spectator' ? 'open' : 'all';
}

export function chatAudienceOf({ settings }: LiveTable, rank: TableRole | null): ChatAudience {
  if (rank === 'own' || rank === 'invited') return 'all';
  return rank === 'spectator' && settings.openChat ? 'open' : 'nothing';
}
