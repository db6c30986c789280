/** The parts of the whole table, named in its drawings. */
import type { Guide } from '../../guide.ts';
import { TERRAINS, tables } from '../data/index.ts';
import { HOME, OWN } from './values.ts';

export const tour: Guide['tour'] = {
  position: 'books',
  drawings: [
    {
      part: 'main',
      labels: [
        { id: 'land', place: 'hex:B2' },
        { id: 'buildings', place: 'hex:E5' },
        { id: 'power', place: 'power:0' },
        { id: 'bookActions', place: 'bookAction:0' },
      ],
    },
    {
      part: { seat: 0 },
      labels: [
        { id: 'faction', place: `faction:${Object.keys(tables.factions).indexOf(OWN)}` },
        { id: 'board', place: `board:${TERRAINS.indexOf(HOME)}` },
        { id: 'books', place: 'book:0' },
        { id: 'bowls', place: 'bowls' },
        { id: 'shipping', place: 'track:shipping' },
        { id: 'terraforming', place: 'track:terraforming' },
      ],
    },
    { part: { panel: 'science' }, labels: [{ id: 'science' }] },
    { part: { panel: 'rounds' }, labels: [{ id: 'rounds' }] },
    { part: { panel: 'competencies' }, labels: [{ id: 'competencies' }] },
    { part: { panel: 'innovations' }, labels: [{ id: 'innovations' }] },
    { part: { panel: 'bonuses' }, labels: [{ id: 'bonuses' }] },
    { part: { panel: 'palaces' }, labels: [{ id: 'palaces' }] },
    { part: { panel: 'towns' }, labels: [{ id: 'towns' }] },
  ],
};
