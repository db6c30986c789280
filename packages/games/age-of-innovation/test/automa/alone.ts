/** Positions of a game against the Automa: this lies there, she does that. */
import { nextId, TABLE } from '@guildhall/kernel';
import type { AutomaAction, Terrain } from '../../data/index.ts';
import { AUTOMA } from '../../rules/automa/seats.ts';
import { NONE, type Options } from '../../rules/index.ts';
import { SOURCES } from '../../rules/state.ts';
import { fromStart, type Seat } from '../position.ts';

const ROW = ['schoolBonus', 'greatBonus', 'scholarBonus', 'guildBonus'];

interface Doing {
  readonly support?: string;
  readonly card?: string;
  readonly amount?: number;
  readonly ofFaction?: boolean;
}

/** From the very beginning: the player's board, faction and round bonus are given, and her terrain is the forest. */
export function soloFromStart(chosen: Partial<Options> = {}, human: Seat = ['lake', 'goblins']) {
  return fromStart([human], { automaTerrain: 'forest', spareBonuses: ROW, ...chosen });
}

/**
 * A position in the action phase of round 1 on an empty board: the player has the lake, the Automa the forest, both 20
 * points and level 0 everywhere. Round 1 scores innovations, of law.
 */
export function alone(chosen: Partial<Options> = {}, human: Seat = ['lake', 'goblins']) {
  const p = soloFromStart(chosen, human);
  const { state, g } = p;
  const { automa } = state;
  if (automa === undefined) throw new Error('there is no Automa');
  const her = state.players[AUTOMA];
  her.home = g.terrainIds.indexOf('forest');
  her.faction = g.automa.factionIndex;
  her.shipping = g.automa.level.shipping[0];
  her.bonus = g.bonusIds.indexOf(ROW[0]);
  for (const player of state.players) {
    player.points = 20;
    player.sources[SOURCES.indexOf('start')] = 20;
  }
  const row = ROW.map((bonus) => g.bonusIds.indexOf(bonus));
  state.bonuses = [state.players[0].bonus, ...row];
  state.bonusCoins = [0, 0, 1, 1, 1];
  state.phase = 'actions';
  const cardOf = (id: string): number => g.automa.cardIds.indexOf(id);
  const self = {
    p,
    g,
    state,
    automa,
    her,
    human: state.players[0],
    /** A workshop of hers; those behind a star are marked. */
    hers(...hexes: string[]) {
      for (const name of hexes) {
        const hex = name.replace('*', '');
        p.put(AUTOMA, hex);
        if (name.endsWith('*')) automa.marked.push(g.map.landAt.get(hex) ?? NONE);
      }
      return self;
    },
    put(...given: Parameters<typeof p.put>) {
      p.put(...given);
      return self;
    },
    terrain(hex: string, terrain: Terrain) {
      p.terrain(hex, terrain);
      return self;
    },
    round(round: number) {
      state.round = round;
      her.shipping = g.automa.level.shipping[round - 1];
      return self;
    },
    levels(hers: readonly number[], human: readonly number[] = [0, 0, 0, 0]) {
      her.levels = [...hers];
      state.players[0].levels = [...human];
      return self;
    },
    /** One action, as the support card says; what follows from it. */
    does(
      what: Exclude<AutomaAction, 'faction'>,
      { support = 'automa1', card = 'automa4', amount = 0, ofFaction = false }: Doing = {},
    ) {
      p.events.length = 0;
      automa.discard = [cardOf(support)];
      automa.action = cardOf(card);
      automa.decisions = [];
      state.pending = [[{ kind: 'automaDoes', id: nextId(state), seat: TABLE, what, amount, ofFaction }]];
      p.settle();
      return self;
    },
    /** Her turn: this card comes to support, and so many copies of the other one are her deck, so that one is drawn. */
    turn(support: string, card: string, copies = 3) {
      p.events.length = 0;
      automa.discard = [];
      automa.action = cardOf(support);
      automa.deck = new Array<number>(copies).fill(cardOf(card));
      automa.unknown = 0;
      state.pending = [[{ kind: 'automaTurn', id: nextId(state), seat: TABLE }]];
      p.settle();
      return self;
    },
    kinds: (): string[] => p.events.map(({ kind }) => kind),
    logged: (kind: string) => p.events.filter((event) => event.kind === kind).map(({ data }) => data),
    /** How she narrowed her last choice down: the rules, each with what it left. */
    funnel: (): string[] =>
      (automa.decisions.at(-1)?.sieves ?? []).map(
        ({ by, left }) => `${by}: ${left.map((hex) => g.map.landNames[hex]).join(' ')}`,
      ),
    at: (hex: string) => p.buildingAt(hex),
    isMarked: (hex: string): boolean => automa.marked.includes(g.map.landAt.get(hex) ?? NONE),
  };
  return self;
}
