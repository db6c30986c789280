import type { OutcomeSample } from '@guildhall/kernel/testkit';
import { testHiddenSetup } from '../../test/hidden-setup.ts';
import { FACTIONS, TERRAINS, tables } from '../data/index.ts';
import { ageOfInnovation } from '../rules/index.ts';

const BONUSES = Object.keys(tables.roundBonuses);
const HANDS = [
  ['desert', FACTIONS[0], BONUSES[0]],
  ['swamp', FACTIONS[1], BONUSES[1]],
];
const two = { players: 2, hands: HANDS, spareBonuses: BONUSES.slice(2, 2 + tables.spareBonuses) };

/** The first of a table's names in two orders. */
function orders(names: readonly string[], count: number): OutcomeSample['values'] {
  const first = names.slice(0, count);
  return [first, first.toReversed()];
}

const SETS = TERRAINS.map((_, at) => [FACTIONS[at], BONUSES[at]]);

const SAMPLES: Readonly<Record<string, OutcomeSample>> = {
  startSeat: { values: [0, 1], options: two },
  roundTiles: { values: orders(Object.keys(tables.roundTiles), tables.rounds), options: two },
  finalTile: { values: Object.keys(tables.finalTiles).slice(0, 2) as [string, string], options: two },
  bookActions: { values: orders(Object.keys(tables.bookActions), tables.bookActionsInPlay), options: two },
  innovations: { values: orders(Object.keys(tables.innovations), 6), options: two },
  competencies: {
    values: orders(Object.keys(tables.competencies), Object.keys(tables.competencies).length),
    options: two,
  },
  palaces: {
    values: [
      Object.keys(tables.palaces).slice(0, 2 + tables.sparePalaces),
      Object.keys(tables.palaces).slice(1, 3 + tables.sparePalaces),
    ],
    options: two,
  },
  sets: { values: [SETS, SETS.toReversed()], options: { players: 2 } },
  draft: {
    values: [
      [
        TERRAINS.slice(0, tables.draft.boards),
        FACTIONS.slice(0, 2 + tables.draft.spareFactions),
        BONUSES.slice(0, 2 + tables.spareBonuses),
      ],
      [
        TERRAINS.slice(0, tables.draft.boards),
        FACTIONS.slice(1, 3 + tables.draft.spareFactions),
        BONUSES.slice(0, 2 + tables.spareBonuses),
      ],
    ],
    options: { players: 2, distribution: 'draft' },
  },
  hands: {
    values: [
      HANDS,
      [
        ['desert', FACTIONS[1], BONUSES[0]],
        ['swamp', FACTIONS[0], BONUSES[1]],
      ],
    ],
    options: two,
  },
  spareBonuses: {
    values: [BONUSES.slice(2, 2 + tables.spareBonuses), BONUSES.slice(3, 3 + tables.spareBonuses)],
    options: two,
  },
  planningCards: {
    values: [
      [
        ['lake', 'moles', 'monks'],
        ['swamp', 'omar', 'goblins'],
        ['desert', 'felines', 'lizards'],
      ],
      [
        ['lake', 'moles', 'monks'],
        ['swamp', 'omar', 'goblins'],
        ['forest', 'felines', 'lizards'],
      ],
    ],
    options: { players: 1 },
  },
  automaTerrain: {
    values: ['forest', 'swamp'],
    options: { players: 1, hands: [['desert', FACTIONS[0], BONUSES[0]]] },
  },
  neutralArea: { values: tables.neutralFaction.areas.slice(0, 2) as [number, number], options: two },
};

testHiddenSetup(ageOfInnovation, { samples: SAMPLES, unseen: ['neutralArea'] });
