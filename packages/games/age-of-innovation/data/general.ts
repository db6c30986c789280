import { always, between, upTo } from '@guildhall/kernel/ranges';
import { picture, rulebooks, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

export const innovationDisplay: Sourced<Tables['innovationDisplay']> = {
  name: 'innovationDisplay',
  table: {
    rows: { 2: 1, 3: 2, 4: 2, 5: 3 },
    topPair: { 2: true, 3: false, 4: true, 5: false },
    column: { own: 2, any: 3 },
    pair: [
      { banking: 2, law: 2, engineering: 0, medicine: 0, any: 1 },
      { banking: 0, law: 0, engineering: 2, medicine: 2, any: 1 },
    ],
    coinsWithoutPalace: 5,
    most: 3,
  },
  sources: {
    rows: picture('the sections of the innovation board, marked with the numbers of players'),
    topPair: rulebooks('1210 to 1216', '1307 to 1313'),
    column: rulebooks('1205 to 1208', '1302 to 1305'),
    pair: rulebooks('1213 to 1216', '1310 to 1313'),
    'pair.1': picture('the innovation board of two and four players'),
    coinsWithoutPalace: rulebooks('1199 to 1200', '1294 to 1297'),
    most: rulebooks('1220 to 1224', '1317 to 1322'),
  },
  ranges: {
    'rows.*': between(1, 4),
    'column.*': upTo(6),
    'pair.*.*': upTo(6),
    coinsWithoutPalace: upTo(30),
    most: upTo(3),
  },
};

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

export const town: Sourced<Tables['town']> = {
  name: 'town',
  table: { buildings: 4, buildingsWithUniversity: 3, buildingsWithMonument: 2, power: 7 },
  sources: { '': rulebooks('708 to 718', '788 to 798') },
  ranges: { '': between(1, 12), power: between(1, 30) },
};

export const conversions: Sourced<Tables['conversions']> = {
  name: 'conversions',
  table: { powerForScholar: 5, powerForBook: 5, powerForTool: 3, powerForCoin: 1 },
  sources: { '': rulebooks('1383 to 1390', '1449 to 1457') },
  ranges: { '': between(1, 15) },
};

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

export const startPoints: Sourced<Tables['startPoints']> = {
  name: 'startPoints',
  table: 20,
  sources: { '': rulebooks('377 to 382', '452 to 453') },
  ranges: { '': upTo(100) },
};

export const rounds: Sourced<Tables['rounds']> = {
  name: 'rounds',
  table: 6,
  sources: { '': rulebooks('802 to 803', '891') },
  ranges: { '': always(6) },
};

export const spareBonuses: Sourced<Tables['spareBonuses']> = {
  name: 'spareBonuses',
  table: 3,
  sources: { '': rulebooks('249 to 250', '325 to 326') },
  ranges: { '': always(3) },
};

export const sparePalaces: Sourced<Tables['sparePalaces']> = {
  name: 'sparePalaces',
  table: 1,
  sources: { '': rulebooks('291 to 300', '383 to 390') },
  ranges: { '': always(1) },
};

export const draft: Sourced<Tables['draft']> = {
  name: 'draft',
  table: { boards: 6, spareFactions: 1, sparePalaces: 1 },
  sources: { '': rulebooks('1604 to 1621', '1610 to 1627') },
  ranges: { boards: always(6), spareFactions: always(1), sparePalaces: always(1) },
};

export const bookActionsInPlay: Sourced<Tables['bookActionsInPlay']> = {
  name: 'bookActionsInPlay',
  table: 3,
  sources: { '': rulebooks('158 to 162', '244 to 250') },
  ranges: { '': always(3) },
};

export const neutralFaction: Sourced<Tables['neutralFaction']> = {
  name: 'neutralFaction',
  table: { level: 2, areas: [12, 13, 14, 15] },
  sources: {
    level: rulebooks('1749 to 1761', '1746 to 1759'),
    areas: rulebooks('54 to 66', '62 to 68'),
  },
  ranges: { level: upTo(12), 'areas.*': upTo(40) },
};
