import { faultOfList, faultOfOrder, fixed, isList, type OptionsSchema } from '@guildhall/kernel';
import { GOAL_DECKS, REGIONS, sourcedTables, tables } from '../data/index.ts';
import type { Options } from './ruleset.ts';

function milestonesWith(letter: string): string[] {
  return Object.keys(tables.milestones).filter((id) => tables.milestones[id].letter === letter);
}

function cardsOf(era: number): string[] {
  return Object.keys(tables.cards).filter((id) => tables.cards[id].era === era);
}

function regionIdeas(): string[] {
  return cardsOf(2).filter((id) => tables.milestones[tables.cards[id].milestone].letter === 'A');
}

/** One list of names for each seat, none of them twice. */
function bySeat(value: unknown, players: number, wrongOf: (list: unknown) => string | null): string | null {
  if (!isList(value) || value.length !== players) return `must be ${players} lists`;
  for (const list of value) {
    const wrong = wrongOf(list);
    if (wrong !== null) return wrong;
  }
  const all = value.flat();
  return new Set(all).size === all.length ? null : 'names one twice';
}

function checkRegionIdeas(value: unknown): string | null {
  if (!isList(value) || value.length !== REGIONS.length) return `must name ${REGIONS.length}`;
  return faultOfList(
    regionIdeas(),
    value.filter((item) => item !== 'none'),
    regionIdeas().length,
  );
}

/** The deck begins with era 3; behind its last card comes era 4. */
function checkIdeas(value: unknown, players: number): string | null {
  const third = cardsOf(3);
  const count = players + tables.ideaArea + 1;
  const wrong = faultOfList([...third, ...cardsOf(4)], value, count);
  if (wrong !== null) return wrong;
  const tooEarly = (value as string[]).findIndex((id, at) => at < third.length !== third.includes(id));
  return tooEarly < 0
    ? null
    : `has ${(value as string[])[tooEarly]} at place ${tooEarly + 1}: era 3 comes before era 4`;
}

function checkGoals(list: unknown): string | null {
  if (!isList(list) || list.length !== GOAL_DECKS.length)
    return `must name ${GOAL_DECKS.length} for each seat`;
  for (const [at, deck] of GOAL_DECKS.entries()) {
    const goal = tables.goals[list[at] as string];
    if (goal === undefined || goal.deck !== deck)
      return `${JSON.stringify(list[at])} is no goal of the deck ${deck}`;
  }
  return null;
}

function checkWealth(value: unknown, players: number): string | null {
  if (!isList(value) || value.length !== REGIONS.length) return `must be ${REGIONS.length} lists`;
  const { wealthEarly, wealthLate } = tables.players[players];
  for (const stack of value) {
    const first = isList(stack) ? tables.wealthTiles[stack[0] as string] : undefined;
    if (first === undefined) return 'must name wealth tiles';
    const { letter } = first;
    const known = Object.keys(tables.wealthTiles).filter((id) => tables.wealthTiles[id].letter === letter);
    const wrong = faultOfList(known, stack, 'ABCD'.includes(letter) ? wealthEarly : wealthLate);
    if (wrong !== null) return wrong;
  }
  const all = value.flat();
  return new Set(all).size === all.length ? null : 'names one twice';
}

export const options: OptionsSchema<Options> = {
  minPlayers: 2,
  maxPlayers: 4,
  tables: sourcedTables,
  fields: {
    order: fixed((value, players) => faultOfOrder(value, players === 2 ? 3 : players)),
    specialistTiles: fixed((value) =>
      faultOfList(Object.keys(tables.specialistTiles), value, REGIONS.length),
    ),
    knowledgeTiles: fixed((value) => faultOfList(Object.keys(tables.knowledgeTiles), value, REGIONS.length)),
    wealth: fixed(checkWealth),
    regionIdeas: fixed(checkRegionIdeas),
    commonMilestones: fixed((value) => faultOfList(milestonesWith('A'), value, 4)),
    personalMilestones: fixed((value) => faultOfList(milestonesWith('B'), value, 4)),
    eurekaMilestones: fixed((value) => faultOfList(milestonesWith('C'), value, 3)),
    // Cards of a face-down deck, some of them dealt to the seats: nobody else may know them beforehand.
    ideas: fixed(checkIdeas, { hidden: true }),
    inventions: fixed((value, players) =>
      bySeat(value, players, (list) => faultOfList(cardsOf(1), list, tables.start.inventions)),
    ),
    goals: fixed((value, players) => bySeat(value, players, checkGoals), { hidden: true }),
  },
};
