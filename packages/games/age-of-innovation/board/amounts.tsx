/** Counts that change, as icons and numbers. */
import { type Amount, heldAmounts, type Words } from '@guildhall/board-kit';
import { amountsWithPower, SHARED_EVENT_ICONS } from '../../terra/board/index.ts';
import { BUILDINGS, DISCIPLINES } from '../data/index.ts';
import type { Player } from '../rules/index.ts';
import { GameIcon, type GameIconName } from './icons.tsx';

const SHOWN: readonly GameIconName[] = [
  'coins',
  'tools',
  'scholars',
  ...DISCIPLINES.map((discipline) => `${discipline}Books` as const),
  'books',
  'power',
  'spades',
  'points',
  'keys',
  'annexes',
  'shipping',
  'terraforming',
  'towns',
  ...DISCIPLINES,
];

export function amountsOf(words: Words, changes: Readonly<Record<string, number>>): readonly Amount[] {
  return amountsWithPower(words, changes, SHOWN, (name) => <GameIcon name={name} />);
}

export function goodsAtHand(words: Words, player: Player): readonly Amount[] {
  const { coins, tools, scholars, bowl1, bowl2, bowl3 } = player;
  const held = { coins, tools, scholars, power: `${bowl1}/${bowl2}/${bowl3}` };
  return heldAmounts(words, held, (name) => <GameIcon name={name} />);
}

const EVENT_SIGNS: Readonly<Record<string, GameIconName>> = {
  ...SHARED_EVENT_ICONS,
  setChosen: 'hand',
  boardChosen: 'hand',
  factionChosen: 'hand',
  palaceDrafted: 'palace',
  palace: 'palace',
  bonusTaken: 'card',
  bonusReturned: 'card',
  neutralLost: 'pass',
  annexPlaced: 'annexes',
  tunnelled: 'spades',
  flown: 'flight',
  bookAction: 'books',
  bookTaken: 'books',
  competency: 'competencies',
  innovation: 'innovations',
  scholarSent: 'scholars',
  advancedInScience: 'steps',
  scienceBonus: 'stepsEach',
  neutralArea: 'groups',
  disciplineScored: 'points',
  automaBegins: 'automa',
  automaWorkshops: 'workshop',
  automaBonus: 'card',
  automaDeck: 'automa',
  automaDraws: 'automa',
  automaLastCard: 'automa',
  automaBuilds: 'workshop',
  automaBlocks: 'hand',
  automaScholar: 'scholars',
  automaAdvances: 'steps',
  automaInnovation: 'innovations',
  automaScores: 'points',
  automaInstead: 'automa',
  automaCannot: 'pass',
  automaPasses: 'pass',
  automaEnds: 'points',
};

const ABOUT_BUILDINGS: readonly string[] = ['built', 'upgraded', 'neutralBuilt', 'automaUpgrades'];

/** The icon of an event: of the building it is about, or of the discipline, where there is one. */
export function eventIconName(kind: string, data: Readonly<Record<string, unknown>>): GameIconName | null {
  if (ABOUT_BUILDINGS.includes(kind)) return BUILDINGS.find((one) => one === data.building) ?? null;
  const discipline = DISCIPLINES.find((one) => one === data.discipline);
  if (discipline !== undefined && kind === 'bookTaken') return `${discipline}Books`;
  if (discipline !== undefined && kind === 'advancedInScience') return discipline;
  return Object.hasOwn(EVENT_SIGNS, kind) ? EVENT_SIGNS[kind] : null;
}
