import { always, between, upTo } from '@guildhall/kernel/ranges';
import { guess, ONLINE, rulebook, type Sourced, sure } from './sources.ts';
import type { Tables } from './types.ts';

export const contractOffer: Sourced<Tables['contractOffer']> = {
  name: 'contractOffer',
  table: [3, 3, 2, 2, 1],
  sources: { '': guess('five places at 1 to 3 points (rulebook 003, line 131), cheapest at the right') },
  ranges: { '*': upTo(6) },
};

export const characterOffer: Sourced<Tables['characterOffer']> = {
  name: 'characterOffer',
  table: { size: 5, price: 1, refresh: 1 },
  sources: { '': sure(ONLINE) },
  ranges: { size: always(5), price: upTo(6), refresh: between(1, 6) },
};

export const goodPrice: Sourced<Tables['goodPrice']> = {
  name: 'goodPrice',
  table: 2,
  sources: { '': rulebook('lines 388 and 389') },
  ranges: { '': between(1, 9) },
};
