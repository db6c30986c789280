/** The parts of the whole table, named in its drawings. */
import type { Guide } from '../../guide.ts';

export const tour: Guide['tour'] = {
  position: 'cathedrals',
  drawings: [
    {
      part: 'main',
      labels: [
        { id: 'wheel', place: 'action:merchant' },
        { id: 'dice', place: 'die:stone2' },
        { id: 'bonus', place: 'bonus:king' },
        { id: 'towns', place: 'spot:brugge' },
        { id: 'cathedrals', place: 'spot:praha' },
        { id: 'king', place: 'kingSpace:3' },
        { id: 'corruption', place: 'corruption' },
      ],
    },
    {
      part: { seat: 0 },
      labels: [
        { id: 'goods', place: 'good:stone' },
        { id: 'pieces', place: 'supply:houses' },
        { id: 'buildings', place: 'building:1' },
        { id: 'crests', place: 'crest:6' },
        { id: 'own', place: 'contractSpace:4' },
        { id: 'store', place: 'store:3' },
      ],
    },
    { part: { panel: 'fairs' }, labels: [{ id: 'fairs' }] },
    { part: { panel: 'contracts' }, labels: [{ id: 'contracts' }] },
    { part: { panel: 'characters' }, labels: [{ id: 'characters' }] },
  ],
};
