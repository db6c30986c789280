/** Set-up for one: planning cards, the Automa's home, her first workshops, the row of round bonuses. */
import { discharge, draw, hasLeft, nextId, oweTable, TABLE, toAll } from '@guildhall/kernel';
import { DISCIPLINES, FACTIONS, TERRAINS } from '../../data/types.ts';
import { addBonus } from '../dealing.ts';
import type { HandlerOf } from '../handlers.ts';
import { addCoins } from '../passing.ts';
import { score } from '../resources.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import { AUTOMA_SOURCES, NONE, type Obligation, type State, WORKSHOP } from '../state.ts';
import { drawLetters, firstDeck } from './deck.ts';
import { stand } from './pieces.ts';
import { AUTOMA, HUMAN } from './seats.ts';

function indexes(list: readonly unknown[]): number[] {
  return list.map((_, index) => index);
}

/** The player's planning cards with their factions, and a deck for the Automa. */
export function dealAlone(g: Ruleset, state: State): void {
  const { options } = g;
  const { planningCards: count, factionsPerCard } = g.tables.automa;
  state.automa = { ...firstDeck(g.automa), action: NONE, marked: [], decisions: [] };
  state.players[AUTOMA].sources.push(...AUTOMA_SOURCES.map(() => 0));
  state.order.push(HUMAN, AUTOMA);
  oweTable(state, 'setUp');
  if (options.automaHome === 'chosen' && options.automaTerrain === null)
    state.pending.push([{ kind: 'chooseHome', id: nextId(state), seat: HUMAN }]);
  if (options.hands !== null) {
    const [[board, faction, bonus]] = options.hands;
    const player = state.players[HUMAN];
    player.home = (TERRAINS as readonly string[]).indexOf(board);
    player.faction = (FACTIONS as readonly string[]).indexOf(faction);
    addBonus(state, HUMAN, g.bonusIds.indexOf(bonus));
    return;
  }
  if (options.planningCards === null) {
    const boards = indexes(TERRAINS).filter((home) => TERRAINS[home] !== options.automaTerrain);
    state.offeredBoards = Array.from({ length: count }, () => draw(state, boards)).sort((a, b) => a - b);
    const factions = indexes(FACTIONS);
    state.offeredFactions = Array.from({ length: count * factionsPerCard }, () => draw(state, factions));
  } else {
    state.offeredBoards = options.planningCards.map(([board]) =>
      (TERRAINS as readonly string[]).indexOf(board),
    );
    state.offeredFactions = options.planningCards.flatMap(([, ...factions]) =>
      factions.map((faction) => (FACTIONS as readonly string[]).indexOf(faction)),
    );
  }
  state.pending.push(
    [{ kind: 'chooseFaction', id: nextId(state), seat: HUMAN }],
    [{ kind: 'chooseCard', id: nextId(state), seat: HUMAN }],
  );
}

/** One of the planning cards; the factions on the others go back to the box with them. */
export const chooseCard = {
  candidates(g, state, _owed, out) {
    for (const board of state.offeredBoards) out.push(g.catalogue.board[board]);
  },
  check(_g, state, _owed, action) {
    return action.kind === 'board' && state.offeredBoards.includes(action.board)
      ? null
      : 'AOI-SOLO-PLANNING-CARD';
  },
  apply(g, state, owed, action, listener) {
    if (action.kind !== 'board') throw new Error(`not a planning card: ${action.kind}`);
    discharge(state, owed);
    const { factionsPerCard } = g.tables.automa;
    const first = state.offeredBoards.indexOf(action.board) * factionsPerCard;
    state.players[owed.seat].home = action.board;
    state.offeredFactions = state.offeredFactions.slice(first, first + factionsPerCard);
    state.offeredBoards = [];
    listener?.(toAll('boardChosen', owed.seat, { board: TERRAINS[action.board] }));
  },
} satisfies HandlerOf<'chooseCard'>;

export const chooseFaction = {
  candidates(g, state, _owed, out) {
    for (const faction of state.offeredFactions) out.push(g.catalogue.faction[faction]);
  },
  check(_g, state, _owed, action) {
    return action.kind === 'faction' && state.offeredFactions.includes(action.faction)
      ? null
      : 'AOI-SOLO-PLANNING-CARD';
  },
  apply(_g, state, owed, action, listener) {
    if (action.kind !== 'faction') throw new Error(`not a faction: ${action.kind}`);
    discharge(state, owed);
    state.players[owed.seat].faction = action.faction;
    state.offeredFactions = [];
    listener?.(toAll('factionChosen', owed.seat, { faction: FACTIONS[action.faction] }));
  },
} satisfies HandlerOf<'chooseFaction'>;

/** The home terrain of the Automa, where the table leaves it to the player. */
export const chooseHome = {
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.board);
  },
  check(_g, state, owed, action) {
    return action.kind === 'board' && action.board !== state.players[owed.seat].home ? null : 'AOI-SOLO-HOME';
  },
  apply(_g, state, owed, action) {
    if (action.kind !== 'board') throw new Error(`not a home terrain: ${action.kind}`);
    discharge(state, owed);
    state.players[AUTOMA].home = action.board;
  },
} satisfies HandlerOf<'chooseHome'>;

/** A terrain other than the player's, the steps of her faction, and points; she has no resources. */
export function equipAutoma(g: Ruleset, state: State, listener?: Listener): void {
  const player = state.players[AUTOMA];
  if (player.home === NONE) {
    const { automaTerrain } = g.options;
    const others = indexes(TERRAINS).filter((home) => home !== state.players[HUMAN].home);
    player.home =
      automaTerrain === null ? draw(state, others) : (TERRAINS as readonly string[]).indexOf(automaTerrain);
  }
  player.faction = g.automa.factionIndex;
  for (const [at, discipline] of DISCIPLINES.entries())
    player.levels[at] = g.automa.faction.start[discipline];
  score(player, 'start', g.tables.startPoints);
  listener?.(
    toAll('automaBegins', TABLE, { faction: g.options.automaFaction, terrain: TERRAINS[player.home] }),
  );
}

/** The hex of a letter, or the next free hex of her terrain in reading order. */
function placeOf(g: Ruleset, state: State, letter: string): number {
  const { home } = state.players[AUTOMA];
  const first = g.automa.letters[home]['ABCDEF'.indexOf(letter)];
  for (let step = 0; step < g.land; step++) {
    const hex = (first + step) % g.land;
    if (state.terrain[hex] === home && state.buildings[hex] === NONE) return hex;
  }
  throw new Error('her home terrain has no free hex');
}

/** Between the player's two first workshops: a card of her deck names the letters of hers. */
export function runWorkshops(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  const { automa } = state;
  if (automa === undefined) return;
  const card = drawLetters(state, automa);
  const { letters } = g.automa.cards[card];
  const [one, other] = letters;
  const marked = placeOf(g, state, one);
  stand(g, state, marked, WORKSHOP);
  automa.marked.push(marked);
  const unmarked = placeOf(g, state, other);
  stand(g, state, unmarked, WORKSHOP);
  const { landNames } = g.map;
  listener?.(
    toAll('automaWorkshops', TABLE, {
      card: g.automa.cardIds[card],
      letters,
      marked: landNames[marked],
      unmarked: landNames[unmarked],
    }),
  );
}

/** Five in a row: the first is hers, the player chooses, and each of the other three gets a coin. */
export function runBonuses(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  const { options, tables } = g;
  const chooses = state.players[HUMAN].bonus === NONE;
  const rest = indexes(g.bonusIds).filter((bonus) => !state.bonuses.includes(bonus));
  const count = tables.spareBonuses + (chooses ? 2 : 1);
  const row =
    options.spareBonuses === null
      ? Array.from({ length: count }, () => draw(state, rest))
      : options.spareBonuses.map((bonus) => g.bonusIds.indexOf(bonus));
  state.bonuses.push(...row);
  state.bonusCoins.push(...row.map(() => 0));
  state.players[AUTOMA].bonus = row[0];
  listener?.(toAll('automaBonus', TABLE, { bonus: g.bonusIds[row[0]], place: 'first' }));
  if (chooses && !hasLeft(state, HUMAN))
    state.pending.push([{ kind: 'chooseBonus', id: nextId(state), seat: HUMAN }]);
  else addCoins(state);
}
