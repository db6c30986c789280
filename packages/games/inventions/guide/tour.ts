/** The parts of the whole table, named in its drawings. */
import type { Guide } from '../../guide.ts';
import { BLUE, MIDDLE, region } from './values.ts';

export const tour: Guide['tour'] = {
  position: 'innovate',
  drawings: [
    {
      part: 'main',
      labels: [
        { id: 'regions', place: region('asia') },
        { id: 'forums', place: 'forum:innovate' },
        { id: 'influence', place: `influence:${MIDDLE.from}` },
        { id: 'eras', place: 'era:4-1' },
      ],
    },
    {
      part: { seat: BLUE },
      labels: [
        { id: 'people', place: 'specialist:artisan' },
        { id: 'academy', place: 'academy' },
        { id: 'map', place: 'space:H10' },
        { id: 'area', place: 'tile:technology2' },
        { id: 'tokens', place: 'token:tokenInvent' },
        { id: 'cards', place: 'card:windmill' },
      ],
    },
    { part: { panel: 'milestones' }, labels: [{ id: 'milestones' }] },
    { part: { panel: 'supply' }, labels: [{ id: 'supply' }] },
    { part: { panel: 'ideas' }, labels: [{ id: 'ideas' }] },
    { part: { panel: 'wealth' }, labels: [{ id: 'wealth' }] },
  ],
};
