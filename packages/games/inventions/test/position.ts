/** Builds positions for tests: given these pieces, when this is played, then that. */
import { nextId, openGroup, readOptions, TABLE } from '@guildhall/kernel';
import { TestPosition } from '@guildhall/kernel/testkit';
import { ACTIONS, type ActionId, REGIONS, type RegionId } from '../data/index.ts';
import { eraOfRound } from '../data/rounds.ts';
import { engine } from '../rules/engine.ts';
import {
  type Action,
  inventions,
  NONE,
  type Options,
  type Player,
  rulesetOf,
  type State,
} from '../rules/index.ts';
import { newTurn } from '../rules/rounds/rounds.ts';
import { SOURCES, type Source } from '../rules/state.ts';
import { ASPIRATION } from '../rules/tiles.ts';

export interface Holdings {
  points?: number;
  influence?: number;
  supply?: number;
  scholars?: number;
  /** Merchants, artisans, thinkers. */
  home?: [number, number, number];
  exhausted?: [number, number, number];
  sages?: number;
  economyMarkers?: number;
  ideas?: string[];
  inventions?: string[];
  /** Tiles by name, aspirations by type or `joker`. */
  area?: string[];
  built?: Record<string, string>;
  milestone?: string;
  eraSpace?: number;
  epoch?: ActionId;
  seasons?: ActionId[];
  tokens?: Record<string, RegionId>;
}

export interface Area {
  card?: string;
  presenter?: number;
  presenters?: number;
  inventor?: number;
  innovator?: number;
  citizens?: number[];
  wealth?: string[];
  sage?: boolean;
  shown?: boolean;
}

/** A set-up that leaves nothing to chance. */
export const FIXED = {
  specialistTiles: ['acclaim', 'standing', 'teaching', 'settling', 'presenting', 'inventing', 'sharing'],
  knowledgeTiles: [
    'knowPresent',
    'knowInvent',
    'knowShare',
    'knowInnovate',
    'knowCall',
    'knowInfluence',
    'knowCitizen',
  ],
  regionIdeas: ['wheel', 'seawall', 'fermentation', 'tannedLeather', 'horse', 'none', 'none'],
  commonMilestones: ['transport', 'stoneAndBoneTools', 'controlOfFire', 'originOfLanguage'],
  personalMilestones: ['cotton', 'mining', 'copperSmelting', 'agriculture'],
  eurekaMilestones: ['sailing', 'mathematics', 'iron'],
};

const ASPIRATIONS = ['economy', 'culture', 'technology', 'joker'];

/** The first moment of a game: the preparation has not begun. */
export function table(players: number, chosen: Partial<Options> = {}) {
  const order = Array.from({ length: players === 2 ? 3 : players }, (_, owner) => owner);
  const options = readOptions(inventions.options, { players, order, ...FIXED, ...chosen });
  const g = rulesetOf(options);
  const rules = engine(g);
  const played = new TestPosition<State, Action>(rules);
  const { state, listener } = played;
  const region = (id: RegionId): number => REGIONS.indexOf(id);
  const tile = (id: string): number =>
    ASPIRATIONS.includes(id) ? ASPIRATION + ASPIRATIONS.indexOf(id) : known(g.tileIds, id);
  const self = Object.assign(played, {
    g,
    player: (seat: number): Player => state.players[seat],
    at: (id: RegionId) => state.regions[region(id)],
    /** Gives a seat exactly these holdings, leaving what is not named. */
    give(seat: number, holdings: Holdings) {
      const player = state.players[seat];
      const {
        ideas,
        inventions: owned,
        area,
        built,
        milestone,
        epoch,
        seasons,
        tokens,
        ...numbers
      } = holdings;
      Object.assign(player, numbers);
      if (ideas !== undefined) player.ideas = ideas.map((id) => known(g.cardIds, id));
      if (owned !== undefined) player.inventions = owned.map((id) => known(g.cardIds, id));
      if (area !== undefined) player.area = area.map(tile);
      for (const [space, id] of Object.entries(built ?? {}))
        player.map[known(g.mapSpaceIds, space)] = tile(id);
      if (milestone !== undefined) self.personal(seat, milestone);
      if (epoch !== undefined) player.epoch = ACTIONS.indexOf(epoch);
      if (seasons !== undefined) player.seasons = seasons.map((id) => ACTIONS.indexOf(id));
      for (const [token, id] of Object.entries(tokens ?? {})) {
        player.tokens[known(g.tokenIds, token)] = region(id);
        const spaces = self.at(id).influence;
        spaces[spaces.indexOf(NONE)] = seat * 8 + known(g.tokenIds, token);
      }
      return self;
    },
    /** A milestone on a personal place; whoever had it elsewhere loses it. */
    personal(place: number, milestone: string) {
      const at = known(g.milestoneIds, milestone);
      for (const list of [state.common, state.eureka, state.discarded])
        if (list.includes(at)) list.splice(list.indexOf(at), 1);
      state.personal[place] = at;
      return self;
    },
    common(...milestones: string[]) {
      state.common = milestones.map((id) => known(g.milestoneIds, id));
      return self;
    },
    eureka(...milestones: string[]) {
      state.eureka = milestones.map((id) => known(g.milestoneIds, id));
      return self;
    },
    diplomat(seat: number, milestone: string) {
      state.diplomats[known(g.milestoneIds, milestone)] |= 1 << seat;
      return self;
    },
    hasDiplomat: (seat: number, milestone: string): boolean =>
      (state.diplomats[known(g.milestoneIds, milestone)] & (1 << seat)) !== 0,
    /** What lies in and beside a region. */
    region(id: RegionId, area: Area) {
      const at = self.at(id);
      const { card, wealth, citizens, ...rest } = area;
      Object.assign(at, rest);
      if (card !== undefined) {
        at.card = known(g.cardIds, card);
        at.presenter = area.presenter ?? 0;
        at.presenters = area.presenters ?? 1;
        at.inventor = area.inventor ?? NONE;
        at.innovator = area.innovator ?? NONE;
        at.invented = at.inventor !== NONE;
      }
      if (wealth !== undefined)
        at.wealth = wealth.map((one) => known(Object.keys(g.tables.wealthTiles), one));
      if (citizens !== undefined) at.citizens = [...citizens];
      return self;
    },
    cardAt: (id: RegionId): string | null => (self.at(id).card === NONE ? null : g.cardIds[self.at(id).card]),
    citizens: (id: RegionId): number[] => self.at(id).citizens,
    /** The idea area from the deck to the right, and the card on top of the deck. */
    ideas(cards: string[], top: string | null = null) {
      state.ideas = cards.map((id) => known(g.cardIds, id));
      state.top = top === null ? NONE : known(g.cardIds, top);
      state.deck = state.deck.map((pile) =>
        pile.filter((card) => !state.ideas.includes(card) && card !== state.top),
      );
      return self;
    },
    ideaArea: (): string[] => state.ideas.map((card) => g.cardIds[card]),
    milestones: (list: readonly number[]): string[] => list.map((milestone) => g.milestoneIds[milestone]),
    round(round: number) {
      state.round = round;
      state.era = eraOfRound(g.tables.rounds, round);
      return self;
    },
    /** Starts the turn of a seat as the last of the round, with markers by its influence unless given. */
    turn(seat: number, markers?: number) {
      const { influence } = state.players[seat];
      state.phase = 'turns';
      state.moved = state.order.length;
      state.turn = newTurn(seat, markers ?? g.tables.influenceTrack[influence].markers);
      state.pending = [
        [{ kind: 'nextTurn', id: nextId(state), seat: TABLE }],
        [{ kind: 'turn', id: nextId(state), seat, acted: false }],
      ];
      return self;
    },
    /** Lets an action be owed in a turn whose pillar is played. */
    owe(seat: number, id: ActionId, way: 'main' | 'chain' | 'benefit' = 'benefit') {
      self.turn(seat, state.turn.seat === seat ? state.turn.markers : undefined);
      state.pending[1] = [{ kind: 'turn', id: nextId(state), seat, acted: true }];
      state.pending.push([{ kind: 'act', id: nextId(state), seat, actions: 1 << ACTIONS.indexOf(id), way }]);
      return self;
    },
    /** Step 4 of a turn. */
    building(seat: number) {
      self.turn(seat);
      state.pending.pop();
      const left = g.milestones[state.personal[seat]].era - 1;
      state.pending.push([{ kind: 'build', id: nextId(state), seat, left, price: NONE, ends: true }]);
      return self;
    },
    /** Points that a seat has from one source. */
    points: (seat: number, source: Source): number => state.players[seat].sources[SOURCES.indexOf(source)],
    area: (seat: number): string[] =>
      state.players[seat].area.map((one) =>
        one >= ASPIRATION ? ASPIRATIONS[one - ASPIRATION] : g.tileIds[one],
      ),
    inventions: (seat: number): string[] => state.players[seat].inventions.map((card) => g.cardIds[card]),
    ownIdeas: (seat: number): string[] => state.players[seat].ideas.map((card) => g.cardIds[card]),
    /** Runs one step of the table, which may be one that is put on top now. */
    step(kind?: State['pending'][number][number]['kind']) {
      if (kind !== undefined) state.pending.push([{ kind, id: nextId(state), seat: TABLE } as never]);
      rules.run(state, listener);
      return self;
    },
    owed: (): string => openGroup(state)[0]?.kind ?? 'nothing',
  });
  return self;
}

function known(ids: readonly string[], id: string): number {
  const at = ids.indexOf(id);
  if (at < 0) throw new Error(`there is no ${id} in ${ids.join(', ')}`);
  return at;
}

/**
 * A position in the first round of era 2 with an empty board: no cards in the regions, no citizens on the map, no
 * specialists at home and no scholars, nothing waiting; seat 0 to move with influence 5.
 */
export function position(players = 4, chosen: Partial<Options> = {}) {
  const p = table(players, chosen);
  for (const region of p.state.regions) {
    region.card = NONE;
  }
  for (const player of p.state.players) {
    player.home = [0, 0, 0];
    player.scholars = 0;
    player.supply = 20;
    player.influence = 5;
    player.inventions = [];
    player.ideas = [];
  }
  return p.round(2).turn(0);
}
