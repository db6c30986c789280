/** Counts that change, as signs and numbers. */
import type { Amount, Words } from '@guildhall/board-kit';
import { amountsWithPower, SHARED_EVENT_ICONS } from '../../terra/board/index.ts';
import { BUILDINGS, DISCIPLINES } from '../data/index.ts';
import { Sign, type SignName } from './signs.tsx';

const SHOWN: readonly SignName[] = [
  'coins',
  'tools',
  'scholars',
  ...DISCIPLINES.map((discipline) => `${discipline}Books` as const),
  'power',
  'points',
  'keys',
  'annexes',
  'shipping',
  'terraforming',
  'towns',
  ...DISCIPLINES,
];

export function amountsOf(words: Words, changes: Readonly<Record<string, number>>): readonly Amount[] {
  return amountsWithPower(words, changes, SHOWN, (name) => <Sign name={name} />);
}

const EVENT_SIGNS: Readonly<Record<string, SignName>> = {
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
};

const ABOUT_BUILDINGS: readonly string[] = ['built', 'upgraded', 'neutralBuilt'];

/** The sign of an event: of the building it is about, or of the discipline, where there is one. */
export function eventSign(kind: string, data: Readonly<Record<string, unknown>>): SignName | null {
  if (ABOUT_BUILDINGS.includes(kind)) return BUILDINGS.find((one) => one === data.building) ?? null;
  const discipline = DISCIPLINES.find((one) => one === data.discipline);
  if (discipline !== undefined && kind === 'bookTaken') return `${discipline}Books`;
  if (discipline !== undefined && kind === 'advancedInScience') return discipline;
  return Object.hasOwn(EVENT_SIGNS, kind) ? EVENT_SIGNS[kind] : null;
}
