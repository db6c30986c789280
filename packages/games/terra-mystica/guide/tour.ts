/** The parts of the whole table, named in its drawings. */
import type { Guide } from '../../guide.ts';
import { FACTIONS, tables } from '../data/index.ts';
import { OWN } from '../lessons/setup.ts';

export const tour: Guide['tour'] = {
  position: 'second',
  drawings: [
    {
      part: 'main',
      labels: [
        { id: 'land', place: 'hex:B5' },
        { id: 'buildings', place: 'hex:E7' },
        { id: 'power', place: 'power:0' },
      ],
    },
    {
      part: { seat: 0 },
      labels: [
        { id: 'ability', place: `faction:${FACTIONS.indexOf(OWN)}` },
        { id: 'bowls', place: 'bowls' },
        { id: 'shipping', place: 'track:shipping' },
        { id: 'digging', place: 'track:digging' },
        { id: 'tiles', place: `favour:${Object.keys(tables.favourTiles).indexOf('FAV8')}` },
      ],
    },
    { part: { panel: 'cults' }, labels: [{ id: 'cults' }] },
    { part: { panel: 'scoring' }, labels: [{ id: 'scoring' }] },
    { part: { panel: 'cards' }, labels: [{ id: 'cards' }] },
    { part: { panel: 'favours' }, labels: [{ id: 'favours' }] },
    { part: { panel: 'towns' }, labels: [{ id: 'towns' }] },
  ],
};
