/** What the values of the tables may become: generous for a printed box, and bounded for the rules. */
import { named, type Ranges, upTo } from '@guildhall/kernel/ranges';
import { EFFECTS } from './types.ts';

/** Of a benefit, whatever it stands on. */
export const benefitRanges: Ranges = { effect: named(...EFFECTS), amount: upTo(12) };
