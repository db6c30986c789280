import { named, upTo } from '@guildhall/kernel/ranges';
import type { CardinalTables } from './cardinal-types.ts';
import { likely, rulebook, type Sourced, sure } from './sources.ts';

export const challenges: Sourced<CardinalTables['challenges']> = {
  name: 'challenges',
  table: {
    deepCoffers: { set: 'both', amount: 1 },
    favourOfTheCourt: { set: 'both', amount: 5 },
    readyForAction: { set: 'both', amount: 1 },
    verySpecialFriends: { set: 'both', amount: 5 },
    resourcefulClergy: { set: 'both', amount: 1 },
    churchIncome: { set: 'both', amount: 1 },
    visitorsToTheCuria: { set: 'both', amount: 1 },
    whispersInTheKingsEar: { set: 'both', amount: 1 },
    seekersGuild: { set: 'silver', amount: 1 },
    rareChance: { set: 'silver', amount: 1 },
    preciousResources: { set: 'silver', amount: 1 },
    fruitfulJourneys: { set: 'silver', amount: 1 },
  },
  sources: {
    '': sure('photographs of the cards'),
    readyForAction: likely('photographs of the cards; how it works is inferred from its pictures'),
    visitorsToTheCuria: likely('photographs of the cards; the stroke between its symbols is read as "or"'),
    seekersGuild: rulebook('lines 986 to 994'),
    rareChance: rulebook('lines 996 to 999'),
    preciousResources: rulebook('lines 1001 to 1006'),
    fruitfulJourneys: rulebook('lines 1008 to 1028'),
  },
  ranges: { set: named('silver', 'both'), amount: upTo(12) },
};
