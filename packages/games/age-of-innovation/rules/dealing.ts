/** What chance decides before the first round: tiles, actions, palaces, innovations, competencies, sets. */
import { draw } from '@guildhall/kernel';
import { DISCIPLINES, FACTIONS, TERRAINS } from '../data/types.ts';
import { isAlone } from './automa/seats.ts';
import { ALWAYS_PALACE, type Ruleset } from './ruleset.ts';
import { NONE, type State } from './state.ts';

function indexes(list: readonly unknown[]): number[] {
  return list.map((_, index) => index);
}

function named(ids: readonly string[], names: readonly string[]): number[] {
  return names.map((name) => ids.indexOf(name));
}

function drawMany(state: State, pile: number[], count: number): number[] {
  return Array.from({ length: count }, () => draw(state, pile));
}

/**
 * Six round tiles from the last round to the first. One that may not lie in the last rounds is set aside until these
 * are filled; the third of a discipline is left out unless one of its discipline lies in the last round.
 */
export function dealRoundTiles(g: Ruleset, state: State): void {
  const { rounds } = g.tables;
  if (g.options.roundTiles !== null) {
    state.roundTiles = named(g.roundTileIds, g.options.roundTiles);
    return;
  }
  const pile = indexes(g.roundTiles);
  const tiles = new Array<number>(rounds).fill(NONE);
  const disciplineOf = (tile: number): string => g.roundTiles[tile].discipline;
  for (let round = rounds; round >= 1; round--) {
    // Sorted, because the order of a pile tells nothing.
    const aside = pile.filter((tile) => g.roundTiles[tile].lastRound < round);
    const drawable = pile.filter((tile) => {
      if (aside.includes(tile)) return false;
      const placed = tiles.filter((other) => other !== NONE && disciplineOf(other) === disciplineOf(tile));
      const isThird = placed.length === 2;
      return !isThird || disciplineOf(tiles[rounds - 1]) === disciplineOf(tile);
    });
    const tile = draw(state, drawable);
    tiles[round - 1] = tile;
    pile.splice(pile.indexOf(tile), 1);
  }
  state.roundTiles = tiles;
}

/** The tile of the last round shows another kind of building than the round tile below. */
export function dealFinalTile(g: Ruleset, state: State): void {
  if (g.options.finalTile !== null) {
    state.finalTile = g.finalTileIds.indexOf(g.options.finalTile);
    return;
  }
  const below = g.roundTiles[state.roundTiles[g.tables.rounds - 1]].scores;
  state.finalTile = draw(
    state,
    indexes(g.finalTiles).filter((tile) => g.finalTiles[tile].clashesWith !== below),
  );
}

export function dealDisplays(g: Ruleset, state: State): void {
  const { options, tables } = g;
  const deal = (ids: readonly string[], fixed: readonly string[] | null, count: number): number[] =>
    fixed === null ? drawMany(state, indexes(ids), count) : named(ids, fixed);
  state.bookActions = deal(g.bookIds, options.bookActions, tables.bookActionsInPlay);
  state.innovations = deal(g.innovationIds, options.innovations, g.innovationPrices.length);
  state.competencySlots = deal(g.competencyIds, options.competencies, g.competencyIds.length);
  const isDraft = options.distribution === 'draft' && !isAlone(g);
  const spare = isDraft ? tables.draft.sparePalaces : tables.sparePalaces;
  const always = g.palaceIds.indexOf(ALWAYS_PALACE);
  const others = indexes(g.palaceIds).filter((palace) => palace !== always);
  const open =
    options.palaces === null ? drawMany(state, others, g.seats + spare) : named(g.palaceIds, options.palaces);
  state.palaces = open.sort((a, b) => a - b);
  if (!isDraft) state.palaces.push(always);
}

/** Seven sets of a board, a faction and a round bonus; the three bonuses left over get a coin each. */
export function dealSets(g: Ruleset, state: State): void {
  const { options } = g;
  const bonuses = indexes(g.bonusIds);
  if (options.sets === null) {
    const factions = indexes(FACTIONS);
    state.offeredFactions = drawMany(state, factions, TERRAINS.length);
    state.offeredBonuses = drawMany(state, bonuses, TERRAINS.length);
  } else {
    state.offeredFactions = options.sets.map(([faction]) => (FACTIONS as readonly string[]).indexOf(faction));
    state.offeredBonuses = options.sets.map(([, bonus]) => g.bonusIds.indexOf(bonus));
  }
  state.offeredBoards = indexes(TERRAINS);
  spareBonuses(g, state, state.offeredBonuses);
}

/** What a draft offers; the bonuses left over get their coins when everybody has chosen one. */
export function dealDraft(g: Ruleset, state: State): void {
  const { options, tables } = g;
  if (options.draft === null) {
    state.offeredBoards = drawMany(state, indexes(TERRAINS), tables.draft.boards);
    state.offeredFactions = drawMany(state, indexes(FACTIONS), g.seats + tables.draft.spareFactions);
    state.bonuses = drawMany(state, indexes(g.bonusIds), g.seats + tables.spareBonuses);
  } else {
    const [boards, factions, bonuses] = options.draft;
    state.offeredBoards = named(TERRAINS, boards);
    state.offeredFactions = named(FACTIONS, factions);
    state.bonuses = named(g.bonusIds, bonuses);
  }
  state.offeredBoards.sort((a, b) => a - b);
  state.offeredFactions.sort((a, b) => a - b);
  state.bonuses.sort((a, b) => a - b);
  state.bonusCoins = state.bonuses.map(() => 0);
}

/** Everybody's board, faction and bonus is fixed. */
export function dealHands(g: Ruleset, state: State): void {
  const hands = g.options.hands ?? [];
  const held = hands.map(([, , bonus]) => g.bonusIds.indexOf(bonus));
  spareBonuses(g, state, held);
  hands.forEach(([board, faction], seat) => {
    const player = state.players[seat];
    player.home = (TERRAINS as readonly string[]).indexOf(board);
    player.faction = (FACTIONS as readonly string[]).indexOf(faction);
    addBonus(state, seat, held[seat]);
  });
}

/** The round bonuses that nobody has: three with a coin on each. */
function spareBonuses(g: Ruleset, state: State, held: readonly number[]): void {
  const { options, tables } = g;
  const rest = indexes(g.bonusIds).filter((bonus) => !held.includes(bonus));
  state.bonuses =
    options.spareBonuses === null
      ? drawMany(state, rest, tables.spareBonuses).sort((a, b) => a - b)
      : named(g.bonusIds, options.spareBonuses);
  state.bonusCoins = state.bonuses.map(() => 1);
}

/** A round bonus that comes into play in somebody's hand. */
export function addBonus(state: State, seat: number, bonus: number): void {
  state.bonuses.push(bonus);
  state.bonusCoins.push(0);
  state.players[seat].bonus = bonus;
}

/** Two players meet a neutral faction; by version 1.0 somebody alone does too. */
export function hasNeutralFaction({ seats, isNew }: Ruleset): boolean {
  return seats === 2 || (seats === 1 && !isNew);
}

/** A neutral faction takes places in the final scoring. */
export function dealNeutralFaction(g: Ruleset, state: State): void {
  if (!hasNeutralFaction(g)) return;
  const { level, areas } = g.tables.neutralFaction;
  const pile = [...areas];
  state.neutralArea = g.options.neutralArea ?? draw(state, pile);
  state.neutralLevels = DISCIPLINES.map((discipline) =>
    state.roundTiles
      .slice(0, g.tables.rounds - 1)
      .map((tile) => g.roundTiles[tile])
      .filter((tile) => tile.discipline === discipline)
      .reduce((sum, tile) => sum + tile.every, level),
  );
}
