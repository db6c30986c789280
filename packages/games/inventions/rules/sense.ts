/** Overridden tables that have the right types may still make no sense; a game with them would get stuck or worse. */
import { OptionsError } from '@guildhall/kernel';
import {
  ACTIONS,
  EFFECTS,
  GOAL_COUNTS,
  GOAL_DECKS,
  LETTERS,
  REGIONS,
  type Tables,
  TILE_KINDS,
  TYPES,
  WEALTH_LETTERS,
  WEALTH_RULES,
} from '../data/types.ts';

function fault(path: string, what: string): never {
  throw new OptionsError(`override ${path}: ${what}`);
}

function oneOf(path: string, value: string, known: readonly string[]): void {
  if (!known.includes(value)) fault(path, `"${value}" is none of ${known.join(', ')}`);
}

function within(path: string, value: number, least: number, most: number): void {
  if (value < least || value > most) fault(path, `must be from ${least} to ${most}, not ${value}`);
}

function fixedAt(path: string, value: number, only: number): void {
  if (value !== only) fault(path, `must stay ${only}: the boards are drawn for it`);
}

export function checkSense(tables: Tables): void {
  checkCards(tables);
  checkMilestones(tables);
  checkForums(tables);
  checkRegions(tables);
  checkBenefits(tables);
  checkTracks(tables);
  checkProgress(tables);
  checkGoals(tables);
  fixedAt('tileArea', tables.tileArea, tables.buildPrice.length - 1);
  fixedAt('pieces.sages', tables.pieces.sages, REGIONS.length);
  fixedAt('pieces.seasonPillars', tables.pieces.seasonPillars, 2);
  within('pieces.citizens', tables.pieces.citizens, 10, 60);
  within('pieces.aspirations', tables.pieces.aspirations, 1, 8);
  within('ideaArea', tables.ideaArea, 1, 6);
  within('start.influence', tables.start.influence, 0, tables.influenceTrack.length - 1);
  within('start.scholars', tables.start.scholars, 2, 4);
  within('start.specialists', tables.start.specialists, 0, 4);
  within('start.inventions', tables.start.inventions, 0, 2);
  within('goalsScored', tables.goalsScored, 0, GOAL_DECKS.length);
}

function checkCards({ cards, milestones }: Tables): void {
  const known = Object.keys(milestones);
  for (const [id, card] of Object.entries(cards)) {
    const path = `cards.${id}`;
    within(`${path}.era`, card.era, 1, 6);
    oneOf(`${path}.milestone`, card.milestone, card.era === 1 ? ['none'] : known);
    oneOf(`${path}.type`, card.type, TYPES);
    oneOf(`${path}.extraType`, card.extraType, TYPES);
    oneOf(`${path}.chain`, card.chain, ACTIONS);
  }
  for (const [letter, count] of [
    ['A', 5],
    ['B', 4],
  ] as const) {
    const early = Object.values(cards).filter(
      ({ era, milestone }) => era === 2 && milestones[milestone].letter === letter,
    );
    if (early.length !== count) fault('cards', `era 2 must have ${count} ideas with a milestone ${letter}`);
  }
}

function checkMilestones({ milestones }: Tables): void {
  for (const [id, { letter, era, slots }] of Object.entries(milestones)) {
    oneOf(`milestones.${id}.letter`, letter, LETTERS);
    const own = LETTERS.indexOf(letter) + 1;
    if (era !== own) fault(`milestones.${id}.era`, `the letter ${letter} is era ${own}, not ${era}`);
    within(`milestones.${id}.slots`, slots, 1, 4);
  }
}

function checkForums({ forums }: Tables): void {
  const seen = new Set<string>();
  for (const [forum, actions] of forums.entries()) {
    for (const [space, action] of actions.entries()) {
      oneOf(`forums.${forum}.${space}`, action, ACTIONS);
      if (seen.has(action)) fault(`forums.${forum}.${space}`, `${action} stands in the forums twice`);
      seen.add(action);
    }
  }
}

function checkRegions({ regions }: Tables): void {
  const numbers = REGIONS.map((id) => regions[id].number);
  for (const [at, id] of REGIONS.entries()) {
    within(`regions.${id}.number`, numbers[at], 1, REGIONS.length);
    if (numbers.indexOf(numbers[at]) !== at)
      fault(`regions.${id}.number`, `${numbers[at]} is the number of another region`);
  }
}

/** Effects that only one kind of place can give. */
const MAP_ONLY = ['economyMarker', 'discount'];
const TRACK_ONLY = ['turnOrder'];
/**
 * What a space of the progress map cannot give. It comes between a tile and its price, when the step of actions is over:
 * an action would send away those who pay, and no new idea would follow a presented one.
 */
const ACTIONS_ALONE: readonly string[] = [...ACTIONS, 'sendOrRecall', 'build'];

function checkBenefits(tables: Tables): void {
  const places: [string, Record<string, { effect: string }> | { effect: string }[], readonly string[]][] = [
    ['milestones', tables.milestones, []],
    ['specialistTiles', tables.specialistTiles, []],
    ['knowledgeTiles', tables.knowledgeTiles, []],
    ['influenceTokens', tables.influenceTokens, []],
    ['economyTiles', tables.economyTiles, []],
    ['cultureTiles', tables.cultureTiles, []],
    ['progressMap', tables.progressMap, MAP_ONLY],
    ...Object.entries(tables.eraTrack).map(
      ([era, spaces]): [string, { effect: string }[], readonly string[]] => [
        `eraTrack.${era}`,
        spaces,
        TRACK_ONLY,
      ],
    ),
  ];
  for (const [name, benefits, own] of places) {
    const known = EFFECTS.filter(
      (effect) => (!MAP_ONLY.includes(effect) && !TRACK_ONLY.includes(effect)) || own.includes(effect),
    );
    for (const [id, { effect }] of Object.entries(benefits)) oneOf(`${name}.${id}.effect`, effect, known);
  }
  for (const [id, { effect }] of Object.entries(tables.progressMap))
    if (ACTIONS_ALONE.includes(effect))
      fault(`progressMap.${id}.effect`, `"${effect}" belongs to the step of actions`);
  for (const [id, { action }] of Object.entries(tables.cultureTiles))
    oneOf(`cultureTiles.${id}.action`, action, ACTIONS);
  for (const [id, { first, second }] of Object.entries(tables.technologyTiles)) {
    oneOf(`technologyTiles.${id}.first`, first, ACTIONS);
    oneOf(`technologyTiles.${id}.second`, second, ACTIONS);
    if (first === second) fault(`technologyTiles.${id}.second`, 'must be another action than the first');
  }
  for (const [id, { demand }] of Object.entries(tables.specialistTiles))
    within(`specialistTiles.${id}.demand`, demand, 1, 2);
  const empty = Object.values(tables.specialistTiles).filter(({ startsEmpty }) => startsEmpty).length;
  if (empty !== 2) fault('specialistTiles', `exactly 2 tiles must start empty, not ${empty}`);
}

function checkTracks(tables: Tables): void {
  for (const [space, { markers, loss }] of tables.influenceTrack.entries()) {
    within(`influenceTrack.${space}.markers`, markers, 0, tables.pieces.chainMarkers);
    within(`influenceTrack.${space}.loss`, loss, 0, space);
  }
  for (const [at, rounds] of tables.rounds.entries()) {
    if (at === 0) fixedAt('rounds.0', rounds, 1);
    else if (at === tables.rounds.length - 1) fixedAt(`rounds.${at}`, rounds, 0);
    else fixedAt(`rounds.${at}`, rounds, 3);
  }
}

function checkProgress(tables: Tables): void {
  const at = new Map<string, string>();
  for (const [id, { q, r }] of Object.entries(tables.progressMap)) {
    const other = at.get(`${q} ${r}`);
    if (other !== undefined) fault(`progressMap.${id}`, `lies where ${other} lies`);
    at.set(`${q} ${r}`, id);
  }
  for (const [id, tile] of Object.entries(tables.wealthTiles)) {
    oneOf(`wealthTiles.${id}.letter`, tile.letter, WEALTH_LETTERS);
    oneOf(`wealthTiles.${id}.scores`, tile.scores, WEALTH_RULES);
    oneOf(`wealthTiles.${id}.first`, tile.first, TILE_KINDS);
    oneOf(`wealthTiles.${id}.second`, tile.second, [...TILE_KINDS, 'none']);
  }
  for (const [players, { progress }] of Object.entries(tables.players))
    within(`players.${players}.progress`, progress, 1, 3);
}

function checkGoals({ goals }: Tables): void {
  const decks = new Map<string, number>();
  for (const [id, goal] of Object.entries(goals)) {
    oneOf(`goals.${id}.deck`, goal.deck, GOAL_DECKS);
    oneOf(`goals.${id}.counts`, goal.counts, GOAL_COUNTS);
    decks.set(goal.deck, (decks.get(goal.deck) ?? 0) + 1);
    if (goal.counts === 'region') oneOf(`goals.${id}.of`, goal.of, REGIONS);
    else if (goal.counts === 'tiles') oneOf(`goals.${id}.of`, goal.of, TILE_KINDS);
    else if (goal.counts === 'inventions') oneOf(`goals.${id}.of`, goal.of, TYPES);
    else oneOf(`goals.${id}.of`, goal.of, ['none']);
  }
  for (const deck of GOAL_DECKS)
    if ((decks.get(deck) ?? 0) < 4) fault('goals', `the deck ${deck} must have at least 4 cards`);
}
