/** Before the first round: tiles and cards, factions, first dwellings, first bonus cards. */
import { chanceFrom, discharge, draw, hasLeft, oweTable, roll, shuffle, toAll } from '@guildhall/kernel';
import { oweInTurn, seatsFrom } from '../../terra/index.ts';
import { FACTIONS, type FactionId, TERRAINS } from '../data/types.ts';
import { ofKind } from './actions.ts';
import { raise } from './construction.ts';
import type { HandlerOf } from './handlers.ts';
import { cardIsFree, takeCard } from './passing.ts';
import { score } from './resources.ts';
import { EXTRA_TOWN_TILES, type Ruleset, SHIPPING_CARD, SPADE_TILE, TEMPLE_TILE } from './ruleset.ts';
import { BUILDING_KINDS, CULT_TRACKS, DWELLING, NONE, type Player, SOURCES, type State } from './state.ts';

function zeros(count: number): number[] {
  return new Array<number>(count).fill(0);
}

function emptyPlayer(): Player {
  return {
    faction: NONE,
    home: NONE,
    coins: 0,
    workers: 0,
    priests: 0,
    points: 0,
    bowl1: 0,
    bowl2: 0,
    bowl3: 0,
    cults: zeros(CULT_TRACKS),
    keys: 0,
    shipping: 0,
    digging: 0,
    leapBonus: 0,
    built: zeros(BUILDING_KINDS),
    priestsSent: 0,
    favours: 0,
    towns: [],
    riverTowns: [],
    card: NONE,
    passed: false,
    used: 0,
    sources: zeros(SOURCES.length),
  };
}

export function setup(g: Ruleset, seed: string): State {
  const { tables, options } = g;
  const state: State = {
    pending: [],
    aside: [],
    nextObligation: 0,
    chance: chanceFrom(seed),
    round: 1,
    phase: 'setup',
    turn: 0,
    order: [],
    passing: [],
    last: NONE,
    players: Array.from({ length: g.seats }, emptyPlayer),
    terrain: [...g.terrain],
    buildings: new Array<number>(g.land).fill(NONE),
    inTown: zeros(g.land),
    bridges: [],
    scoring: [],
    cards: [],
    cardCoins: [],
    favourTiles: g.favours.map((tile) => tile.copies),
    townTiles: g.towns.map((tile, index) =>
      EXTRA_TOWN_TILES.includes(g.townIds[index]) && !options.extraTownTiles ? 0 : tile.copies,
    ),
    powerUsed: 0,
    cultPlaces: Array.from({ length: CULT_TRACKS }, () =>
      new Array<number>(tables.cults.places.length).fill(NONE),
    ),
    cultTop: new Array<number>(CULT_TRACKS).fill(NONE),
    offers: [],
    harvests: [],
  };
  const start = options.startSeat ?? roll(state, g.seats) - 1;
  state.order.push(...seatsFrom(start, g.seats));
  dealScoringTiles(g, state);
  dealCards(g, state);
  dealFactions(g, state);
  oweTable(state, 'setUp');
  oweInTurn(
    state,
    state.order.filter((seat) => state.players[seat].faction === NONE),
    'chooseFaction',
  );
  return state;
}

function dealScoringTiles(g: Ruleset, state: State): void {
  const { options, tables } = g;
  if (options.scoringTiles !== null) {
    state.scoring = options.scoringTiles.map((id) => g.scoringIds.indexOf(id));
    return;
  }
  const pile = g.scoringIds
    .map((_, index) => index)
    .filter((index) => g.scoringIds[index] !== TEMPLE_TILE || options.templeTile);
  for (let round = 1; round <= tables.rounds; round++) state.scoring.push(draw(state, pile));
  if (options.spadeTileRounds === 'notLast') {
    // Drawn again as long as the spade tile lies in one of the last two rounds.
    const at = state.scoring.indexOf(g.scoringIds.indexOf(SPADE_TILE));
    if (at >= Math.max(0, tables.rounds - 2)) {
      state.scoring = [];
      dealScoringTiles(g, state);
    }
  }
}

function dealCards(g: Ruleset, state: State): void {
  const { options, tables } = g;
  if (options.bonusCards !== null) {
    state.cards = options.bonusCards.map((id) => g.cardIds.indexOf(id));
  } else {
    const pile = g.cardIds
      .map((_, index) => index)
      .filter((index) => g.cardIds[index] !== SHIPPING_CARD || options.shippingCard);
    for (let card = 0; card < g.seats + tables.spareBonusCards; card++) state.cards.push(draw(state, pile));
  }
  state.cards.sort((a, b) => a - b);
  state.cardCoins = zeros(state.cards.length);
}

/** Fixed factions, those of the first game, or colours of which each player then takes one side. */
function dealFactions(g: Ruleset, state: State): void {
  const { options, tables } = g;
  if (options.factions !== null) {
    options.factions.forEach((id, seat) => {
      beginAs(g, state, seat, FACTIONS.indexOf(id));
    });
    return;
  }
  if (options.factionChoice === 'firstGame') {
    const ids: FactionId[] = [...tables.firstGame[g.seats]];
    shuffle(state, ids);
    ids.forEach((id, seat) => {
      beginAs(g, state, seat, FACTIONS.indexOf(id));
    });
  } else if (options.factionChoice === 'colours') {
    const colours = TERRAINS.map((_, index) => index);
    for (const player of state.players) player.home = draw(state, colours);
  }
}

/** Takes a faction's board with everything that starts on it. */
function beginAs(g: Ruleset, state: State, seat: number, faction: number): void {
  const player = state.players[seat];
  const { start, shipping } = g.factions[faction];
  player.faction = faction;
  player.home = g.homes[faction];
  player.coins = start.coins;
  player.workers = start.workers;
  player.priests = start.priests;
  [player.bowl1, player.bowl2, player.bowl3] = start.bowls;
  player.cults = [start.cults.fire, start.cults.water, start.cults.earth, start.cults.air];
  player.shipping = shipping.start;
  score(player, 'start', start.points);
}

export const chooseFaction = {
  ownTurn: false,
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.faction);
  },
  check(g, state, owed, action) {
    if (action.kind !== 'faction') return 'TM-SETUP-FACTION-CHOICE';
    const home = g.homes[action.faction];
    const dealt = state.players[owed.seat].home;
    if (dealt !== NONE) return dealt === home ? null : 'TM-SETUP-COLOUR-DEALT';
    for (const other of state.players) {
      if (other.faction === action.faction) return 'TM-SETUP-FACTION-TAKEN';
      if (other.home === home) return 'TM-SETUP-COLOUR-TAKEN';
    }
    return null;
  },
  apply(g, state, owed, action, listener) {
    const { faction } = ofKind(action, 'faction');
    discharge(state, owed);
    beginAs(g, state, owed.seat, faction);
    listener?.(toAll('factionChosen', owed.seat, { faction: FACTIONS[faction] }));
  },
} satisfies HandlerOf<'chooseFaction'>;

/** The faction of everybody who plays is known: lays out who places dwellings and takes cards in which order. */
export function runSetUp(g: Ruleset, state: State, owed: State['pending'][number][number]): void {
  discharge(state, owed);
  const count = (seat: number): number => g.factions[state.players[seat].faction].firstDwellings;
  const forth = state.order.filter((seat) => !hasLeft(state, seat));
  const back = [...forth].reverse();
  // Those with a single dwelling place it last of all; those with a third after everybody's second.
  const placing = [
    ...forth.filter((seat) => count(seat) >= 2),
    ...back.filter((seat) => count(seat) >= 2),
    ...forth.filter((seat) => count(seat) >= 3),
    ...forth.filter((seat) => count(seat) === 1),
  ];
  oweTable(state, 'income');
  oweInTurn(state, back, 'chooseCard');
  oweInTurn(state, placing, 'firstDwelling');
}

export const firstDwelling = {
  ownTurn: false,
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.build);
  },
  check(_g, state, owed, action) {
    if (action.kind !== 'build') return 'TM-SETUP-FIRST-DWELLINGS';
    if (state.terrain[action.hex] !== state.players[owed.seat].home) return 'TM-SETUP-FIRST-DWELLING-HOME';
    return state.buildings[action.hex] === NONE ? null : 'TM-SETUP-FIRST-DWELLING-FREE';
  },
  apply(g, state, owed, action, listener) {
    const { hex } = ofKind(action, 'build');
    discharge(state, owed);
    raise(g, state, owed.seat, hex, DWELLING, listener);
  },
} satisfies HandlerOf<'firstDwelling'>;

export const chooseCard = {
  ownTurn: false,
  candidates(g, state, _owed, out) {
    for (const card of state.cards) out.push(g.catalogue.take[card]);
  },
  check(_g, state, _owed, action) {
    return action.kind === 'take' && cardIsFree(state, action.card) ? null : 'TM-SETUP-FIRST-CARD';
  },
  apply(g, state, owed, action, listener) {
    const { card } = ofKind(action, 'take');
    discharge(state, owed);
    takeCard(g, state, owed.seat, card, listener);
  },
} satisfies HandlerOf<'chooseCard'>;
