import { between, upTo } from '@guildhall/kernel/ranges';
import { guess, rulebook, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

export const corruption: Sourced<Tables['corruption']> = {
  name: 'corruption',
  table: { tokens: [0, 1, 1, 2, 2, 3], perRound: 3 },
  sources: {
    tokens: guess('six tokens, of which 0 and 2 are seen in photographs'),
    perRound: rulebook('lines 62 to 64'),
  },
  ranges: { 'tokens.*': upTo(9), perRound: between(1, 6) },
};
