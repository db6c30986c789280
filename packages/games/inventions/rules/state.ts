/**
 * The state of a game of Inventions: small numbers in plain arrays. Actions, types, regions and letters are indexes in
 * the lists of data/types.ts; cards, milestones, tiles, tokens and goals are indexes in the order of their tables.
 *
 * An owner is a seat, or, with two players, Chronos, whose number comes after theirs.
 */
import type { GameState } from '@guildhall/kernel';

/** Nothing there: no card in a region, no tile on a space, nobody on a place. */
export const NONE = -1;

/** A goal that the viewer may not see. */
export const UNKNOWN = -1;

/** As a type: any of the three. An aspiration of any type is a joker. */
export const ANY = 3;

/** Places for personal milestones, whether somebody plays there or not. */
export const PERSONAL_PLACES = 4;

/** Where points come from; the order is part of the state (`Player.sources`). */
export const SOURCES = [
  'sharing',
  'inventing',
  'influenceSpaces',
  'knowledge',
  'specialistTiles',
  'cultureTiles',
  'mapSpaces',
  'milestones',
  'eraTrack',
  'economyTiles',
  'influenceTrack',
  'wealth',
  'personalGoals',
] as const;
export type Source = (typeof SOURCES)[number];

export interface Player {
  points: number;
  influence: number;
  /** Citizens: not in the game yet, in the academy, at home and exhausted by type. */
  supply: number;
  scholars: number;
  home: number[];
  exhausted: number[];
  /** Sages on the society board. */
  sages: number;
  /** The action space of the epoch pillar, and those of the season pillars in play. */
  epoch: number;
  seasons: number[];
  /** By token: the region it lies in, or NONE; and the tokens that were turned over, as bits. */
  tokens: number[];
  flipped: number;
  /** Cards to the right and to the left of the board. */
  ideas: number[];
  inventions: number[];
  goals: number[];
  /** Economy markers at hand, and the economy tiles that hold one, as bits. */
  economyMarkers: number;
  economyUsed: number;
  /** Technology tiles that were used up, as bits. */
  technologyUsed: number;
  /** The tile area from the left, and the progress map: tiles as in tiles.ts. */
  area: number[];
  map: number[];
  /** The space of the era marker within the era of the personal milestone. */
  eraSpace: number;
  sources: number[];
}

export interface Region {
  /** The card of the region area, or NONE, and whether it is an invention already. */
  card: number;
  invented: boolean;
  /** Who presented it and with how many citizens; inventor and innovator; owners or NONE. */
  presenter: number;
  presenters: number;
  inventor: number;
  innovator: number;
  specialistTile: number;
  /** The top of the stack first. */
  wealth: number[];
  /** The influence spaces from the left: owner * 8 + token, or NONE. */
  influence: number[];
  /** Citizens on the map space, by owner. */
  citizens: number[];
  sage: boolean;
  knowledge: number;
  /** Whether the knowledge tile shows its points. */
  shown: boolean;
  /** Whether a chain marker lies beside the knowledge tile: its action is under way. */
  learning: boolean;
}

/** The automatic third of two players. */
export interface Chronos {
  supply: number;
  /** The region of his pillar, or NONE before the preparation. */
  region: number;
  /** Influence tokens that lie on the era track. */
  tokens: number;
  /** Progress tiles he took out of the game, as bits. */
  taken: number;
  /** As of a player. */
  eraSpace: number;
}

/** What lasts as long as the turn of one seat. */
export interface Turn {
  seat: number;
  /** Chain markers that are ready. */
  markers: number;
  /** Actions performed, as bits. */
  performed: number;
  /** Whether a technology tile was used. */
  technology: boolean;
  /** Inventions whose chain was used by calling specialists. */
  called: number[];
  /** Ideas presented for which no new one was taken yet. */
  presented: number;
}

interface Owed {
  readonly id: number;
  readonly seat: number;
}

/** Where an action under way came from: a pillar, a chain marker, or a benefit. */
export type Way = 'main' | 'chain' | 'benefit';

/** Where a chain action is offered. */
export type ChainSource = 'innovation' | 'inventions' | 'tokens' | 'knowledge';

/** Decisions of a seat. */
type Choice =
  | (Owed & { readonly kind: 'prepare' })
  /** Step 2 of a turn; `acted`: the pillar is played. */
  | (Owed & { readonly kind: 'turn'; acted: boolean })
  /** One of the actions (bits) is to be performed; a benefit may be declined. */
  | (Owed & { readonly kind: 'act'; readonly actions: number; readonly way: Way })
  /** `at`: the card that was innovated, or the region of the sage. */
  | (Owed & { readonly kind: 'chain'; readonly from: ChainSource; readonly at: number })
  | (Owed & { readonly kind: 'citizen' })
  | (Owed & { readonly kind: 'train' })
  | (Owed & { readonly kind: 'bringHome' })
  | (Owed & { readonly kind: 'shareTile'; readonly region: number })
  | (Owed & { readonly kind: 'exhaust'; readonly type: number; left: number })
  | (Owed & { readonly kind: 'eraSpace' })
  | (Owed & { readonly kind: 'overflow' })
  | (Owed & { readonly kind: 'drawIdea'; left: number })
  | (Owed & { readonly kind: 'progress' })
  /** `price`: influence for the first tile, or NONE: by the tile area. `ends`: step 4, which ends the turn. */
  | (Owed & { readonly kind: 'build'; left: number; price: number; readonly ends: boolean })
  | (Owed & { readonly kind: 'turnOrder' })
  /** Nothing to decide: the knowledge tile turns over and the sage leaves once its action is done. */
  | (Owed & { readonly kind: 'learned'; readonly region: number });

/** Steps of the table. */
type Step = Owed & {
  readonly kind:
    | 'chronosPrepares'
    | 'prepared'
    | 'round'
    | 'nextTurn'
    | 'chronosTurn'
    | 'chronosAdvances'
    | 'changeOrder'
    | 'changeInfluence'
    | 'changeReturns'
    | 'changeMilestones'
    | 'changeIdeas'
    | 'finalScoring';
};

export type Obligation = Choice | Step;
export type ObligationKind = Obligation['kind'];
export type StepKind = Step['kind'];
export type ObligationOf<K extends ObligationKind> = Extract<Obligation, { kind: K }>;

export type Phase = 'preparation' | 'turns' | 'eraChange' | 'end';

export interface State extends GameState<Obligation> {
  /** The era in which Chronos stands, and the round: 0 is the preparation, then 1 to 13. */
  era: number;
  round: number;
  phase: Phase;
  /** Owners in turn order, and how many of them had their turn in this round. */
  order: number[];
  moved: number;
  turn: Turn;
  players: Player[];
  chronos: Chronos | null;
  regions: Region[];
  /** Milestones: in common knowledge from the bottom, personal by owner, beside the board, and discarded. */
  common: number[];
  personal: number[];
  eureka: number[];
  discarded: number[];
  /** The letter that was laid out last. */
  letter: number;
  /** By milestone: the owners with a diplomat on it, as bits. */
  diplomats: number[];
  /** The idea area, the card next to the deck first; the open card on top of the deck, or NONE. */
  ideas: number[];
  top: number;
  /** The rest of the deck: cards by era (index 0 is era 3), each sorted, since nobody knows their order. */
  deck: number[][];
  /** Copies left of every progress tile. */
  progress: number[];
}
