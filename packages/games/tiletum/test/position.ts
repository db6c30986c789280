/** Builds positions for tests: given these pieces, when this is played, then that. */
import { nextId, openGroup, readOptions, TABLE } from '@guildhall/kernel';
import { TestPosition } from '@guildhall/kernel/testkit';
import {
  ACTIONS,
  type ActionId,
  ALL_SPOTS,
  CATHEDRALS,
  FLOORS,
  GOODS,
  type Good,
  SLOTS,
  type SpotId,
  TECHNOLOGIES,
  type TechnologyId,
  type UndergroundId,
} from '../data/index.ts';
import { type Action, NONE, type Options, rulesetOf, type State, tiletum } from '../rules/index.ts';
import { CARDINAL_SOURCES, SOURCES, type Source, type StepKind } from '../rules/state.ts';
import { newTurn } from '../rules/turn.ts';

/** The wheel shows 1 at the merchant, 2 at the character, then contract, architect, king, and 6 at the Joker. */
export const FIXED: Partial<Options> = {
  actionTiles: 'printed',
  wheel: 1,
  placeTiles: ['gold3a', 'points3a', 'plus1a', 'crest1a', 'iron2for3', 'joker1a'],
  kingTile: 'gold3b',
  contracts: ['iron3for5', 'wool3for5', 'crest1b', 'same4for5', 'iron4for7b'],
  characters: [
    'merchant-gold3',
    'contract-stone2',
    'king-wool2b',
    'architect-points2',
    'merchant-merchantSteps2',
  ],
  costTiles: [
    'costStone2a',
    'costStone2b',
    'costStone3a',
    'costStone3b',
    'costStone4a',
    'costStone4b',
    'costStone5',
    'costStone6',
    'costClosed',
  ],
  fairs: ['fairHouses', 'fairPillars', 'fairContracts', 'fairCrests'],
  fairTowns: ['frankfurt', 'lyon', 'genova'],
};

/** The same with silver: sides A, the seeker field at merchant and character, moves at architect and king. */
export const SILVER: Partial<Options> = {
  silver: true,
  sides: ['IA', 'IIA', 'IIIA'],
  technologies: ['king', 'architect', 'seeker'],
  scoring: 'pillars',
  seekerWheel: 1,
  undergroundCosts: ['costGold5', 'costSilver1', 'costSilver3'],
  seekerTile: 'goldAndPoints2a',
};

export type AnySpot = SpotId | UndergroundId;

type Count = 'houses' | 'pillars' | 'points' | 'silver' | 'mines' | 'generalMines';

type Holdings = Partial<Record<Good | Count, number>> & {
  storehouse?: string[];
  /** Characters by room: `1.1` is the lowest floor of the first building. */
  rooms?: Record<string, string>;
  /** Crests by building. */
  crests?: Record<number, string>;
  contracts?: string[];
  /** Seekers by map, and levels of the technologies in play. */
  seekers?: (UndergroundId | null)[];
  levels?: number[];
  favoured?: Good;
  merchant?: SpotId;
  architect?: SpotId;
};

export function position(players = 2, chosen: Partial<Options> = {}) {
  const order = Array.from({ length: players }, (_, seat) => seat);
  const options = readOptions(tiletum.options, { order, ...FIXED, ...chosen, players });
  const g = rulesetOf(options);
  const rules = tiletum.rules(options);
  const played = new TestPosition<State, Action>(rules);
  const { state, listener } = played;
  const tile = (id: string): number => known(g.tileIds, id);
  const spot = (id: AnySpot): number => ALL_SPOTS.indexOf(id);
  const cathedral = (id: SpotId): number => (CATHEDRALS as readonly string[]).indexOf(id);
  /** Tiles that are put somewhere leave the piles and offers. */
  const takeOut = (wanted: number): void => {
    for (const pile of [state.bonusPile, state.contractPile, state.characterPile, state.silver?.pile ?? []])
      if (pile.includes(wanted)) pile.splice(pile.indexOf(wanted), 1);
    for (const places of [state.contractOffer, state.characterOffer, state.placeTiles, state.mapTiles])
      if (places.includes(wanted)) places[places.indexOf(wanted)] = NONE;
    if (state.kingTile === wanted) state.kingTile = NONE;
  };
  const own = (id: string): number => {
    takeOut(tile(id));
    return tile(id);
  };
  const self = Object.assign(played, {
    g,
    tile,
    spot,
    player: (seat: number) => state.players[seat],
    /** Gives a seat exactly these holdings, leaving what is not named. */
    give(seat: number, holdings: Holdings) {
      const { storehouse, rooms, crests, contracts, merchant, architect, ...others } = holdings;
      const { seekers, levels, favoured, ...numbers } = others;
      const player = state.players[seat];
      if (seekers !== undefined) player.seekers = seekers.map((id) => (id === null ? NONE : spot(id)));
      if (levels !== undefined) player.levels = [...levels];
      if (favoured !== undefined) player.favoured = GOODS.indexOf(favoured);
      for (const [name, count] of Object.entries(numbers)) {
        const good = GOODS.indexOf(name as Good);
        if (good >= 0) player.goods[good] = count;
        else player[name as Count] = count;
      }
      if (storehouse !== undefined) player.storehouse = storehouse.map(own);
      if (contracts !== undefined) player.contracts = contracts.map(own);
      for (const [room, id] of Object.entries(rooms ?? {})) player.rooms[roomAt(room)] = own(id);
      for (const [building, id] of Object.entries(crests ?? {}))
        player.crests[Number(building) - 1] = own(id);
      if (merchant !== undefined) player.merchant = spot(merchant);
      if (architect !== undefined) player.architect = spot(architect);
      return self;
    },
    house(seat: number, ...towns: AnySpot[]) {
      for (const id of towns) {
        const at = state.houses.indexOf(NONE, spot(id) * SLOTS);
        state.houses[at] = seat;
      }
      return self;
    },
    pillar(seat: number, ...towns: SpotId[]) {
      for (const id of towns) state.pillars[state.pillars.indexOf(NONE, cathedral(id) * SLOTS)] = seat;
      return self;
    },
    /** Puts exactly these dice at the wheel: `gold3`. */
    dice(...dice: string[]) {
      state.dice.fill(0);
      for (const die of dice) {
        const good = GOODS.indexOf(die.slice(0, -1) as Good);
        state.dice[good * 6 + Number(die.at(-1)) - 1] += 1;
      }
      return self;
    },
    mapTile(town: AnySpot, id: string) {
      state.mapTiles[spot(town)] = own(id);
      return self;
    },
    /** Discs on spaces by their value, from below where they share one. */
    king(...discs: [seat: number, value: number][]) {
      state.discs = discs.map(([seat]) => seat);
      for (const [seat, value] of discs) state.king[seat] = g.track.indexOf(value);
      return self;
    },
    mine(seat: number, ...cities: UndergroundId[]) {
      const mines = state.silver?.mines ?? [];
      for (const id of cities) mines[mines.indexOf(NONE, (spot(id) - 29) * SLOTS)] = seat;
      return self;
    },
    levelOf: (seat: number, id: TechnologyId): number =>
      state.players[seat].levels[state.silver?.technologies.indexOf(TECHNOLOGIES.indexOf(id)) ?? -1],
    kingValues: (): number[] => state.king.map((space) => g.track[space]),
    round(round: number) {
      state.round = round;
      return self;
    },
    /** The last turn of a round, in which a die is to be taken. */
    turn(seat: number) {
      state.phase = 'actions';
      state.turns = g.tables.dice.turns - 1;
      state.moved = state.order.length;
      state.revealed = [0, 0, 0];
      if (state.round === 0) state.round = 1;
      state.turn = newTurn(seat);
      state.pending = [
        [{ kind: 'nextTurn', id: nextId(state), seat: TABLE }],
        [{ kind: 'turn', id: nextId(state), seat }],
      ];
      return self;
    },
    /** A turn whose die is taken: its action runs with so many points. */
    act(seat: number, id: ActionId, points: number) {
      self.turn(seat);
      state.turn.hasDie = true;
      state.turn.action = ACTIONS.indexOf(id);
      state.turn.points = points;
      return self;
    },
    /** Plays lines one after the other, each of which must be legal, without the steps of the table. */
    play(seat: number, ...lines: string[]) {
      for (const line of lines) self.only(seat, line);
      return self;
    },
    /** Whoever has the turn takes a die and leaves it at that. */
    pass() {
      const [seat] = self.deciders();
      self.play(seat, self.legal(seat)[0]);
      while (self.owed()[0] !== 'turn') self.play(seat, self.legal(seat).at(-1) ?? 'done');
      return self.play(seat, 'end turn');
    },
    /** Runs a step of the table that is put on top now. */
    step(kind: StepKind) {
      state.pending.push([{ kind, id: nextId(state), seat: TABLE }]);
      rules.run(state, listener);
      return self;
    },
    goods: (seat: number): Record<string, number> =>
      Object.fromEntries(GOODS.map((good, at) => [good, state.players[seat].goods[at]])),
    points: (seat: number, source: Source): number =>
      state.players[seat].sources[[...SOURCES, ...CARDINAL_SOURCES].indexOf(source)],
    storehouse: (seat: number): string[] => state.players[seat].storehouse.map((one) => g.tileIds[one]),
    tiles: (list: readonly number[]): (string | null)[] =>
      list.map((one) => (one === NONE ? null : g.tileIds[one])),
    owed: (): string[] => openGroup(state).map(({ kind }) => kind),
  });
  return self;
}

function roomAt(text: string): number {
  const [building, floor] = text.split('.').map(Number);
  return (building - 1) * FLOORS + floor - 1;
}

function known(ids: readonly string[], id: string): number {
  const at = ids.indexOf(id);
  if (at < 0) throw new Error(`there is no ${id}`);
  return at;
}

/** A position with the silver expansion. */
export function silverPosition(players = 2, chosen: Partial<Options> = {}) {
  return position(players, { ...SILVER, ...chosen });
}
