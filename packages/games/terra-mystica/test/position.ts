/** Positions of Terra Mystica for tests. */
import { nextId, readOptions, TABLE } from '@guildhall/kernel';
import { TerraPosition } from '../../terra/test/position.ts';
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
import type { Action } from '../rules/actions.ts';
import { engine } from '../rules/engine.ts';
import { type Options, type Ruleset, rulesetOf, type State, terraMystica } from '../rules/index.ts';
import { BUILDING_KINDS, NONE, SOURCES, type Source } from '../rules/state.ts';

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

export class Position extends TerraPosition<Ruleset, State, Action, Terrain, Source> {
  constructor(g: Ruleset) {
    super(g, engine(g), { terrains: TERRAINS, sources: SOURCES });
  }

  /** Gives a seat exactly these holdings, leaving what is not named. */
  give(seat: number, holdings: Holdings): this {
    const { g, state } = this;
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
    return this;
  }

  /** Puts a building of a seat on a hex, which becomes the seat's home terrain. */
  put(seat: number, hex: string, kind: Building = 'dwelling'): this {
    const at = this.land(hex);
    this.state.terrain[at] = this.state.players[seat].home;
    this.state.buildings[at] = seat * BUILDING_KINDS + BUILDINGS.indexOf(kind);
    this.state.players[seat].built[BUILDINGS.indexOf(kind)] += 1;
    return this;
  }

  buildingAt(hex: string): { seat: number; kind: Building } | null {
    const building = this.state.buildings[this.land(hex)];
    if (building === NONE) return null;
    return { seat: Math.floor(building / BUILDING_KINDS), kind: BUILDINGS[building % BUILDING_KINDS] };
  }

  readonly cult = (seat: number, cult: Cult): number => this.state.players[seat].cults[CULTS.indexOf(cult)];

  readonly faction = (seat: number): FactionId => FACTIONS[this.state.players[seat].faction];
}

/**
 * A position in the action phase of round 1 with empty hands on an empty board; seat 0 to move. Round 1 has the town
 * tile unless `scoringTiles` says otherwise.
 */
export function position(factions: readonly FactionId[], chosen: Partial<Options> = {}): Position {
  const options = readOptions(terraMystica.options, {
    players: factions.length,
    factions,
    startSeat: 0,
    scoringTiles: SIX_QUIET_TILES,
    ...chosen,
  });
  const self = new Position(rulesetOf(options));
  const { state } = self;
  state.phase = 'actions';
  state.pending = [[{ kind: 'nextTurn', id: nextId(state), seat: TABLE }]];
  const nothing = { coins: 0, workers: 0, priests: 0, bowl1: 0, bowl2: 0, bowl3: 0 };
  for (const [seat, player] of state.players.entries())
    Object.assign(player, nothing, { card: state.cards[seat] });
  return self;
}
