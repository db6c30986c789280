/** The shape of the Automa's tables: her cards, her factions, how strong she is. */
import type { Discipline, Terrain } from './types.ts';

export const AUTOMA_LEVELS = ['automalein', 'automa', 'automaechtig', 'ultoma', 'alptrauma'] as const;
export type AutomaLevel = (typeof AUTOMA_LEVELS)[number];

export const AUTOMA_FACTIONS = [
  'simpletons',
  'kuddlers',
  'druids',
  'racelings',
  'wanderers',
  'mimics',
  'powermongers',
] as const;
export type AutomaFaction = (typeof AUTOMA_FACTIONS)[number];

/** What a card makes her do; `faction` stands for the actions of her faction. */
export const AUTOMA_ACTIONS = [
  'build',
  'upgrade',
  'block',
  'scholar',
  'advance',
  'innovation',
  'points',
  'levelPoints',
  'faction',
] as const;
export type AutomaAction = (typeof AUTOMA_ACTIONS)[number];

/** `amount`: steps, points, or what is added to the points of the level. */
export interface AutomaDoing {
  what: AutomaAction;
  amount: number;
}

/** Letters of the set-up card, by the places of `AutomaTables.automaLetters`. */
export const LETTER_PAIRS = ['AB', 'CD', 'EF'] as const;

export const AUTOMA_ROWS = ['A', 'B'] as const;

export interface AutomaCardTable {
  starts: boolean;
  /** As action card: what she does, in this order. */
  actions: AutomaDoing[];
  mayPass: boolean;
  /** As support card: from which buildings she builds, and whether she brings the two groups together. */
  from: 'marked' | 'unmarked';
  joins: boolean;
  row: (typeof AUTOMA_ROWS)[number];
  /** Reading order, or backwards; and which of the candidates it is. */
  direction: 'down' | 'up';
  number: number;
  discipline: 'roundTile' | 'catchUp';
  bonus: 'left' | 'middle' | 'right';
  letters: (typeof LETTER_PAIRS)[number];
}

export interface AutomaLevelTable {
  /** By round. */
  shipping: number[];
  points: number[];
  /** Cards of chance that are in her first deck besides those that always are. */
  random: number;
  /** A card that her first deck lacks and that comes in the second round; a card that it has besides. */
  lacks: string;
  has: string;
}

/** By what she chooses among hexes, in this order. */
export const HEX_CRITERIA = ['row', 'closest', 'power'] as const;
export type HexCriterion = (typeof HEX_CRITERIA)[number];

export interface AutomaFactionTable {
  start: Record<Discipline, number>;
  actions: AutomaDoing[];
  /** How the building of these actions chooses its hex. */
  by: HexCriterion[];
  /** Whether that building looks at the player's terrain, not at hers. */
  looksAtPlayer: boolean;
  /** Whether that building needs no reach. */
  anywhere: boolean;
  /** How often the points of the round tile count if she passes first. */
  firstPassTimes: number;
  pointsPerBuilding: number;
  /** Power offered to the player by one building that brings her a step; 0: none does. */
  powerForStep: number;
}

export interface AutomaTables {
  automa: {
    /** Planning cards to choose from, and factions on each. */
    planningCards: number;
    factionsPerCard: number;
    /** With a pass icon she passes if so many cards are left in her deck, or fewer. */
    cardsToPass: number;
    /** The first round in which she takes innovations. */
    innovationsFrom: number;
    /** The first round in which round tiles show her their second number. */
    lateFrom: number;
  };
  automaCards: Record<string, AutomaCardTable>;
  automaLevels: Record<AutomaLevel, AutomaLevelTable>;
  automaFactions: Record<AutomaFaction, AutomaFactionTable>;
  /** Terrains in the order in which she prefers them, by row and home terrain: one letter each, as on the maps. */
  automaRows: Record<(typeof AUTOMA_ROWS)[number], Record<Terrain, string>>;
  /** Hexes of the letters A to F, by the side of the map and home terrain. */
  automaLetters: Record<'large' | 'small', Record<Terrain, string[]>>;
  /** Points of a round tile when she passes. */
  automaTiles: Record<string, { early: number; late: number }>;
  automaFinals: Record<string, { points: number; discipline: Discipline }>;
}
