/** Counts that change, as signs and numbers; and the signs of events. */
import { type Amount, signed, type Words } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { isSign, Sign, type SignName } from './signs.tsx';

/** What is exhausted or leaves the supply is told by what else changes; markers go back with the turn in any case. */
const SHOWN: readonly SignName[] = [
  'points',
  'influence',
  'era',
  'scholars',
  'merchants',
  'artisans',
  'thinkers',
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
  return SHOWN.flatMap((name): readonly Amount[] => {
    const change = changes[name] ?? 0;
    if (change === 0) return [];
    const tone = change < 0 ? 'cost' : 'gain';
    return [{ icon: <Sign name={name} />, label: words.name(name), value: signed(change), tone }];
  });
}

const EVENT_SIGNS: Readonly<Record<string, SignName>> = {
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

/** The sign of an event: of the pillar or the specialist it is about, where there is one. */
export function eventSign(kind: string, about: readonly unknown[]): ReactNode {
  const named = about.find((value) => typeof value === 'string' && isSign(value));
  if (typeof named === 'string' && isSign(named)) return <Sign name={named} />;
  if (kind.startsWith('chronos')) return <Sign name="chronos" />;
  return Object.hasOwn(EVENT_SIGNS, kind) ? <Sign name={EVENT_SIGNS[kind]} /> : null;
}
