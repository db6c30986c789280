/** Everything a player can do, as small values; all of them exist once, in the catalogue of the ruleset. */
import type { Notation } from '@guildhall/kernel';
import { each, type HexMap, notationOf } from '@guildhall/terra';
import { BUILDINGS, CULTS, FACTIONS, type Tables, TERRAINS } from '../data/types.ts';
import { BUILDING_KINDS, CULT_TRACKS } from './state.ts';

export const CONVERSIONS = [
  'powerToPriest',
  'powerToWorker',
  'powerToCoin',
  'priestToWorker',
  'workerToCoin',
  'pointToCoin',
  'coinsToPoint',
] as const;
export type Conversion = (typeof CONVERSIONS)[number];

export type Track = 'shipping' | 'digging';

export type SpecialSource = 'card' | 'favour' | 'stronghold' | 'bridge';

export type Action =
  | { readonly kind: 'faction'; readonly faction: number }
  | { readonly kind: 'take'; readonly card: number }
  | { readonly kind: 'build'; readonly hex: number }
  | { readonly kind: 'transform'; readonly hex: number; readonly to: number }
  | { readonly kind: 'upgrade'; readonly hex: number; readonly to: number }
  | { readonly kind: 'advance'; readonly track: Track }
  | { readonly kind: 'send'; readonly cult: number; readonly steps: number }
  | { readonly kind: 'power'; readonly space: number }
  | { readonly kind: 'special'; readonly source: SpecialSource }
  | { readonly kind: 'bridge'; readonly site: number }
  | { readonly kind: 'step'; readonly cult: number }
  | { readonly kind: 'favour'; readonly tile: number }
  | { readonly kind: 'town'; readonly tile: number }
  | { readonly kind: 'ordain'; readonly priests: number }
  | { readonly kind: 'leech' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'convert'; readonly how: Conversion }
  | { readonly kind: 'burn' }
  | { readonly kind: 'connect'; readonly river: number }
  | { readonly kind: 'pass'; readonly card: number | null }
  | { readonly kind: 'done' }
  | { readonly kind: 'end' };

export type ActionOf<K extends Action['kind']> = Extract<Action, { kind: K }>;

/** An action of one kind, where the checks have let through no other. */
export function ofKind<K extends Action['kind']>(action: Action, kind: K): ActionOf<K> {
  if (action.kind !== kind) throw new Error(`"${action.kind}" is not "${kind}"`);
  return action as ActionOf<K>;
}

/** One shared value for each action, so that making a legal list allocates nothing but the list. */
export interface Catalogue {
  readonly faction: readonly Action[];
  readonly take: readonly Action[];
  readonly build: readonly Action[];
  readonly transform: readonly (readonly Action[])[];
  readonly upgrade: readonly (readonly Action[])[];
  readonly advance: { readonly [T in Track]: Action };
  readonly send: readonly (readonly Action[])[];
  readonly power: readonly Action[];
  readonly special: { readonly [S in SpecialSource]: Action };
  readonly bridge: readonly Action[];
  readonly step: readonly Action[];
  readonly favour: readonly Action[];
  readonly town: readonly Action[];
  readonly ordain: readonly Action[];
  readonly leech: Action;
  readonly decline: Action;
  readonly convert: { readonly [C in Conversion]: Action };
  readonly burn: Action;
  readonly connect: readonly Action[];
  readonly pass: readonly Action[];
  readonly passLast: Action;
  readonly done: Action;
  readonly end: Action;
}

const MOST_ORDAINED = 7;

export function makeCatalogue(tables: Tables, map: HexMap): Catalogue {
  const land = map.landNames.length;
  const convert = (how: Conversion): Action => ({ kind: 'convert', how });
  const mostSteps = Math.max(tables.cults.stepsWithoutPlace, ...tables.cults.places);
  return {
    faction: each(FACTIONS.length, (faction) => ({ kind: 'faction', faction })),
    take: each(Object.keys(tables.bonusCards).length, (card) => ({ kind: 'take', card })),
    build: each(land, (hex) => ({ kind: 'build', hex })),
    transform: each(land, (hex) => each(TERRAINS.length, (to) => ({ kind: 'transform', hex, to }))),
    upgrade: each(land, (hex) => each(BUILDING_KINDS, (to) => ({ kind: 'upgrade', hex, to }))),
    advance: {
      shipping: { kind: 'advance', track: 'shipping' },
      digging: { kind: 'advance', track: 'digging' },
    },
    send: each(CULT_TRACKS, (cult) => each(mostSteps + 1, (steps) => ({ kind: 'send', cult, steps }))),
    power: each(Object.keys(tables.powerActions).length, (space) => ({ kind: 'power', space })),
    special: {
      card: { kind: 'special', source: 'card' },
      favour: { kind: 'special', source: 'favour' },
      stronghold: { kind: 'special', source: 'stronghold' },
      bridge: { kind: 'special', source: 'bridge' },
    },
    bridge: each(tables.map.bridges.length, (site) => ({ kind: 'bridge', site })),
    step: each(CULT_TRACKS, (cult) => ({ kind: 'step', cult })),
    favour: each(Object.keys(tables.favourTiles).length, (tile) => ({ kind: 'favour', tile })),
    town: each(Object.keys(tables.townTiles).length, (tile) => ({ kind: 'town', tile })),
    ordain: each(MOST_ORDAINED + 1, (priests) => ({ kind: 'ordain', priests })),
    leech: { kind: 'leech' },
    decline: { kind: 'decline' },
    convert: {
      powerToPriest: convert('powerToPriest'),
      powerToWorker: convert('powerToWorker'),
      powerToCoin: convert('powerToCoin'),
      priestToWorker: convert('priestToWorker'),
      workerToCoin: convert('workerToCoin'),
      pointToCoin: convert('pointToCoin'),
      coinsToPoint: convert('coinsToPoint'),
    },
    burn: { kind: 'burn' },
    connect: each(map.riverNames.length, (river) => ({ kind: 'connect', river })),
    pass: each(Object.keys(tables.bonusCards).length, (card) => ({ kind: 'pass', card })),
    passLast: { kind: 'pass', card: null },
    done: { kind: 'done' },
    end: { kind: 'end' },
  };
}

const CONVERSION_LINES: Record<Conversion, string> = {
  powerToPriest: 'convert power to priest',
  powerToWorker: 'convert power to worker',
  powerToCoin: 'convert power to coin',
  priestToWorker: 'convert priest to worker',
  workerToCoin: 'convert worker to coin',
  pointToCoin: 'convert point to coin',
  coinsToPoint: 'convert coins to point',
};

export function makeNotation(tables: Tables, map: HexMap, catalogue: Catalogue): Notation<Action> {
  const powerActions = Object.keys(tables.powerActions);
  const cards = Object.keys(tables.bonusCards);
  const favours = Object.keys(tables.favourTiles);
  const towns = Object.keys(tables.townTiles);
  const sites = tables.map.bridges.map(([from, to]) => `${from}:${to}`);
  const write = (action: Action): string => {
    switch (action.kind) {
      case 'faction':
        return `play ${FACTIONS[action.faction]}`;
      case 'take':
        return `take ${cards[action.card]}`;
      case 'build':
        return `build ${map.landNames[action.hex]}`;
      case 'transform':
        return `transform ${map.landNames[action.hex]} to ${TERRAINS[action.to]}`;
      case 'upgrade':
        return `upgrade ${map.landNames[action.hex]} to ${BUILDINGS[action.to]}`;
      case 'advance':
        return `advance ${action.track}`;
      case 'send':
        return `send priest to ${CULTS[action.cult]} for ${action.steps}`;
      case 'power':
        return `action ${powerActions[action.space]}`;
      case 'special':
        return `action ${action.source}`;
      case 'bridge':
        return `bridge ${sites[action.site]}`;
      case 'step':
        return `step ${CULTS[action.cult]}`;
      case 'favour':
        return `favour ${favours[action.tile]}`;
      case 'town':
        return `town ${towns[action.tile]}`;
      case 'ordain':
        return `ordain ${action.priests}`;
      case 'convert':
        return CONVERSION_LINES[action.how];
      case 'connect':
        return `connect ${map.riverNames[action.river]}`;
      case 'pass':
        return action.card === null ? 'pass' : `pass ${cards[action.card]}`;
      case 'end':
        return 'end turn';
      case 'leech':
      case 'decline':
      case 'burn':
      case 'done':
        return action.kind;
    }
  };
  return notationOf(catalogue, write);
}
