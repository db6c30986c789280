/** Counts that change, as icons and numbers; and the icons of events. */
import { type Amount, changedAmounts, heldAmounts, type Words } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { GOODS } from '../data/index.ts';
import type { State } from '../rules/index.ts';
import { GameIcon, type GameIconName, isGameIcon } from './icons.tsx';

/** In the order in which they are shown. Counts not listed show in others: a die taken, a tile that changes its place. */
const ICONS: Readonly<Record<string, GameIconName>> = {
  points: 'points',
  actionPoints: 'plus',
  gold: 'gold',
  food: 'food',
  wool: 'wool',
  stone: 'stone',
  iron: 'iron',
  silver: 'silver',
  houses: 'house',
  pillars: 'pillar',
  mines: 'mine',
  seekers: 'seeker',
  technologyLevels: 'technology',
  characters: 'character',
  crests: 'crest',
  contractsFulfilled: 'contract',
};

/** A number with the sign that is used for all of them. */
export function inDigits(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** Points below 0 are counted apart: who falls below loses them all the same. */
function withDebt(changes: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const { points = 0, pointsBelowZero = 0 } = changes;
  return { ...changes, points: points - pointsBelowZero };
}

export function amountsOf(words: Words, changes: Readonly<Record<string, number>>): readonly Amount[] {
  return changedAmounts(words, withDebt(changes), Object.keys(ICONS), (name) =>
    // As they are written on the wheel.
    name === 'actionPoints' ? <b>{words.say('apShort')}</b> : <GameIcon name={ICONS[name]} />,
  );
}

export function goodsAtHand(words: Words, { players, silver }: State, seat: number): readonly Amount[] {
  const player = players[seat];
  const goods = Object.fromEntries(GOODS.map((name, good) => [name, player.goods[good]]));
  const { houses, pillars } = player;
  const held = { ...goods, ...(silver === null ? {} : { silver: player.silver }), houses, pillars };
  return heldAmounts<string>(words, held, (name) => <GameIcon name={ICONS[name]} />);
}

const EVENT_ICONS: Readonly<Record<string, GameIconName>> = {
  roundStarted: 'die',
  corrupted: 'corruption',
  dieTaken: 'die',
  chosen: 'joker',
  merchantMoved: 'merchant',
  architectMoved: 'architect',
  housePlaced: 'house',
  pillarPlaced: 'pillar',
  hired: 'character',
  refreshed: 'character',
  lodged: 'character',
  buildingFilled: 'building',
  buildingCompleted: 'building',
  acquired: 'contract',
  swapped: 'goods',
  fulfilled: 'contract',
  crestPlaced: 'crest',
  contributed: 'cathedral',
  helperUsed: 'plus',
  tileTaken: 'plus',
  kingMoved: 'king',
  ordered: 'king',
  fairHeld: 'fair',
  seekerMoved: 'seeker',
  seekerPlaced: 'seeker',
  tabletResolved: 'tablet',
  minePlaced: 'mine',
  raised: 'technology',
  favoured: 'goods',
  silverChanged: 'silver',
  scored: 'points',
};

/** The icon of an event: of the good it is about, where there is one. */
export function eventSign(kind: string, good: unknown): ReactNode {
  if (typeof good === 'string' && isGameIcon(good)) return <GameIcon name={good} />;
  if (kind.startsWith('cardinal')) return <GameIcon name="cardinal" />;
  return Object.hasOwn(EVENT_ICONS, kind) ? <GameIcon name={EVENT_ICONS[kind]} /> : null;
}

/** Events that say no more than the action that leads to them. */
export const PLAIN: ReadonlySet<string> = new Set([
  'dieTaken',
  'tileTaken',
  'chosen',
  'merchantMoved',
  'architectMoved',
  'housePlaced',
  'pillarPlaced',
  'hired',
  'refreshed',
  'lodged',
  'acquired',
  'swapped',
  'fulfilled',
  'crestPlaced',
  'contributed',
  'helperUsed',
  'kingMoved',
  'seekerMoved',
  'minePlaced',
  'seekerPlaced',
  'raised',
  'favoured',
  'silverChanged',
  'goodsChanged',
  'scored',
]);
