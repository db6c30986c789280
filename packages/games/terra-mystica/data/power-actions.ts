import { upTo } from '@guildhall/kernel/ranges';
import { amounts } from './ranges.ts';
import { rulebook, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

const nothing = { coins: 0, workers: 0, priests: 0, spades: 0, bridges: 0 };

export const powerActions: Sourced<Tables['powerActions']> = {
  name: 'powerActions',
  table: {
    ACT1: { ...nothing, power: 3, bridges: 1 },
    ACT2: { ...nothing, power: 3, priests: 1 },
    ACT3: { ...nothing, power: 4, workers: 2 },
    ACT4: { ...nothing, power: 4, coins: 7 },
    ACT5: { ...nothing, power: 4, spades: 1 },
    ACT6: { ...nothing, power: 6, spades: 2 },
  },
  sources: {
    ACT1: rulebook('line 1462'),
    ACT2: rulebook('line 1482'),
    ACT3: rulebook('line 1488'),
    ACT4: rulebook('line 1494'),
    ACT5: rulebook('line 1504'),
    ACT6: rulebook('line 1516'),
  },
  ranges: { ...amounts, bridges: upTo(1) },
};
