import { always, upTo } from '@guildhall/kernel/ranges';
import { rulebooks, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

export const startPoints: Sourced<Tables['startPoints']> = {
  name: 'startPoints',
  table: 20,
  sources: { '': rulebooks('377 to 382', '452 to 453') },
  ranges: { '': upTo(100) },
};

export const rounds: Sourced<Tables['rounds']> = {
  name: 'rounds',
  table: 6,
  sources: { '': rulebooks('802 to 803', '891') },
  ranges: { '': always(6) },
};

export const spareBonuses: Sourced<Tables['spareBonuses']> = {
  name: 'spareBonuses',
  table: 3,
  sources: { '': rulebooks('249 to 250', '325 to 326') },
  ranges: { '': always(3) },
};

export const sparePalaces: Sourced<Tables['sparePalaces']> = {
  name: 'sparePalaces',
  table: 1,
  sources: { '': rulebooks('291 to 300', '383 to 390') },
  ranges: { '': always(1) },
};

export const draft: Sourced<Tables['draft']> = {
  name: 'draft',
  table: { boards: 6, spareFactions: 1, sparePalaces: 1 },
  sources: { '': rulebooks('1604 to 1621', '1610 to 1627') },
  ranges: { boards: always(6), spareFactions: always(1), sparePalaces: always(1) },
};

export const bookActionsInPlay: Sourced<Tables['bookActionsInPlay']> = {
  name: 'bookActionsInPlay',
  table: 3,
  sources: { '': rulebooks('158 to 162', '244 to 250') },
  ranges: { '': always(3) },
};

export const neutralFaction: Sourced<Tables['neutralFaction']> = {
  name: 'neutralFaction',
  table: { level: 2, areas: [12, 13, 14, 15] },
  sources: {
    level: rulebooks('1749 to 1761', '1746 to 1759'),
    areas: rulebooks('54 to 66', '62 to 68'),
  },
  ranges: { level: upTo(12), 'areas.*': upTo(40) },
};
