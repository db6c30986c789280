/** The state of a game of Age of Innovation: small numbers in plain arrays. Indexes follow the lists of data/types.ts. */
import type { Offer, TerraPlayer, TerraState, Turn as TerraTurn } from '../../terra/index.ts';
import type { AutomaAction } from '../data/automa-types.ts';

export { NONE } from '../../terra/index.ts';

/** Kinds of buildings as numbers, in the order of BUILDINGS. */
export const WORKSHOP = 0;
export const GUILD = 1;
export const SCHOOL = 2;
export const PALACE = 3;
export const UNIVERSITY = 4;
export const TOWER = 5;
export const MONUMENT = 6;

/** Added to the kind of a neutral building on the map. */
export const NEUTRAL = 8;
/** A building on the map is `seat * PER_SEAT + kind`, with NEUTRAL added for a neutral one. */
export const PER_SEAT = 16;

export const DISCIPLINE_COUNT = 4;

/** A secret that the owner of a view may not know. */
export const UNKNOWN = -2;

/** On a place of the science board: a scholar of the neutral faction of a game of two. */
export const NEUTRAL_FACTION = 8;

/** Where points come from; the order is part of the state (`Player.sources`). */
export const SOURCES = [
  'start',
  'roundTiles',
  'roundBonuses',
  'palaces',
  'innovations',
  'competencies',
  'townTiles',
  'factionAbility',
  'actions',
  'tracks',
  'scienceIncome',
  'leech',
  'area',
  'banking',
  'law',
  'engineering',
  'medicine',
  'resources',
] as const;
/** Where points of the Automa come from besides; they stand behind the others in her `Player.sources`. */
export const AUTOMA_SOURCES = ['automaCards'] as const;
export type Source = (typeof SOURCES)[number] | (typeof AUTOMA_SOURCES)[number];

export interface Player extends TerraPlayer {
  tools: number;
  scholars: number;
  /** Scholars that stay on the science board. */
  scholarsSent: number;
  /** Books by discipline. */
  books: number[];
  /** Levels by discipline. */
  levels: number[];
  terraforming: number;
  /** Neutral buildings on the map, by kind. */
  neutral: number[];
  /** Annexes that are not placed yet. */
  annexes: number;
  /** Index of the palace tile; in a draft it is known before the palace is built. */
  palace: number;
  /** Indexes of innovations in the order of their slots. */
  innovations: number[];
  /** Competencies as bits by index. */
  competencies: number;
  /** Round bonus in hand. */
  bonus: number;
}

interface Owed {
  readonly id: number;
  readonly seat: number;
}

/** `lowestOwed`: whether the lowest discipline is still to be scored, because steps of a pass come first. */
interface Turn extends TerraTurn {
  lowestOwed: boolean;
}

/** Whether something is one of several bonuses of a palace that do not mix, and whether it was begun: see choices.ts. */
type Bundled = 'no' | 'whole' | 'begun';

/** A terraform-and-build action under way: spades at hand and what they may still do. */
export interface Terraform extends Owed {
  readonly kind: 'terraform';
  /** Spades left that cost nothing more. */
  free: number;
  /** The first hex that reached the home terrain, or NONE: a workshop may stand there. */
  site: number;
  /** Whether any spade of the action was used. */
  dug: boolean;
  /** Ways beyond reach that were used, as bits: tunnel, flight. */
  leapt: number;
  /** Whether a hex that was home terrain before may get the workshop although spades were used, free of charge. */
  readonly freeWorkshop: boolean;
  bundled: Bundled;
}

/** What books are paid for, one by one. */
export type Purchase = 'innovation' | 'bookAction';

/** Why steps of choice are taken. */
export type StepsFor = 'start' | 'income' | 'action' | 'town' | 'innovation' | 'pass';

/** What the Automa does: one action of a card. */
export interface AutomaStep extends Owed {
  readonly kind: 'automaDoes';
  readonly what: Exclude<AutomaAction, 'faction'>;
  readonly amount: number;
  /** Whether it is an action of her faction. */
  readonly ofFaction: boolean;
}

export type Obligation =
  | (Owed & { readonly kind: 'chooseSet' })
  | (Owed & { readonly kind: 'draft' })
  | (Owed & { readonly kind: 'chooseBonus' })
  | (Owed & { readonly kind: 'firstBuilding' })
  | (Owed & { readonly kind: 'spades'; free: number })
  | Turn
  | Terraform
  | (Owed & { readonly kind: 'bridge'; count: number; readonly overLand: boolean; bundled: Bundled })
  | (Owed & { readonly kind: 'freeGuild'; readonly from: number })
  /** `hexes` were empty and home terrain before anything was terraformed in this turn. */
  | (Owed & { readonly kind: 'placeGuild'; readonly hexes: readonly number[] })
  | (Owed & { readonly kind: 'placeNeutral'; readonly building: number })
  | (Owed & { readonly kind: 'steps'; count: number; readonly together: boolean; readonly for: StepsFor })
  | (Owed & { readonly kind: 'key'; readonly discipline: number; readonly steps: number })
  | (Owed & { readonly kind: 'takeBooks'; count: number; bundled: Bundled })
  | (Owed & { readonly kind: 'payBooks'; count: number; readonly purchase: Purchase; readonly what: number })
  | (Owed & { readonly kind: 'competency' })
  | (Owed & { readonly kind: 'choosePalace' })
  | (Owed & { readonly kind: 'town'; readonly founded: boolean })
  | Offer
  | (Owed & { readonly kind: 'setUp' })
  | (Owed & { readonly kind: 'startSpades' })
  | (Owed & { readonly kind: 'income' })
  | (Owed & { readonly kind: 'actions' })
  | (Owed & { readonly kind: 'nextTurn' })
  | (Owed & { readonly kind: 'scienceBonuses' })
  | (Owed & { readonly kind: 'cleanUp' })
  | (Owed & { readonly kind: 'finalScoring' })
  /** Alone: the player chooses, then the Automa. */
  | (Owed & { readonly kind: 'chooseCard' })
  | (Owed & { readonly kind: 'chooseFaction' })
  | (Owed & { readonly kind: 'chooseHome' })
  | (Owed & { readonly kind: 'automaWorkshops' })
  | (Owed & { readonly kind: 'automaBonuses' })
  | (Owed & { readonly kind: 'automaTurn' })
  | AutomaStep
  | (Owed & { readonly kind: 'automaPasses' });

export type ObligationKind = Obligation['kind'];
export type ObligationOf<K extends ObligationKind> = Extract<Obligation, { kind: K }>;

export type Phase = 'setup' | 'income' | 'actions' | 'science' | 'end';

/** What the candidates are among which the Automa chooses. */
export type CandidateKind = 'hex' | 'powerAction' | 'bookAction' | 'discipline' | 'innovation' | 'bonus';

/** One step of a choice: by what rule, and what it left. The last one leaves the candidates in the order of counting. */
export interface Sieve {
  /** A key among the names, behind `why.`; of a row of terrains with the terrain behind it. */
  readonly by: string;
  readonly left: readonly number[];
}

/** A choice of the Automa: what it was for, what was weighed, and what won. */
export interface Decision {
  readonly what: Exclude<AutomaAction, 'faction'> | 'pass';
  readonly among: CandidateKind;
  readonly sieves: readonly Sieve[];
  readonly chosen: number;
  /** Power that the player is offered for it. */
  readonly power: number;
}

/**
 * Her cards. Nobody knows the order of a deck, so cards are drawn by chance when they are turned up; those that came
 * out of the reserve by chance count among the unknown ones until then.
 */
export interface AutomaState {
  /** Cards that are known to be in the deck below its top, by index. */
  deck: number[];
  /** How many cards of the reserve are in the deck besides. */
  unknown: number;
  reserve: number[];
  /** The last one is the support card. */
  discard: number[];
  /** The top of the deck, or NONE. */
  action: number;
  /** Hexes with her marked buildings. */
  marked: number[];
  /** Choices of her present or last turn. */
  decisions: Decision[];
}

/** A building on a hex has NEUTRAL added to its kind where it is neutral. */
export interface State extends TerraState<Offer, Obligation> {
  phase: Phase;
  players: Player[];
  /** 1 where an annex stands beside the building. */
  annexed: number[];
  /** Round tiles of the rounds, by index, and the tile that lies on the last one. */
  roundTiles: number[];
  finalTile: number;
  /**
   * What is on offer before the first round. In the basic distribution the three lists belong together: the first
   * board, faction and bonus are one set. In the draft each stands for itself. Empty afterwards.
   */
  offeredBoards: number[];
  offeredFactions: number[];
  offeredBonuses: number[];
  /** Round bonuses in play, by index, and the coins on each. */
  bonuses: number[];
  bonusCoins: number[];
  /** Palaces that nobody has taken. */
  palaces: number[];
  /** Innovations by their places of the display, NONE where taken: rows of four from the bottom, then the top pair. */
  innovations: number[];
  /** Competencies by slot: column * 3 + row from the top; and the copies left by index. */
  competencySlots: number[];
  competencyTiles: number[];
  /** Book actions in play, by index, and those used this round, as bits of their place. */
  bookActions: number[];
  bookUsed: number;
  /** Scholars on the places of each discipline: seats, NONE where free, NEUTRAL_FACTION; places best first. */
  scholarPlaces: number[][];
  /** Who stands on the top level of each discipline. */
  topLevel: number[];
  /** Levels of the neutral faction of a game of two, and the size of its area; empty and NONE otherwise. */
  neutralLevels: number[];
  neutralArea: number;
  /** Alone: the Automa, who stands behind the seat among the players. */
  automa?: AutomaState;
}
