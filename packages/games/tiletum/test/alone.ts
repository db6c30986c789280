/** Positions of a game against the Cardinal: this lies there, he does that. */
import { nextId, TABLE } from '@guildhall/kernel';
import type { SurprisePart } from '../data/index.ts';
import { NONE, type Options } from '../rules/index.ts';
import { CARDINAL } from '../rules/seats.ts';
import { position } from './position.ts';

/** Whatever the bots make of them: what he scores stands alone. */
const startPoints = { easy: 0, normal: 0, hard: 0, easySilver: 0, normalSilver: 0 };

/** Without challenges, where none are named, and without points to begin with. */
export function alone(chosen: Partial<Options> = {}) {
  const p = position(1, { challenges: [], startPoints, ...chosen });
  const { g, state } = p;
  const { cardinal } = state;
  if (cardinal === undefined) throw new Error('there is no Cardinal');
  state.round = 1;
  state.phase = 'actions';
  const self = {
    ...p,
    settle: () => p.settle(),
    dice(...dice: string[]) {
      p.dice(...dice);
      return self;
    },
    give(seat: number, holdings: Parameters<typeof p.give>[1]) {
      p.give(seat, holdings);
      return self;
    },
    house(seat: number, ...towns: Parameters<typeof p.house> extends [number, ...infer T] ? T : never) {
      p.house(seat, ...towns);
      return self;
    },
    pillar(seat: number, ...towns: Parameters<typeof p.pillar> extends [number, ...infer T] ? T : never) {
      p.pillar(seat, ...towns);
      return self;
    },
    mine(seat: number, ...cities: Parameters<typeof p.mine> extends [number, ...infer T] ? T : never) {
      p.mine(seat, ...cities);
      return self;
    },
    mapTile(...given: Parameters<typeof p.mapTile>) {
      p.mapTile(...given);
      return self;
    },
    king(...discs: Parameters<typeof p.king>) {
      p.king(...discs);
      return self;
    },
    cardinal,
    him: state.players[CARDINAL],
    /** No bonus tiles anywhere, and empty offers. */
    bare() {
      for (const places of [state.mapTiles, state.placeTiles, state.contractOffer, state.characterOffer])
        places.fill(NONE);
      return self;
    },
    /** He turns up this card, and his turn runs to its end. What he took, by which line: `1: gold3 king 2`. */
    decree(id: string): string {
      cardinal.deck = [g.decreeIds.indexOf(id)];
      cardinal.played = [];
      p.events.length = 0;
      state.pending = [[{ kind: 'decree', id: nextId(state), seat: TABLE }]];
      p.settle();
      const taken = p.events.find(({ kind }) => kind === 'cardinalDie');
      if (taken === undefined) throw new Error('he took no die');
      const { line, good, value, action, points } = taken.data;
      return `${line}: ${good}${value} ${action} ${points}`;
    },
    /** One thing that a card makes him do, and what follows from it. */
    does(what: SurprisePart, amount: number, seeks = 'any', isDemanded = false) {
      p.events.length = 0;
      state.pending = [
        [
          {
            kind: 'cardinalDoes',
            id: nextId(state),
            seat: TABLE,
            card: 'merchantEmpire',
            line: 1,
            what,
            amount,
            seeks,
            isDemanded,
          },
        ],
      ];
      p.settle();
      return self;
    },
    tasks() {
      p.events.length = 0;
      state.pending = [
        [{ kind: 'cardinalTasks', id: nextId(state), seat: TABLE, card: 'merchantEmpire', line: 1 }],
      ];
      p.settle();
      return self;
    },
    /** The king phase ends with these surprises on top of the deck, one after the other. */
    surprise(...ids: string[]) {
      p.events.length = 0;
      for (const id of ids) {
        cardinal.surprises = [g.surpriseIds.indexOf(id)];
        self.him.silver = 1;
        state.phase = 'king';
        state.pending = [[{ kind: 'surprises', id: nextId(state), seat: TABLE }]];
        p.settle();
      }
      return self;
    },
    /** Kinds of his steps, without those that only say what he gained. */
    steps: (): string[] =>
      p.events
        .map(({ kind }) => kind)
        .filter((kind) => !['cardinalGoods', 'cardinalSilver', 'cardinalScored'].includes(kind)),
    /** What an event of a kind carried. */
    logged: (kind: string) => p.events.filter((event) => event.kind === kind).map(({ data }) => data),
    /** His goods; iron is iron or wool. */
    goodsOf: () => p.goods(CARDINAL),
    at: (spot: number): string => g.spotIds[spot],
  };
  return self;
}
