/** The reference card. */
import type { Guide } from '../../guide.ts';
import { ACTIONS, tables } from '../data/index.ts';
import { bands, building, demands, slots, tokens } from './values.ts';

export const card: Guide['card'] = [
  {
    id: 'turn',
    lines: ['markers', 'pillar', 'earns', 'progress', 'build', 'nothing'],
    values: () => ({ ...bands(), seasons: tables.pieces.seasonPillars, influence: 1 }),
  },
  {
    id: 'actions',
    lines: [...ACTIONS],
    values: () => ({ ...demands(), ...tokens(), influence: 1, citizens: 1, one: 1, slots: slots() }),
  },
  {
    id: 'share',
    lines: ['presenter', 'inventor', 'innovator', 'sharer'],
    values: () => ({ citizens: 1 }),
  },
  {
    id: 'tiles',
    lines: ['economy', 'culture', 'technology', 'wealth', 'price', 'limit', 'cost'],
    values: () => ({ ...building(), technologyPrice: tables.technologyPrice }),
  },
  {
    id: 'eras',
    lines: ['order', 'influence', 'returns', 'milestones', 'ideas'],
    values: () => ({ ...bands(), one: 1 }),
  },
  {
    id: 'end',
    lines: ['influence', 'wealth', 'goals', 'ties'],
    values: () => ({ ...bands(), goals: tables.goalsScored }),
  },
];
