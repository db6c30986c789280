/**
 * The state of a game of Tiletum: small numbers in plain arrays. Goods and actions are indexes in the lists of
 * data/types.ts, spots in `Ruleset.spotIds`. Tiles are numbers in `Ruleset.tileIds`: helpers, contracts, crests and
 * characters one after the other.
 */
import type { GameState } from '@guildhall/kernel';
import type { SurprisePart } from '../data/index.ts';

/** Nothing there: no tile, nobody on a slot, no action under way. */
export const NONE = -1;

/** Where points come from; the order is part of the state (`Player.sources`). */
export const SOURCES = [
  'bonusTiles',
  'contractPoints',
  'cathedralPoints',
  'housePoints',
  'characterPoints',
  'crestPoints',
  'kingPoints',
  'fairPoints',
  'mapPoints',
  'buildingPoints',
  'goodsPoints',
  'tabletPoints',
  'technologyPoints',
  'silverPoints',
] as const;

/** Where points of the Cardinal come from besides; they stand behind the others in his `Player.sources`. */
export const CARDINAL_SOURCES = ['startPoints', 'surprisePoints', 'challengePoints'] as const;
export type Source = (typeof SOURCES)[number] | (typeof CARDINAL_SOURCES)[number];

export interface Player {
  points: number;
  sources: number[];
  goods: number[];
  /** Spots of the two figures. */
  merchant: number;
  architect: number;
  /** In the supply. */
  houses: number;
  pillars: number;
  storehouse: number[];
  /** Characters by building * FLOORS + floor. */
  rooms: number[];
  /** Crests by building. */
  crests: number[];
  /** Contracts fulfilled, in their order. */
  contracts: number[];
  /** Cathedrals built, as bits. */
  cathedrals: number;
  /** Action points of the markers, by action. */
  markers: number[];
  /** Dice taken in this round: good * 6 + face. */
  dice: number[];
  /** What only exists with silver: nuggets, mines in the own and in the general supply. */
  silver: number;
  mines: number;
  generalMines: number;
  /** The spot of the seeker on each map, or NONE; and seekers in the supply. */
  seekers: number[];
  seekersLeft: number;
  /** Levels of the three technologies in play, and the favoured good, or NONE. */
  levels: number[];
  favoured: number;
}

/** What lasts as long as the turn of one seat. */
export interface Turn {
  seat: number;
  hasDie: boolean;
  /** The action of the die, once it is chosen, and its points that are left. */
  action: number;
  points: number;
  /** Whether a point of it was spent: levels gained before that count for it. */
  hasBegun: boolean;
  /** The good that a helper named for the die, and the points it adds. */
  good: number;
  extra: number;
  hasSwapped: boolean;
  /** With silver: whether a move symbol is still to be used, and the good of which one may be forgone, or NONE. */
  hasSeekerMove: boolean;
  forgo: number;
  /** Whether the Joker's points may still go to a second action. */
  maySplit: boolean;
  /** Whether they went there: the second action has no markers. */
  isSecond: boolean;
  /** Contracts turned up for this action. */
  revealed: number[];
}

interface Owed {
  readonly id: number;
  readonly seat: number;
}

/** Decisions of a seat. */
type Choice =
  /** The turn: a die is to be taken, then its action runs until the turn ends. */
  | (Owed & { readonly kind: 'turn' })
  /** The bonus tile of an action place, before the goods of the die come: good * 6 + face. */
  | (Owed & { readonly kind: 'placeTile'; readonly action: number; readonly die: number })
  /** Which action the Joker stands for: the die's, or one of so many points. */
  | (Owed & { readonly kind: 'joker'; readonly isDie: boolean; readonly points: number })
  /** An action that a tile gives. */
  | (Owed & { readonly kind: 'act'; readonly action: number; points: number })
  /** Steps and pieces that a tile gives. */
  | (Owed & {
      readonly kind: 'errand';
      merchantSteps: number;
      architectSteps: number;
      houses: number;
      pillars: number;
    })
  /** Goods of choice. */
  | (Owed & { readonly kind: 'goods'; left: number })
  /** One of the own buildings, for the bonuses of its characters. */
  | (Owed & { readonly kind: 'building' })
  /** Characters whose bonuses are still to be gained, in any order. */
  | (Owed & { readonly kind: 'bonuses'; readonly tiles: number[] })
  /** The bonus of a crest: a piece from the supply, or a figure, anywhere. */
  | (Owed & { readonly kind: 'anywhere'; readonly what: AnywhereKind; readonly price: number })
  /** With silver: the printed action of a die's segment, or the seeker action. */
  | (Owed & { readonly kind: 'dieAction'; readonly action: number; readonly die: number })
  /** Goods of one kind. */
  | (Owed & { readonly kind: 'identical'; readonly amount: number })
  /** What a tablet gives for silver. */
  | (Owed & { readonly kind: 'offer'; readonly what: 'points' | 'king' })
  /** A seeker without its price, a cheaper technology, a favoured good. */
  | (Owed & { readonly kind: 'freeSeeker' })
  | (Owed & { readonly kind: 'cheapTechnology' })
  | (Owed & { readonly kind: 'favour' })
  /** A step of any figure. */
  | (Owed & { readonly kind: 'freeStep' })
  /** The bonus of any one character on the own board. */
  | (Owed & { readonly kind: 'anyBonus' })
  /** Whether two underground tiles are turned up, and which of them is kept. */
  | (Owed & { readonly kind: 'look' })
  | (Owed & { readonly kind: 'pick'; readonly tiles: number[] })
  /** The bonus tile beside the king track. */
  | (Owed & { readonly kind: 'kingTile' });

type AnywhereKind = 'house' | 'pillar' | 'merchant' | 'architect' | 'mine';

/** Steps of the table. */
type Step = Owed & {
  readonly kind:
    | 'round'
    | 'income'
    | 'mines'
    | 'kingGifts'
    | 'nextTurn'
    | 'kingPrize'
    | 'kingPoints'
    | 'kingOrder'
    | 'fair'
    | 'cleanUp'
    | 'finalScoring'
    /** The Cardinal: his turn begins, and the surprises of a king phase. */
    | 'decree'
    | 'surprises';
};

/** The line of a decree, the part of a surprise or the challenge that makes the Cardinal do something. */
export interface Because {
  /** Null where no card led to it. */
  readonly card: string | null;
  readonly line: number;
}

/** One thing that the Cardinal does: an action with so many points, or a part of a surprise. */
type CardinalStep = (Owed & Because & { readonly kind: 'cardinalTasks' }) | CardinalAct;

type CardinalAct = Owed &
  Because & {
    readonly kind: 'cardinalDoes';
    readonly what: SurprisePart;
    readonly amount: number;
    /** What a seeker action looks for. */
    readonly seeks: string;
    /** Whether the seeker action is what a card demands, so that a surprise comes where nothing can be placed. */
    readonly isDemanded: boolean;
  };

export type Obligation = Choice | Step | CardinalStep;
export type ObligationKind = Obligation['kind'];
export type StepKind = Step['kind'];
export type ObligationOf<K extends ObligationKind> = Extract<Obligation, { kind: K }>;

type Phase = 'preparation' | 'actions' | 'king' | 'fair' | 'cleanUp' | 'end';

/** What only exists with silver. */
export interface SilverState {
  /** The side of each map, and how far the seeker wheel is turned. */
  sides: number[];
  wheel: number;
  /** The three technologies in play. */
  technologies: number[];
  /** What the end multiplies: pillars, or houses, by the better of the other two. */
  scoring: 'pillars' | 'houses';
  /** Face-down bonus tiles of the underground, those put under them, and used ones. */
  pile: number[];
  bottom: number[];
  spent: number[];
  /** Contracts put under their pile. */
  contractBottom: number[];
  /** Covered tablets by map, as bits of their ways. */
  covered: number[];
  /** Owners of mines by city * SLOTS + slot. */
  mines: number[];
  /** Favoured goods that nobody has chosen. */
  favoured: number[];
}

/** What only exists for somebody who plays alone. His pieces and goods are those of a player. */
export interface CardinalState {
  /** Decrees that can still come, those that came since the last shuffle, and the one that lies open, or NONE. */
  deck: number[];
  played: number[];
  decree: number;
  /** Face up all game. */
  challenges: number[];
  /** Surprises: the face-down deck, and those tucked under his board. */
  surprises: number[];
  tucked: number[];
  /** Crests that the player count does not use, and tiles that left the game. */
  boxed: number[];
  removed: number[];
}

export interface State extends GameState<Obligation> {
  round: number;
  phase: Phase;
  /** Turns that everybody had in this round, and how many had theirs since. */
  turns: number;
  moved: number;
  order: number[];
  turn: Turn;
  players: Player[];
  /** The action at each place of the wheel, clockwise, and how far the disc is turned. */
  places: number[];
  wheel: number;
  /** Dice in the bag by good, and at the wheel by good * 6 + face: how many. */
  bag: number[];
  dice: number[];
  /** Bonus tiles by action. */
  placeTiles: number[];
  kingTile: number;
  /** The space of each disc, and the discs from below where they share one. */
  king: number[];
  discs: number[];
  /** Corruption tokens: those that can still come in this round, and those that came. */
  corruption: number[];
  revealed: number[];
  /** Face-down piles, sorted, since nobody knows their order; and used bonus tiles. */
  bonusPile: number[];
  bonusDiscard: number[];
  contractPile: number[];
  characterPile: number[];
  /** Five places each, the contract that costs most first. */
  contractOffer: number[];
  characterOffer: number[];
  /** Bonus tiles by spot. */
  mapTiles: number[];
  /** Owners by spot * SLOTS + slot and by cathedral * SLOTS + slot. */
  houses: number[];
  pillars: number[];
  /** By cathedral: its cost tile, and how many of its tiles are taken. */
  costTiles: number[];
  taken: number[];
  /** Fairs by round, and their towns. */
  fairs: number[];
  fairTowns: number[];
  silver: SilverState | null;
  /** Alone only. */
  cardinal?: CardinalState;
}
