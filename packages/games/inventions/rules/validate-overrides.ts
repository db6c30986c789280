/**
 * Checks that overridden values go together: each may be within its range and the game still get stuck. What a
 * single value may be stands beside it in the tables.
 */
import { OptionsError, overriddenAt } from '@guildhall/kernel';
import {
  ACTIONS,
  EFFECTS,
  GOAL_DECKS,
  LETTERS,
  REGIONS,
  type Tables,
  TILE_KINDS,
  TYPES,
} from '../data/types.ts';
import type { Options } from './ruleset.ts';
import { PERSONAL_PLACES } from './state.ts';

function fault(path: string, what: string): never {
  throw new OptionsError(`override ${path}: ${what}`);
}

function oneOf(path: string, value: string, known: readonly string[]): void {
  if (!known.includes(value)) fault(path, `"${value}" is none of ${known.join(', ')}`);
}

function atMost(path: string, value: number, most: number): void {
  if (value > most) fault(path, `must be at most ${most}, not ${value}`);
}

export function validateOverrides(tables: Tables, options: Options): void {
  checkCards(tables);
  checkMilestones(tables);
  checkSupplies(tables, options);
  checkFixed(tables, options);
  checkForums(tables);
  checkRegions(tables);
  checkBenefits(tables);
  checkTracks(tables);
  checkProgress(tables);
  checkGoals(tables);
}

function checkCards({ cards, milestones }: Tables): void {
  const known = Object.keys(milestones);
  for (const [id, card] of Object.entries(cards)) {
    const path = `cards.${id}`;
    oneOf(`${path}.milestone`, card.milestone, card.era === 1 ? ['none'] : known);
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
  for (const [id, { letter, era }] of Object.entries(milestones)) {
    const own = LETTERS.indexOf(letter) + 1;
    if (era !== own) fault(`milestones.${id}.era`, `the letter ${letter} is era ${own}, not ${era}`);
  }
}

function checkForums({ forums }: Tables): void {
  const seen = new Set<string>();
  for (const [forum, actions] of forums.entries()) {
    for (const [space, action] of actions.entries()) {
      if (seen.has(action)) fault(`forums.${forum}.${space}`, `${action} stands in the forums twice`);
      seen.add(action);
    }
  }
}

function checkRegions({ regions }: Tables): void {
  const numbers = REGIONS.map((id) => regions[id].number);
  for (const [at, id] of REGIONS.entries()) {
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
  for (const [id, { first, second }] of Object.entries(tables.technologyTiles))
    if (first === second) fault(`technologyTiles.${id}.second`, 'must be another action than the first');
  const empty = Object.values(tables.specialistTiles).filter(({ startsEmpty }) => startsEmpty).length;
  if (empty !== 2) fault('specialistTiles', `exactly 2 tiles must start empty, not ${empty}`);
}

function checkTracks(tables: Tables): void {
  for (const [space, { markers, loss }] of tables.influenceTrack.entries()) {
    atMost(`influenceTrack.${space}.markers`, markers, tables.pieces.chainMarkers);
    atMost(`influenceTrack.${space}.loss`, loss, space);
  }
}

function checkProgress(tables: Tables): void {
  const at = new Map<string, string>();
  for (const [id, { q, r }] of Object.entries(tables.progressMap)) {
    const other = at.get(`${q} ${r}`);
    if (other !== undefined) fault(`progressMap.${id}`, `lies where ${other} lies`);
    at.set(`${q} ${r}`, id);
  }
}

function checkGoals({ goals }: Tables): void {
  const decks = new Map<string, number>();
  for (const [id, goal] of Object.entries(goals)) {
    decks.set(goal.deck, (decks.get(goal.deck) ?? 0) + 1);
    if (goal.counts === 'region') oneOf(`goals.${id}.of`, goal.of, REGIONS);
    else if (goal.counts === 'tiles') oneOf(`goals.${id}.of`, goal.of, TILE_KINDS);
    else if (goal.counts === 'inventions') oneOf(`goals.${id}.of`, goal.of, TYPES);
    else oneOf(`goals.${id}.of`, goal.of, ['none']);
  }
  for (const deck of GOAL_DECKS)
    if ((decks.get(deck) ?? 0) < 4) fault('goals', `the deck ${deck} must have at least 4 cards`);
}

/** Whatever is dealt before the first round must be there, and nobody begins with more citizens than they have. */
function checkSupplies({ cards, milestones, pieces, start }: Tables, { players, overrides }: Options): void {
  const atLeast = (least: number, count: number, what: string, ...paths: readonly string[]): void => {
    if (count < least)
      fault(overriddenAt(overrides, ...paths), `there must be at least ${least} ${what}, not ${count}`);
  };
  const inEra = (fits: (era: number) => boolean): number =>
    Object.values(cards).filter(({ era }) => fits(era)).length;
  atLeast(
    players * start.inventions,
    inEra((era) => era === 1),
    'inventions of era 1',
    'cards.*.era',
    'start.inventions',
  );
  atLeast(
    players,
    inEra((era) => era > 2),
    'ideas of era 3 and later',
    'cards.*.era',
  );
  const withLetter = (wanted: string): number =>
    Object.values(milestones).filter(({ letter }) => letter === wanted).length;
  // Common knowledge is never empty, and every place of a personal milestone is filled.
  atLeast(1, withLetter('A'), 'milestone with the letter A', 'milestones.*.letter');
  atLeast(PERSONAL_PLACES, withLetter('B'), 'milestones with the letter B', 'milestones.*.letter');
  const diplomat = 1;
  const placed = start.scholars + start.specialists * TYPES.length + diplomat;
  atLeast(placed, pieces.citizens, 'citizens', 'pieces.citizens', 'start.scholars', 'start.specialists');
}

/** A fixed outcome has to fit the tables as they are now. */
function checkFixed({ cards, milestones, ideaArea }: Tables, options: Options): void {
  const are = (
    option: keyof Options,
    list: readonly string[] | null,
    fits: (id: string) => boolean,
  ): void => {
    const odd = list?.find((id) => !fits(id));
    if (odd !== undefined)
      throw new OptionsError(`options.${option}: the overrides make ${odd} something else`);
  };
  const hasLetter = (letter: string) => (id: string) => milestones[id].letter === letter;
  are('commonMilestones', options.commonMilestones, hasLetter('A'));
  are('personalMilestones', options.personalMilestones, hasLetter('B'));
  are('eurekaMilestones', options.eurekaMilestones, hasLetter('C'));
  are('ideas', options.ideas, (id) => cards[id].era > 2);
  const dealt = options.players + ideaArea + 1;
  if (options.ideas !== null && options.ideas.length !== dealt)
    throw new OptionsError(
      `options.ideas: names ${options.ideas.length}, and the overrides ask for ${dealt}`,
    );
  are('inventions', options.inventions?.flat() ?? null, (id) => cards[id].era === 1);
  are(
    'regionIdeas',
    options.regionIdeas,
    (id) => id === 'none' || (cards[id].era === 2 && milestones[cards[id].milestone].letter === 'A'),
  );
}
