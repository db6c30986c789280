/** Counts that change, as icons and numbers; and the icons of events. */
import { type Amount, changedAmounts, heldAmounts, type Words } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import type { Player } from '../rules/index.ts';
import { GameIcon, type GameIconName, isGameIcon } from './drawings/icons.tsx';

/** Counts not listed need no icon: exhaustion and the supply show in other counts, and markers return after the turn. */
const SHOWN: readonly GameIconName[] = [
  'points',
  'influence',
  'era',
  'scholars',
  'merchants',
  'artisans',
  'thinkers',
  'specialists',
  'citizensOnMap',
  'diplomats',
  'sages',
  'tokens',
  'ideas',
  'inventions',
  'economyMarkers',
  'waitingTiles',
  'builtTiles',
];

export function amountsOf(words: Words, changes: Readonly<Record<string, number>>): readonly Amount[] {
  return changedAmounts(words, changes, SHOWN, (name) => <GameIcon name={name} />);
}

export function peopleAtHand(words: Words, player: Player): readonly Amount[] {
  const { influence, scholars, sages, economyMarkers } = player;
  const [merchants, artisans, thinkers] = player.home;
  const held = { influence, scholars, merchants, artisans, thinkers, sages, economyMarkers };
  return heldAmounts(words, held, (name) => <GameIcon name={name} />);
}

const EVENT_ICONS: Readonly<Record<string, GameIconName>> = {
  roundStarted: 'chronos',
  prepared: 'present',
  ideasDiscarded: 'ideas',
  presented: 'present',
  invented: 'invent',
  innovated: 'innovate',
  shared: 'share',
  cameHome: 'bringHome',
  tokenPlaced: 'tokens',
  travelled: 'travel',
  sageTaken: 'sages',
  eureka: 'eureka',
  milestoneCommon: 'milestones',
  milestoneDiscarded: 'milestones',
  milestonesRevealed: 'milestones',
  eraMarkerMoved: 'era',
  diplomatSent: 'sendDiplomat',
  diplomatRecalled: 'recallDiplomat',
  chained: 'markers',
  tileUsed: 'builtTiles',
  aspired: 'waitingTiles',
  aspirationDropped: 'waitingTiles',
  aspirationVoid: 'waitingTiles',
  progressTaken: 'waitingTiles',
  wealthTaken: 'wealth',
  built: 'build',
  settled: 'citizen',
  trained: 'specialist',
  devoted: 'scholar',
  ideaDrawn: 'ideas',
  orderChanged: 'turnOrder',
  influenceMoved: 'influence',
  scored: 'points',
  wealthScored: 'points',
  goalScored: 'personalGoals',
};

/** The icon of an event: of the pillar or the specialist it is about, where there is one. */
export function eventSign(kind: string, about: readonly unknown[]): ReactNode {
  const named = about.find((value) => typeof value === 'string' && isGameIcon(value));
  if (typeof named === 'string' && isGameIcon(named)) return <GameIcon name={named} />;
  if (kind.startsWith('chronos')) return <GameIcon name="chronos" />;
  return Object.hasOwn(EVENT_ICONS, kind) ? <GameIcon name={EVENT_ICONS[kind]} /> : null;
}
