/** The state of a game of Terra Mystica: small numbers in plain arrays. Indexes follow the lists of data/types.ts. */
import type { Offer, TerraPlayer, TerraState, Turn } from '../../terra/index.ts';

export { NONE } from '../../terra/index.ts';

/** Kinds of buildings as numbers, in the order of BUILDINGS. */
export const DWELLING = 0;
export const TRADING_HOUSE = 1;
export const TEMPLE = 2;
export const STRONGHOLD = 3;
export const SANCTUARY = 4;
export const BUILDING_KINDS = 5;

export const CULT_TRACKS = 4;

/** Where points come from; the order is part of the state (`Player.sources`). */
export const SOURCES = [
  'start',
  'scoringTiles',
  'bonusCards',
  'favourTiles',
  'townTiles',
  'faction',
  'shipping',
  'digging',
  'leech',
  'exchange',
  'fire',
  'water',
  'earth',
  'air',
  'area',
  'resources',
] as const;
export type Source = (typeof SOURCES)[number];

export interface Player extends TerraPlayer {
  workers: number;
  priests: number;
  cults: number[];
  digging: number;
  /** Hexes that a leap may skip beyond the faction's own range. */
  leapBonus: number;
  /** Priests that stay on the cult board. */
  priestsSent: number;
  /** Favour tiles as bits by index. */
  favours: number;
  /** Bonus card in hand. */
  card: number;
}

interface Owed {
  readonly id: number;
  readonly seat: number;
}

/** Spades at hand and what they may still do within one action. */
export interface Terraform extends Owed {
  readonly kind: 'terraform';
  /** Spades left that cost nothing more. */
  free: number;
  /** Whether missing spades may be bought. */
  readonly topUp: boolean;
  /** Hexes that reached the home terrain in this action: one of them may get a dwelling. */
  hexes: number[];
  /** Whether another hex may be changed with what is left. */
  more: boolean;
  /** The hex that may be changed further with bought spades, or NONE: for those whose digging brings power. */
  again: number;
  /** The hex that a tunnel or carpet led to, or NONE. */
  leapt: number;
  /** The spades are for a single hex. */
  readonly single: boolean;
}

export interface Leech extends Offer {
  /** The building it comes from: the id of its harvest. */
  readonly build: number;
  /** Whether the bowls had room when it was made; one without room is no refusal if it is not taken. */
  readonly hadRoom: boolean;
}

export type Obligation =
  | (Owed & { readonly kind: 'chooseFaction' })
  | (Owed & { readonly kind: 'firstDwelling' })
  | (Owed & { readonly kind: 'chooseCard' })
  | Turn
  | Terraform
  | (Owed & { readonly kind: 'sandstorm' })
  | (Owed & { readonly kind: 'ride' })
  | (Owed & { readonly kind: 'freeTradingHouse' })
  | (Owed & { readonly kind: 'bridge' })
  | (Owed & { readonly kind: 'cultStep'; readonly steps: number })
  | (Owed & { readonly kind: 'leechStep'; readonly steps: number })
  | (Owed & { readonly kind: 'favour'; count: number })
  | (Owed & { readonly kind: 'town' })
  | (Owed & { readonly kind: 'crown'; readonly steps: number; readonly tracks: number[] })
  | (Owed & { readonly kind: 'tileSteps'; readonly cult: number; readonly steps: number })
  | (Owed & { readonly kind: 'ordain' })
  | Leech
  | (Owed & { readonly kind: 'cultSpades'; free: number })
  | (Owed & { readonly kind: 'setUp' })
  | (Owed & { readonly kind: 'income' })
  | (Owed & { readonly kind: 'nextTurn' })
  | (Owed & { readonly kind: 'cultRewards' })
  | (Owed & { readonly kind: 'cleanUp' })
  | (Owed & { readonly kind: 'finalScoring' });

export type ObligationKind = Obligation['kind'];
export type ObligationOf<K extends ObligationKind> = Extract<Obligation, { kind: K }>;

/** A building whose neighbours may take power, kept while an answer can still matter to its builder. */
interface Harvest {
  readonly build: number;
  readonly seat: number;
  /** Open offers, and those of them that had room when they were made. */
  left: number;
  open: number;
  taken: boolean;
  /** Whether anybody who answered could have taken power. */
  able: boolean;
}

export type Phase = 'setup' | 'income' | 'actions' | 'cults' | 'end';

export interface State extends TerraState<Leech, Obligation> {
  phase: Phase;
  players: Player[];
  /** Scoring tiles of the rounds, by index. */
  scoring: number[];
  /** Bonus cards in play, by index, and the coins on each. */
  cards: number[];
  cardCoins: number[];
  /** Copies left of each favour tile. */
  favourTiles: number[];
  /** Priests on the places of each cult track: seats, NONE where free; places best first. */
  cultPlaces: number[][];
  /** Who stands on the top space of each track. */
  cultTop: number[];
  harvests: Harvest[];
}
