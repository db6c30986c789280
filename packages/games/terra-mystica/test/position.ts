/** Builds positions for tests: given these pieces, when this is played, then that. */
import {
  deciders,
  type LogEvent,
  leave,
  nextId,
  play,
  readOptions,
  refusalOf,
  settle,
  TABLE,
} from '@guildhall/kernel';
import {
  BUILDINGS,
  type Building,
  CULTS,
  type Cult,
  FACTIONS,
  type FactionId,
  TERRAINS,
  type Terrain,
} from '../data/index.ts';
import { engine } from '../rules/engine.ts';
import { type Options, rulesetOf, type State, terraMystica } from '../rules/index.ts';
import { BUILDING_KINDS, NONE, type Player, SOURCES, type Source } from '../rules/state.ts';

export interface Holdings {
  coins?: number;
  workers?: number;
  priests?: number;
  points?: number;
  bowls?: [number, number, number];
  cults?: Partial<Record<Cult, number>>;
  keys?: number;
  shipping?: number;
  digging?: number;
  favours?: string[];
  card?: string | null;
}

const SIX_QUIET_TILES = ['SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6', 'SCORE7'];

/** Six scoring tiles of which this one lies in round 1. */
export function tilesFrom(first: string): string[] {
  return [first, ...SIX_QUIET_TILES.filter((tile) => tile !== first)].slice(0, SIX_QUIET_TILES.length);
}

export type Position = ReturnType<typeof position>;

type Told = [kind: string, seat: number, data: LogEvent['data']];

/**
 * A position in the action phase of round 1 with empty hands on an empty board; seat 0 to move. Round 1 has the town
 * tile unless `scoringTiles` says otherwise.
 */
export function position(factions: readonly FactionId[], chosen: Partial<Options> = {}) {
  const options = readOptions(terraMystica.options, {
    players: factions.length,
    factions,
    startSeat: 0,
    scoringTiles: SIX_QUIET_TILES,
    ...chosen,
  });
  const g = rulesetOf(options);
  const rules = engine(g);
  const state: State = rules.setup('position');
  state.phase = 'actions';
  state.pending = [[{ kind: 'nextTurn', id: nextId(state), seat: TABLE }]];
  for (const [seat, player] of state.players.entries()) {
    player.coins = 0;
    player.workers = 0;
    player.priests = 0;
    player.bowl1 = 0;
    player.bowl2 = 0;
    player.bowl3 = 0;
    player.card = state.cards[seat];
  }
  const land = (name: string): number => {
    const hex = g.map.landAt.get(name);
    if (hex === undefined) throw new Error(`no hex ${name}`);
    return hex;
  };
  const action = (line: string) => {
    const read = g.notation.read(line);
    if (read === null) throw new Error(`"${line}" is no action`);
    return read;
  };
  const self = {
    g,
    rules,
    state,
    player: (seat: number): Player => state.players[seat],
    /** Gives a seat exactly these holdings, leaving what is not named. */
    give(seat: number, holdings: Holdings) {
      const player = state.players[seat];
      const { bowls, cults, favours, card, ...numbers } = holdings;
      Object.assign(player, numbers);
      if (bowls !== undefined) [player.bowl1, player.bowl2, player.bowl3] = bowls;
      for (const [cult, space] of Object.entries(cults ?? {}))
        player.cults[CULTS.indexOf(cult as Cult)] = space;
      for (const tile of favours ?? []) {
        player.favours |= 1 << g.favourIds.indexOf(tile);
        state.favourTiles[g.favourIds.indexOf(tile)] -= 1;
      }
      if (card !== undefined) player.card = card === null ? NONE : g.cardIds.indexOf(card);
      return self;
    },
    /** Puts a building of a seat on a hex, which becomes the seat's home terrain. */
    put(seat: number, hex: string, kind: Building = 'dwelling') {
      const at = land(hex);
      state.terrain[at] = state.players[seat].home;
      state.buildings[at] = seat * BUILDING_KINDS + BUILDINGS.indexOf(kind);
      state.players[seat].built[BUILDINGS.indexOf(kind)] += 1;
      return self;
    },
    terrain(hex: string, terrain: Terrain) {
      state.terrain[land(hex)] = TERRAINS.indexOf(terrain);
      return self;
    },
    terrainAt: (hex: string): Terrain => TERRAINS[state.terrain[land(hex)]],
    buildingAt(hex: string): { seat: number; kind: Building } | null {
      const building = state.buildings[land(hex)];
      if (building === NONE) return null;
      return { seat: Math.floor(building / BUILDING_KINDS), kind: BUILDINGS[building % BUILDING_KINDS] };
    },
    /** A bridge of a seat between two hexes of a printed site. */
    bridge(seat: number, from: string, to: string) {
      const site = g.sites.findIndex(
        ([a, b]) => [a, b].sort().join() === [land(from), land(to)].sort().join(),
      );
      if (site < 0) throw new Error(`no bridge site ${from}:${to}`);
      state.bridges.push(site * 8 + seat);
      return self;
    },
    round(round: number) {
      state.round = round;
      return self;
    },
    /** Everybody else has passed: the seat has one turn after the other. */
    alone(seat = 0) {
      state.passing = state.order.filter((other) => other !== seat);
      for (const other of state.passing) state.players[other].passed = true;
      return self;
    },
    /** Starts the turn of a seat. */
    turn(seat = 0) {
      state.last = state.order[(state.order.indexOf(seat) + g.seats - 1) % g.seats];
      settle(rules, state);
      return self;
    },
    /** Plays lines one after the other, each of which must be legal, and lets the table go on. */
    play(seat: number, ...lines: string[]) {
      for (const line of lines) {
        const result = play(rules, state, seat, action(line));
        if (!result.ok) throw new Error(`"${line}" was refused: ${JSON.stringify(result.refusal)}`);
        settle(rules, state);
      }
      return self;
    },
    /** Plays lines as `play` does, and gives what was told to everybody. */
    told(seat: number, ...lines: string[]): Told[] {
      const events: LogEvent[] = [];
      const listener = (event: LogEvent): void => void events.push(event);
      for (const line of lines) {
        const result = play(rules, state, seat, action(line), listener);
        if (!result.ok) throw new Error(`"${line}" was refused: ${JSON.stringify(result.refusal)}`);
        settle(rules, state, listener);
      }
      return events.map(({ kind, seat, readers, data }) => {
        if (readers !== 'all') throw new Error(`${kind} is not for everybody`);
        return [kind, seat, data];
      });
    },
    /** A seat leaves for good, and the table goes on. */
    leave(seat: number) {
      const left = leave(rules, state, seat);
      if (!left.ok) throw new Error(`seat ${seat} cannot leave: ${left.refusal.rule}`);
      settle(rules, state);
      return self;
    },
    legal: (seat: number): string[] => rules.legal(state, seat).map((one) => g.notation.write(one)),
    /** The rule that forbids a line, or null when it is legal. */
    refusal(seat: number, line: string): string | null {
      return self.legal(seat).includes(g.notation.write(action(line)))
        ? null
        : refusalOf(rules, state, seat, action(line)).rule;
    },
    missing: (seat: number, line: string) => rules.whyNot(state, seat, action(line))?.missing ?? {},
    bowls(seat: number): [number, number, number] {
      const { bowl1, bowl2, bowl3 } = state.players[seat];
      return [bowl1, bowl2, bowl3];
    },
    cult: (seat: number, cult: Cult): number => state.players[seat].cults[CULTS.indexOf(cult)],
    faction: (seat: number): FactionId => FACTIONS[state.players[seat].faction],
    /** Points that a seat has from one source. */
    points: (seat: number, source: Source): number => state.players[seat].sources[SOURCES.indexOf(source)],
    /** Makes hexes part of a town that was founded before. */
    inTown(...hexes: string[]) {
      for (const hex of hexes) state.inTown[land(hex)] = 1;
      return self;
    },
    isInTown: (hex: string): boolean => state.inTown[land(hex)] === 1,
    /** Passes, takes the first card offered and ends the turn. */
    pass(seat: number) {
      const line = self.legal(seat).find((offered) => offered.startsWith('pass'));
      if (line === undefined) throw new Error(`seat ${seat} cannot pass`);
      return self.play(seat, line, 'end turn');
    },
    /** All who are still in pass, one after the other, and the round ends. */
    passAll() {
      const count = state.players.filter((player) => !player.passed).length;
      for (let passes = 0; passes < count; passes++) self.pass(deciders(state)[0]);
      return self;
    },
    /** The seats that decide now. */
    deciders: (): number[] => deciders(state),
  };
  return self;
}
