/**
 * Who may read and write the chat of a table. What is written among those who belong to it, and those they invited,
 * stays among them, also when its owner opens the chat later.
 */

import type { TableRole } from '../auth/table-roles.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** Which messages a person may read: all, those sent while everyone could read them, or none. */
export type ChatAudience = 'all' | 'open' | 'nothing';

/** The audience of a new message. Whether everyone may read it was decided when it was stored. */
export function chatAudienceOfNews(role: TableRole | null): ChatAudience {
  if (role === null) return 'nothing';
  return role === 'spectator' ? 'open' : 'all';
}

export function chatAudienceOf({ settings }: LiveTable, role: TableRole | null): ChatAudience {
  if (role === 'own' || role === 'invited') return 'all';
  return role === 'spectator' && settings.openChat ? 'open' : 'nothing';
}
