/** The reference card. */
import type { Guide } from '../../guide.ts';
import { tables } from '../data/index.ts';
import {
  building,
  exchanges,
  POWER_SPACES,
  powerValues,
  priests,
  scoring,
  townNeeds,
  tracks,
  upgrades,
} from './values.ts';

export const card: Guide['card'] = [
  { id: 'round', lines: ['income', 'actions', 'clean'] },
  {
    id: 'actions',
    lines: [
      'build',
      'spade',
      'house',
      'temple',
      'stronghold',
      'sanctuary',
      'shipping',
      'digging',
      'priest',
      'power',
      'special',
      'pass',
    ],
    values: () => ({ ...building, ...upgrades, ...tracks, ...priests }),
  },
  {
    id: 'power',
    lines: ['flow', 'burn', 'exchange', 'leech', 'worth'],
    values: () => ({ ...exchanges, ...powerValues }),
  },
  {
    id: 'towns',
    lines: ['needs', 'tile'],
    values: () => townNeeds,
  },
  {
    id: 'cults',
    lines: ['steps', 'top', 'favours'],
    values: () => ({
      first: POWER_SPACES[0].space,
      second: POWER_SPACES[1].space,
      third: POWER_SPACES[2].space,
      top: tables.cults.top,
      firstPower: POWER_SPACES[0].power,
      secondPower: POWER_SPACES[1].power,
      thirdPower: POWER_SPACES[2].power,
      topPower: POWER_SPACES[3].power,
    }),
  },
  { id: 'passing', lines: ['points', 'card', 'first'] },
  { id: 'end', lines: ['area', 'cults', 'goods', 'ties'], values: () => scoring },
];
