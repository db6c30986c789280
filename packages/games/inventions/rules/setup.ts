/** Set-up: the board, the decks and the boards of the players. */
import { chanceFrom, draw, nextId, oweTable, roll, shuffled } from '@guildhall/kernel';
import { GOAL_DECKS, LETTERS, REGIONS, TYPES, WEALTH_LETTERS } from '../data/types.ts';
import { refill, turnUp } from './ideas.ts';
import { newTurn } from './rounds/rounds.ts';
import type { Ruleset } from './ruleset.ts';
import { NONE, PERSONAL_PLACES, type Player, type Region, SOURCES, type State } from './state.ts';
import { PROGRESS_TILES } from './tiles.ts';

const LETTER_A = LETTERS.indexOf('A');
const LETTER_B = LETTERS.indexOf('B');
const LETTER_C = LETTERS.indexOf('C');
/** Wealth letters of which there are more copies. */
const EARLY_LETTERS = 4;
/** Chronos' tokens on the era track, between eras 2 and 5. */
const TOKENS_ON_TRACK = 3;
const DECK_ERAS = [3, 4, 5, 6];

function filled(count: number, value: number): number[] {
  return new Array<number>(count).fill(value);
}

/** The fixed outcome of an option by number, or what chance brings. */
function chosen(
  fixed: readonly string[] | null,
  ids: readonly string[],
  otherwise: () => number[],
): number[] {
  return fixed === null ? otherwise() : fixed.map((id) => ids.indexOf(id));
}

function indexes(list: readonly unknown[]): number[] {
  return list.map((_, index) => index);
}

function emptyPlayer(g: Ruleset, seat: number): Player {
  const { start, pieces } = g.tables;
  const diplomat = 1;
  return {
    points: 0,
    influence: start.influence,
    supply: pieces.citizens - start.scholars - start.specialists * TYPES.length - diplomat,
    scholars: start.scholars,
    home: filled(TYPES.length, start.specialists),
    exhausted: filled(TYPES.length, 0),
    sages: 0,
    epoch: NONE,
    seasons: [],
    tokens: filled(g.tokens.length, NONE),
    flipped: 0,
    ideas: [],
    inventions: [],
    goals: [],
    economyMarkers: start.economyMarkers,
    economyUsed: 0,
    technologyUsed: 0,
    area: [],
    map: filled(g.mapSpaces.length, NONE),
    eraSpace: seat,
    sources: filled(SOURCES.length, 0),
  };
}

function emptyRegion(g: Ruleset, region: number): Region {
  return {
    card: NONE,
    invented: false,
    presenter: NONE,
    presenters: 0,
    inventor: NONE,
    innovator: NONE,
    specialistTile: NONE,
    wealth: [],
    influence: filled(g.influenceSpaces[region].length, NONE),
    citizens: filled(g.owners, 0),
    sage: true,
    knowledge: NONE,
    shown: false,
    learning: false,
  };
}

export function setup(g: Ruleset, seed: string): State {
  const state: State = {
    pending: [],
    aside: [],
    nextObligation: 0,
    chance: chanceFrom(seed),
    era: 1,
    round: 0,
    phase: 'preparation',
    order: [],
    moved: 0,
    turn: newTurn(NONE, 0),
    players: Array.from({ length: g.seats }, (_, seat) => emptyPlayer(g, seat)),
    chronos:
      g.chronos === NONE
        ? null
        : {
            supply: g.tables.pieces.citizens,
            region: NONE,
            tokens: TOKENS_ON_TRACK,
            taken: 0,
            eraSpace: g.chronos,
          },
    regions: REGIONS.map((_, region) => emptyRegion(g, region)),
    common: [],
    personal: [],
    eureka: [],
    discarded: [],
    letter: LETTER_C,
    diplomats: filled(g.milestones.length, 0),
    ideas: [],
    top: NONE,
    deck: DECK_ERAS.map((era) => indexes(g.cards).filter((card) => g.cards[card].era === era)),
    progress: filled(PROGRESS_TILES, g.tables.players[g.seats].progress),
  };
  state.order.push(...dealOrder(g, state));
  layOutMilestones(g, state);
  layOutRegions(g, state);
  layOutWealth(g, state);
  dealIdeas(g, state);
  dealInventions(g, state);
  dealGoals(g, state);
  oweTable(state, 'prepared');
  for (const owner of state.order) {
    if (owner === g.chronos) oweTable(state, 'chronosPrepares');
    else state.pending.push([{ kind: 'prepare', id: nextId(state), seat: owner }]);
  }
  return state;
}

/** Clockwise from a random seat; with Chronos any order. */
function dealOrder(g: Ruleset, state: State): readonly number[] {
  const { order } = g.options;
  if (order !== null) return order;
  if (g.chronos !== NONE) return shuffled(state, [...state.players.keys(), g.chronos]);
  const first = roll(state, g.seats) - 1;
  return state.players.map((_, step) => (first + step) % g.seats);
}

function layOutMilestones(g: Ruleset, state: State): void {
  const { commonMilestones, personalMilestones, eurekaMilestones } = g.options;
  const laid = (fixed: readonly string[] | null, letter: number): number[] =>
    chosen(fixed, g.milestoneIds, () => shuffled(state, g.byLetter[letter]));
  state.common.push(...laid(commonMilestones, LETTER_A));
  state.personal.push(...laid(personalMilestones, LETTER_B).slice(0, PERSONAL_PLACES));
  state.eureka.push(...laid(eurekaMilestones, LETTER_C));
  for (const seat of state.players.keys()) state.diplomats[state.personal[seat]] |= 1 << seat;
}

function layOutRegions(g: Ruleset, state: State): void {
  const { specialistTiles, knowledgeTiles, regionIdeas } = g.options;
  const tiles = chosen(specialistTiles, g.specialistTileIds, () =>
    shuffled(state, indexes(g.specialistTiles)),
  );
  const knowledge = chosen(knowledgeTiles, g.knowledgeTileIds, () =>
    shuffled(state, indexes(g.knowledgeTiles)),
  );
  for (const [at, region] of state.regions.entries()) {
    region.specialistTile = tiles[at];
    region.knowledge = knowledge[at];
  }
  if (regionIdeas !== null) {
    for (const [at, region] of state.regions.entries()) region.card = g.cardIds.indexOf(regionIdeas[at]);
    return;
  }
  const early = ideasWithLetter(g, LETTER_A);
  for (const region of state.regions)
    if (!g.specialistTiles[region.specialistTile].startsEmpty) region.card = draw(state, early);
}

/** Ideas of era 2 whose milestone has a letter. */
function ideasWithLetter(g: Ruleset, letter: number): number[] {
  return indexes(g.cards).filter(
    (card) => g.cards[card].era === 2 && g.milestones[g.cards[card].milestone].letter === letter,
  );
}

/** One letter in each region. With fewer players some copies stay in the box, nobody says which. */
function layOutWealth(g: Ruleset, state: State): void {
  const ids = Object.keys(g.tables.wealthTiles);
  const { wealthEarly, wealthLate } = g.tables.players[g.seats];
  if (g.options.wealth !== null) {
    for (const [at, region] of state.regions.entries())
      region.wealth.push(...g.options.wealth[at].map((id) => ids.indexOf(id)));
    return;
  }
  const letters = shuffled(state, indexes(WEALTH_LETTERS));
  for (const [at, region] of state.regions.entries()) {
    const copies = letters[at] < EARLY_LETTERS ? wealthEarly : wealthLate;
    const stack = indexes(g.wealth).filter((tile) => g.wealth[tile].letter === letters[at]);
    region.wealth.push(...shuffled(state, stack).slice(0, copies));
  }
}

/** The own idea of era 2, then one card each in turn order, then the idea area. */
function dealIdeas(g: Ruleset, state: State): void {
  const own = ideasWithLetter(g, LETTER_B);
  for (const [seat, player] of state.players.entries())
    player.ideas.push(...own.filter((card) => g.cards[card].milestone === state.personal[seat]));
  const seats = state.order.filter((owner) => owner !== g.chronos);
  const { ideas } = g.options;
  if (ideas !== null) {
    const cards = ideas.map((id) => g.cardIds.indexOf(id));
    for (const [at, seat] of seats.entries()) state.players[seat].ideas.push(cards[at]);
    state.ideas = cards.slice(seats.length, seats.length + g.tables.ideaArea).reverse();
    state.top = cards[cards.length - 1];
    state.deck = state.deck.map((pile) => pile.filter((card) => !cards.includes(card)));
    return;
  }
  turnUp(state);
  for (const seat of seats) {
    state.players[seat].ideas.push(state.top);
    turnUp(state);
  }
  refill(g, state);
}

function dealInventions(g: Ruleset, state: State): void {
  const { inventions } = g.options;
  const pile = indexes(g.cards).filter((card) => g.cards[card].era === 1);
  for (const [seat, player] of state.players.entries()) {
    const own = chosen(inventions === null ? null : inventions[seat], g.cardIds, () =>
      Array.from({ length: g.tables.start.inventions }, () => draw(state, pile)),
    );
    player.inventions.push(...own);
  }
}

function dealGoals(g: Ruleset, state: State): void {
  const { goals } = g.options;
  const decks = GOAL_DECKS.map((deck) => indexes(g.goals).filter((goal) => g.goals[goal].deck === deck));
  for (const [seat, player] of state.players.entries()) {
    const own = chosen(goals === null ? null : goals[seat], g.goalIds, () =>
      decks.map((deck) => draw(state, deck)),
    );
    player.goals.push(...own);
  }
}
