import { always, between, upTo } from '@guildhall/kernel/ranges';
import { rulebooks, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

export const pieces: Sourced<Tables['pieces']> = {
  name: 'pieces',
  table: { workshop: 9, guild: 4, school: 3, palace: 1, university: 1, scholars: 7, bridges: 3 },
  sources: { '': rulebooks('99 to 111', '129 to 141') },
  ranges: {
    workshop: between(2, 9),
    guild: upTo(4),
    school: upTo(3),
    palace: upTo(1),
    university: always(1),
    scholars: upTo(7),
    bridges: upTo(6),
  },
};

export const powerValue: Sourced<Tables['powerValue']> = {
  name: 'powerValue',
  table: { workshop: 1, guild: 2, school: 2, palace: 3, university: 3, tower: 2, monument: 4 },
  sources: {
    '': rulebooks('593 to 600', '668 to 676'),
    tower: rulebooks('687 to 688', '770 to 771'),
    monument: rulebooks('687 to 688', '770 to 771'),
  },
  ranges: { '': upTo(10) },
};

export const annexPower: Sourced<Tables['annexPower']> = {
  name: 'annexPower',
  table: 1,
  sources: { '': rulebooks('2636 to 2647', '2645 to 2658') },
  ranges: { '': upTo(6) },
};
