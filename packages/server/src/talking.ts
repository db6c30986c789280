/** Who talks at a table, and reads what is said: those who belong to it, and everybody where its owner opened it. */

import { belongsTo, holdsInvitation } from './house.ts';
import type { Watcher } from './hub.ts';
import type { LiveTable } from './live-table.ts';

export function mayTalk(live: LiveTable, watcher: Pick<Watcher, 'person' | 'invited'>): boolean {
  return live.settings.openChat || belongsTo(live, watcher.person) || holdsInvitation(live, watcher);
}
