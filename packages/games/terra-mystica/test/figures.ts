/** The figures that the tables were filled from. They lie beside the repository, not in it. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILDINGS, type Building, type Cost, type Income } from '../data/index.ts';

const FOLDER = join(import.meta.dirname, '../../../../../shared/data');

export const present = existsSync(join(FOLDER, 'terra-mystica.json'));

export function readFigures(): { figures: Figures; extras: Extras; adjacent: Record<string, string[]> } {
  const { mini_expansion_and_promos: extras } = read('terra-mystica-extras.json') as {
    mini_expansion_and_promos: Extras;
  };
  const { adjacent } = read('terra-mystica-map.json') as { adjacent: Record<string, string[]> };
  return { figures: read('terra-mystica.json') as Figures, extras, adjacent };
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
}

export const CODES = {
  dwelling: 'D',
  tradingHouse: 'TP',
  temple: 'TE',
  stronghold: 'SH',
  sanctuary: 'SA',
} as const;

export type Amounts = Partial<Record<string, number>>;

export function cost({ C = 0, W = 0, P = 0 }: Amounts): Cost {
  return { coins: C, workers: W, priests: P };
}

export function income(amounts: Amounts): Income {
  return { ...cost(amounts), power: amounts.PW ?? 0 };
}

export function byBuilding(amounts: Amounts): Record<Building, number> {
  return Object.fromEntries(BUILDINGS.map((building) => [building, amounts[CODES[building]] ?? 0])) as Record<
    Building,
    number
  >;
}

export interface FactionFigures {
  terrain: string;
  start: { C: number; W: number; P: number; VP: number; power_bowls: number[]; cult: Record<string, number> };
  starting_dwellings: number;
  building_cost: {
    D: Amounts;
    TP: { W: number; C_with_neighbour: number; C_without_neighbour: number };
    TE: Amounts;
    SH: Amounts;
    SA: Amounts;
  };
  income_total_by_number_built: Record<string, Amounts[]>;
  shipping: {
    start: number;
    max: number;
    advance_cost?: Amounts;
    vp_when_reaching_level?: Record<number, number>;
  };
  exchange_track: {
    start: number;
    max: number;
    cost_per_spade: Amounts[];
    advance_cost?: Amounts;
    vp_per_advance?: number[];
  };
  tunnel_or_carpet: {
    type: string;
    range_skip_before_SH: number;
    range_skip_after_SH: number;
    cost_before_SH: Amounts;
    cost_after_SH: Amounts;
    vp: number;
  } | null;
  ability: { base: string; stronghold: string };
  favors_per_temple: number;
  favors_per_sanctuary: number;
}

export interface Figures {
  terrain: { wheel: { terrain: string; letter: string }[] };
  map: {
    rows: { hexes: { id: string; row: number; col: number; terrain: string }[] }[];
    bridge_sites: [string, string][];
  };
  components: Record<string, number>;
  building_power_value: Amounts;
  town: Record<string, number>;
  setup: {
    rounds: number;
    bonus_cards_in_play: Record<string, number>;
    first_game: { factions: Record<string, string[]> };
  };
  conversions: { 'PW->C': number[]; 'PW->W': number[]; 'PW->P': number[]; final: string };
  cults: {
    tracks: string[];
    max: number;
    order_spaces: number[];
    return_priest_steps: number;
    power_when_reaching: Record<number, number>;
  };
  power_actions: { id: string; cost_power: number; gain: string | Amounts }[];
  bonus_cards: {
    id: string;
    income: Amounts;
    special_action?: string;
    passive?: string;
    pass_vp?: Amounts;
  }[];
  scoring_tiles: {
    id: string;
    action_phase: { event: string; vp: number };
    cult_reward: { cult: string; every: number; gain: Amounts };
  }[];
  favor_tiles: { id: string; cult: string; steps: number; count: number; effect: string | null }[];
  town_tiles: { id: string; count: number; vp: number; gain: Amounts; keys: number }[];
  end_scoring: { cult: number[]; area: number[] };
  factions: Record<string, FactionFigures>;
}

export interface Extras {
  town_tiles: Record<'TW6' | 'TW7' | 'TW8', { count: number; vp: number; keys?: number; gain?: string }>;
  bonus_card: { BON10: { income: Amounts; pass_vp: { ship: number[] } } };
  scoring_tile: { SCORE9: { cult: string; income: Amounts; req: number; vp: { TE: number } } };
}
