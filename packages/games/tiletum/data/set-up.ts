import { always, upTo } from '@guildhall/kernel/ranges';
import { likely, ONLINE, type Sourced, sure } from './sources.ts';
import type { Tables } from './types.ts';

export const rounds: Sourced<Tables['rounds']> = {
  name: 'rounds',
  table: 4,
  sources: { '': sure(ONLINE) },
  ranges: { '': always(4) },
};

export const start: Sourced<Tables['start']> = {
  name: 'start',
  table: {
    goods: { gold: 0, food: 1, wool: 1, stone: 1, iron: 1 },
    gold: [1, 3, 5, 6],
    houses: 2,
    pillars: 2,
  },
  sources: {
    goods: sure('reviews and a crib sheet'),
    gold: sure('crib sheet'),
    'gold.2': likely('one source that is right about the first two'),
    'gold.3': likely('one source that is right about the first two'),
    houses: sure('reviews'),
    pillars: sure('reviews'),
  },
  ranges: { 'goods.*': upTo(12), 'gold.*': upTo(20), houses: upTo(7), pillars: upTo(7) },
};
