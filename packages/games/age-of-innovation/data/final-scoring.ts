import { between, upTo } from '@guildhall/kernel/ranges';
import { rulebooks, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

export const finalScoring: Sourced<Tables['finalScoring']> = {
  name: 'finalScoring',
  table: { science: [8, 4, 2], area: [18, 12, 6], coinsForPoint: 5 },
  sources: {
    science: rulebooks('1701 to 1712', '1698 to 1710'),
    area: rulebooks('1677 to 1683', '1674 to 1679'),
    coinsForPoint: rulebooks('1731 to 1736', '1729 to 1735'),
  },
  ranges: { 'science.*': upTo(40), 'area.*': upTo(80), coinsForPoint: between(1, 20) },
};
