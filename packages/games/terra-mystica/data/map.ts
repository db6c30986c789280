import { lettersOf, named } from '@guildhall/kernel/ranges';
import { hexNames } from '../../terra/index.ts';
import { reference, referenceBeside, type Sourced } from './sources.ts';
import type { MapTable } from './types.ts';

/** Rows A to I. Only land hexes are numbered (A1, A2, ... from the left); rivers are r0 to r35 in reading order. */
export const map: Sourced<MapTable> = {
  name: 'map',
  table: {
    rows: [
      'USGBYRUKRGBRK',
      'YIIUKIIYKIIY',
      'IIKISIGIGISII',
      'GBYIIRBIRIRU',
      'KURBKUSYIIGKB',
      'SGIIYGIIIUSU',
      'IIISIRIGIYKBY',
      'YBUIIIBKISUS',
      'RKSBRGYUSIBGR',
    ],
    bridges: [
      ['A11', 'C5'],
      ['A3', 'C1'],
      ['A7', 'C3'],
      ['B1', 'C1'],
      ['B1', 'D1'],
      ['B2', 'C1'],
      ['B3', 'C3'],
      ['B4', 'C3'],
      ['B5', 'C5'],
      ['B6', 'C5'],
      ['B6', 'D8'],
      ['C2', 'D3'],
      ['C2', 'D4'],
      ['C2', 'E5'],
      ['C4', 'D5'],
      ['C5', 'D6'],
      ['D6', 'E8'],
      ['D6', 'E9'],
      ['E4', 'G1'],
      ['E8', 'G3'],
      ['F1', 'H1'],
      ['F2', 'G1'],
      ['F2', 'H2'],
      ['F3', 'G1'],
      ['F4', 'G3'],
      ['G2', 'H4'],
      ['G2', 'I6'],
      ['G4', 'H5'],
      ['H6', 'I9'],
    ],
  },
  sources: {
    rows: reference,
    bridges: referenceBeside('derived there from the course of the river, not compared with a printed board'),
  },
  ranges: { 'rows.*': lettersOf('YUKBGSRI'), 'bridges.*.*': named(...hexNames) },
};
