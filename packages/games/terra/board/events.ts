/** Events of both games, on the board. */
import type { IconName } from './icons.tsx';

/** The icons of events that both games tell. */
export const SHARED_EVENT_ICONS = {
  powerOffered: 'power',
  leeched: 'power',
  declined: 'power',
  powerAction: 'power',
  converted: 'turn',
  burned: 'burn',
  bridgeBuilt: 'bridges',
  transformed: 'spades',
  spadesLost: 'spades',
  specialAction: 'hand',
  scored: 'points',
  advanced: 'shipping',
  townFounded: 'towns',
  townTile: 'towns',
  passed: 'pass',
  income: 'coins',
  areaScored: 'points',
  resourcesScored: 'points',
} as const satisfies Readonly<Record<string, IconName>>;

/** Events of both games that say no more than the action that leads to them. */
export const SHARED_PLAIN: readonly string[] = [
  'factionChosen',
  'built',
  'upgraded',
  'transformed',
  'converted',
  'burned',
  'bridgeBuilt',
  'powerAction',
  'specialAction',
  'townTile',
  'leeched',
  'declined',
  'passed',
];
