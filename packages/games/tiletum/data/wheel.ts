import { between, named, upTo } from '@guildhall/kernel/ranges';
import { guess, ONLINE, PHOTOGRAPHS, rulebook, type Sourced, sure } from './sources.ts';
import { type Tables, WHEEL_ACTIONS } from './types.ts';

export const wheel: Sourced<Tables['wheel']> = {
  name: 'wheel',
  table: {
    order: ['merchant', 'character', 'contract', 'architect', 'king', 'joker'],
    points: [6, 5, 4, 3, 2, 1],
  },
  sources: {
    order: guess('the six actions are sure, their printed order is unknown'),
    points: sure(`${PHOTOGRAPHS} and ${ONLINE}: 7 less the value`),
  },
  ranges: { 'order.*': named(...WHEEL_ACTIONS), 'points.*': upTo(12) },
};

export const dice: Sourced<Tables['dice']> = {
  name: 'dice',
  table: { perPlayer: 1, drawn: { 2: 8, 3: 11, 4: 14 }, turns: 3, changePrice: 2 },
  sources: {
    perPlayer: sure('reviews: one die of each colour for each player'),
    drawn: rulebook('lines 56 to 58'),
    turns: rulebook('line 64'),
    changePrice: sure(ONLINE),
  },
  ranges: {
    perPlayer: between(1, 4),
    'drawn.*': between(3, 20),
    turns: between(1, 6),
    changePrice: upTo(9),
  },
};
