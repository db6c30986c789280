import { always, between, lettersOf, named, upTo } from '@guildhall/kernel/ranges';
import { hexNames } from '../../terra/index.ts';
import type { AutomaCardTable, AutomaDoing, AutomaTables } from './automa-types.ts';
import { AUTOMA_ACTIONS, AUTOMA_ROWS, HEX_CRITERIA, LETTER_PAIRS } from './automa-types.ts';
import { helper, type Sourced } from './sources.ts';
import { DISCIPLINES } from './types.ts';

const CARD_IDS = Array.from({ length: 14 }, (_, at) => `automa${at + 1}`);

const upgrade: AutomaDoing = { what: 'upgrade', amount: 0 };
const block: AutomaDoing = { what: 'block', amount: 0 };
const scholar: AutomaDoing = { what: 'scholar', amount: 0 };
const build: AutomaDoing = { what: 'build', amount: 0 };
const faction: AutomaDoing = { what: 'faction', amount: 0 };
const innovation: AutomaDoing = { what: 'innovation', amount: 0 };
const advance = (amount: number): AutomaDoing => ({ what: 'advance', amount });
const points = (amount: number): AutomaDoing => ({ what: 'points', amount });
/** The points of the level, and so many more. */
const levelPoints = (amount = 0): AutomaDoing => ({ what: 'levelPoints', amount });

type Support = readonly [
  from: 'marked' | 'unmarked' | 'markedJoins' | 'unmarkedJoins',
  row: AutomaCardTable['row'],
  direction: AutomaCardTable['direction'],
  number: number,
  discipline: AutomaCardTable['discipline'],
  bonus: AutomaCardTable['bonus'],
];

function card(
  actions: AutomaDoing[],
  [from, row, direction, number, discipline, bonus]: Support,
  letters: AutomaCardTable['letters'],
  { starts = false, mayPass = true } = {},
): AutomaCardTable {
  return {
    starts,
    actions,
    mayPass,
    from: from.startsWith('marked') ? 'marked' : 'unmarked',
    joins: from.endsWith('Joins'),
    row,
    direction,
    number,
    discipline,
    bonus,
    letters,
  };
}

const START = { starts: true, mayPass: false };
const START_PASS = { starts: true, mayPass: true };

export const automaCards: Sourced<AutomaTables['automaCards']> = {
  name: 'automaCards',
  table: {
    automa1: card([upgrade, levelPoints()], ['marked', 'A', 'down', 2, 'roundTile', 'left'], 'AB', START),
    automa2: card([block, levelPoints()], ['marked', 'B', 'up', 1, 'catchUp', 'middle'], 'AB', START_PASS),
    automa3: card([scholar], ['unmarkedJoins', 'B', 'down', 3, 'roundTile', 'right'], 'AB', START),
    automa4: card([build], ['unmarked', 'B', 'up', 3, 'catchUp', 'left'], 'AB', START_PASS),
    automa5: card([faction], ['markedJoins', 'A', 'up', 2, 'catchUp', 'middle'], 'AB', START),
    automa6: card([innovation, advance(1)], ['unmarked', 'A', 'down', 1, 'catchUp', 'right'], 'CD', START),
    automa7: card([faction], ['unmarkedJoins', 'B', 'down', 4, 'catchUp', 'left'], 'CD'),
    automa8: card([scholar, points(3)], ['markedJoins', 'A', 'down', 1, 'catchUp', 'middle'], 'CD'),
    automa9: card([scholar, points(3)], ['markedJoins', 'A', 'down', 2, 'catchUp', 'right'], 'CD'),
    automa10: card([upgrade, points(2)], ['unmarkedJoins', 'B', 'up', 4, 'catchUp', 'left'], 'CD'),
    automa11: card([upgrade, levelPoints()], ['unmarkedJoins', 'A', 'up', 2, 'catchUp', 'middle'], 'EF'),
    automa12: card([block, levelPoints()], ['unmarkedJoins', 'A', 'up', 3, 'catchUp', 'right'], 'EF'),
    automa13: card([build, points(3)], ['markedJoins', 'B', 'up', 1, 'catchUp', 'left'], 'EF'),
    automa14: card([block, levelPoints()], ['markedJoins', 'B', 'down', 3, 'catchUp', 'middle'], 'EF'),
  },
  sources: { '': helper('the fourteen cards') },
  ranges: {
    'actions.*.what': named(...AUTOMA_ACTIONS),
    'actions.*.amount': between(-4, 12),
    from: named('marked', 'unmarked'),
    row: named(...AUTOMA_ROWS),
    direction: named('down', 'up'),
    number: between(1, 4),
    discipline: named('roundTile', 'catchUp'),
    bonus: named('left', 'middle', 'right'),
    letters: named(...LETTER_PAIRS),
  },
};

export const automaLevels: Sourced<AutomaTables['automaLevels']> = {
  name: 'automaLevels',
  table: {
    automalein: {
      shipping: [0, 0, 1, 1, 2, 2],
      points: [0, 0, 1, 1, 1, 1],
      random: 0,
      lacks: 'automa3',
      has: 'none',
    },
    automa: {
      shipping: [0, 0, 1, 1, 2, 2],
      points: [1, 1, 2, 2, 3, 3],
      random: 0,
      lacks: 'none',
      has: 'none',
    },
    automaechtig: {
      shipping: [1, 1, 2, 2, 2, 2],
      points: [2, 2, 2, 2, 3, 3],
      random: 1,
      lacks: 'none',
      has: 'none',
    },
    ultoma: {
      shipping: [1, 1, 2, 2, 2, 2],
      points: [2, 2, 3, 3, 3, 3],
      random: 2,
      lacks: 'none',
      has: 'none',
    },
    alptrauma: {
      shipping: [1, 1, 2, 2, 3, 3],
      points: [3, 3, 4, 4, 4, 4],
      random: 1,
      lacks: 'none',
      has: 'automa13',
    },
  },
  sources: { '': helper('the five levels of difficulty') },
  ranges: {
    'shipping.*': upTo(6),
    'points.*': upTo(20),
    random: upTo(3),
    lacks: named('none', ...CARD_IDS),
    has: named('none', ...CARD_IDS),
  },
};

function steps(
  banking: number,
  law: number,
  engineering: number,
  medicine: number,
): Record<(typeof DISCIPLINES)[number], number> {
  return { banking, law, engineering, medicine };
}

/** What most factions have. */
const USUAL = {
  looksAtPlayer: false,
  anywhere: false,
  firstPassTimes: 1,
  pointsPerBuilding: 0,
  powerForStep: 0,
};

export const automaFactions: Sourced<AutomaTables['automaFactions']> = {
  name: 'automaFactions',
  table: {
    simpletons: {
      ...USUAL,
      start: steps(1, 1, 1, 1),
      actions: [build, levelPoints()],
      by: ['row', 'closest'],
    },
    kuddlers: {
      ...USUAL,
      start: steps(1, 1, 0, 0),
      actions: [build, levelPoints(1)],
      by: ['closest', 'row'],
      looksAtPlayer: true,
    },
    druids: { ...USUAL, start: steps(0, 0, 0, 2), actions: [build, advance(2)], by: ['row', 'closest'] },
    racelings: {
      ...USUAL,
      start: steps(0, 1, 0, 1),
      actions: [build],
      by: ['row', 'closest'],
      firstPassTimes: 2,
    },
    wanderers: {
      ...USUAL,
      start: steps(1, 0, 1, 0),
      actions: [build, levelPoints(-1)],
      by: ['row', 'closest'],
      anywhere: true,
      pointsPerBuilding: 2,
    },
    mimics: {
      ...USUAL,
      start: steps(0, 1, 1, 0),
      actions: [build, levelPoints(1)],
      by: ['row', 'closest'],
      looksAtPlayer: true,
    },
    powermongers: {
      ...USUAL,
      start: steps(0, 0, 1, 1),
      actions: [build, levelPoints()],
      by: ['power', 'row', 'closest'],
      powerForStep: 2,
    },
  },
  sources: { '': helper('her factions') },
  ranges: {
    'start.*': upTo(4),
    'actions.*.what': named(...AUTOMA_ACTIONS.filter((what) => what !== 'faction')),
    'actions.*.amount': between(-4, 12),
    'by.*': named(...HEX_CRITERIA),
    firstPassTimes: upTo(4),
    pointsPerBuilding: upTo(10),
    powerForStep: upTo(10),
  },
};

export const automaRows: Sourced<AutomaTables['automaRows']> = {
  name: 'automaRows',
  table: {
    A: {
      desert: 'YRUSBKG',
      plains: 'UYKRGBS',
      swamp: 'KUBYSGR',
      lake: 'BKGURSY',
      forest: 'GBSKYRU',
      mountain: 'SGRBUYK',
      wasteland: 'RSYGKUB',
    },
    B: {
      desert: 'YURKGSB',
      plains: 'UKYBSRG',
      swamp: 'KBUGRYS',
      lake: 'BGKSYUR',
      forest: 'GSBRUKY',
      mountain: 'SRGYKBU',
      wasteland: 'RYSUBGK',
    },
  },
  sources: { '': helper('the rows of terrains on her set-up cards') },
  ranges: { '*.*': lettersOf('YUKBGSR') },
};

export const automaLetters: Sourced<AutomaTables['automaLetters']> = {
  name: 'automaLetters',
  table: {
    large: {
      desert: ['B5', 'H5', 'D4', 'E9', 'E4', 'F4'],
      plains: ['C5', 'D7', 'E3', 'F5', 'D7', 'G5'],
      swamp: ['C6', 'F6', 'C3', 'H4', 'D6', 'G3'],
      lake: ['B3', 'E7', 'B3', 'H2', 'F2', 'H8'],
      forest: ['B4', 'G4', 'B6', 'H9', 'E2', 'E5'],
      mountain: ['C4', 'B7', 'D2', 'E6', 'F3', 'D8'],
      wasteland: ['D5', 'E8', 'D3', 'H6', 'C7', 'H3'],
    },
    small: {
      desert: ['D2', 'E4', 'C4', 'H4', 'C5', 'H4'],
      plains: ['D5', 'F2', 'B6', 'F2', 'C1', 'E2'],
      swamp: ['B5', 'H7', 'E1', 'H7', 'B5', 'G1'],
      lake: ['B2', 'E3', 'B7', 'F6', 'B7', 'H6'],
      forest: ['F5', 'H2', 'C3', 'F5', 'C3', 'H5'],
      mountain: ['C2', 'D4', 'G2', 'D4', 'C2', 'F4'],
      wasteland: ['H3', 'E5', 'B4', 'E5', 'B4', 'H3'],
    },
  },
  sources: { '': helper('the letters on her set-up cards, compared with their pictures and with the maps') },
  ranges: { '*.*.*': named(...hexNames) },
};

export const automaTiles: Sourced<AutomaTables['automaTiles']> = {
  name: 'automaTiles',
  table: {
    workshopLaw: { early: 3, late: 5 },
    workshopBanking: { early: 3, late: 5 },
    guildLaw: { early: 2, late: 5 },
    guildMedicine: { early: 2, late: 5 },
    schoolBanking: { early: 3, late: 7 },
    greatMedicine: { early: 4, late: 4 },
    greatBanking: { early: 4, late: 4 },
    spadeEngineering: { early: 3, late: 5 },
    stepMedicine: { early: 3, late: 5 },
    townEngineering: { early: 0, late: 4 },
    trackEngineering: { early: 2, late: 5 },
    innovationLaw: { early: 4, late: 4 },
  },
  sources: { '': helper('the two sides of her round tiles, compared with their pictures') },
  ranges: { '': upTo(20) },
};

export const automaFinals: Sourced<AutomaTables['automaFinals']> = {
  name: 'automaFinals',
  table: {
    finalWorkshop: { points: 8, discipline: 'medicine' },
    finalGuild: { points: 7, discipline: 'banking' },
    finalSchool: { points: 6, discipline: 'law' },
    finalEdge: { points: 7, discipline: 'engineering' },
  },
  sources: { '': helper('her final tiles, compared with their pictures') },
  ranges: { points: upTo(40), discipline: named(...DISCIPLINES) },
};

export const automa: Sourced<AutomaTables['automa']> = {
  name: 'automa',
  table: { planningCards: 3, factionsPerCard: 2, cardsToPass: 2, innovationsFrom: 3, lateFrom: 4 },
  sources: {
    '': helper('set-up, passing and innovations'),
  },
  ranges: {
    planningCards: always(3),
    factionsPerCard: always(2),
    cardsToPass: upTo(6),
    innovationsFrom: between(1, 7),
    lateFrom: between(1, 7),
  },
};
