/** Everything a player can do, as small values; all of them exist once, in the catalogue of the ruleset. */
import type { Notation } from '@guildhall/kernel';
import { each, type HexMap, notationOf } from '@guildhall/terra';
import { BUILDINGS, DISCIPLINES, FACTIONS, OWN_BUILDINGS, type Tables, TERRAINS } from '../data/types.ts';
import { DISCIPLINE_COUNT } from './state.ts';

export const CONVERSIONS = [
  'powerToScholar',
  'powerToTool',
  'powerToCoin',
  'scholarToTool',
  'toolToCoin',
  'powerToBankingBook',
  'powerToLawBook',
  'powerToEngineeringBook',
  'powerToMedicineBook',
  'bankingBookToCoin',
  'lawBookToCoin',
  'engineeringBookToCoin',
  'medicineBookToCoin',
] as const;
export type Conversion = (typeof CONVERSIONS)[number];

export const TRACKS = ['shipping', 'terraforming'] as const;
export type Track = (typeof TRACKS)[number];

export const SPECIAL_SOURCES = [
  'faction',
  'palace',
  'deusExMachina',
  'professors',
  'competency',
  'roundBonus',
  'molesBridge',
] as const;
export type SpecialSource = (typeof SPECIAL_SOURCES)[number];

/** How a hex is reached: by foot or ship, by the moles' tunnel, by the flight of a palace. */
export const WAYS = ['reach', 'tunnel', 'flight'] as const;
export const BY_REACH = 0;
export const BY_TUNNEL = 1;
export const BY_FLIGHT = 2;

/**
 * What somebody has finished with, because nothing more of it is wanted or possible. `spadesForNow` come back after a
 * free workshop that is built first, and a `workshopForNow` after other spades.
 */
export const FINISHED = [
  'spades',
  'spadesForNow',
  'workshopForNow',
  'steps',
  'bridges',
  'building',
  'competency',
] as const;
type Finished = (typeof FINISHED)[number];

export type Action =
  | { readonly kind: 'set'; readonly board: number }
  | { readonly kind: 'board'; readonly board: number }
  | { readonly kind: 'faction'; readonly faction: number }
  | { readonly kind: 'palace'; readonly palace: number }
  | { readonly kind: 'bonus'; readonly bonus: number }
  | { readonly kind: 'place'; readonly building: number; readonly hex: number }
  | { readonly kind: 'build'; readonly hex: number; readonly by: number }
  | { readonly kind: 'transform'; readonly hex: number; readonly to: number; readonly by: number }
  | { readonly kind: 'upgrade'; readonly hex: number; readonly to: number }
  | { readonly kind: 'advance'; readonly track: Track }
  | { readonly kind: 'innovate'; readonly innovation: number }
  | { readonly kind: 'send'; readonly discipline: number; readonly steps: number }
  | { readonly kind: 'power'; readonly space: number }
  | { readonly kind: 'bookAction'; readonly space: number }
  | { readonly kind: 'special'; readonly source: SpecialSource }
  | { readonly kind: 'annex'; readonly hex: number }
  | { readonly kind: 'bridge'; readonly site: number }
  | { readonly kind: 'step'; readonly discipline: number }
  | { readonly kind: 'useKey'; readonly discipline: number }
  | { readonly kind: 'keepKey'; readonly discipline: number }
  | { readonly kind: 'takeBook'; readonly discipline: number }
  | { readonly kind: 'payBook'; readonly discipline: number }
  | { readonly kind: 'competency'; readonly competency: number }
  | { readonly kind: 'town'; readonly tile: number }
  | { readonly kind: 'leech' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'convert'; readonly how: Conversion }
  | { readonly kind: 'burn' }
  | { readonly kind: 'connect'; readonly river: number }
  | { readonly kind: 'pass'; readonly bonus: number | null }
  | { readonly kind: 'done'; readonly of: Finished }
  | { readonly kind: 'end' };

/** One shared value for each action, so that making a legal list allocates nothing but the list. */
export interface Catalogue {
  readonly set: readonly Action[];
  readonly board: readonly Action[];
  readonly faction: readonly Action[];
  readonly palace: readonly Action[];
  readonly bonus: readonly Action[];
  /** By building, then by hex. */
  readonly place: readonly (readonly Action[])[];
  /** By way, then by hex. */
  readonly build: readonly (readonly Action[])[];
  /** By way, by hex, by terrain. */
  readonly transform: readonly (readonly (readonly Action[])[])[];
  /** By hex, then by building. */
  readonly upgrade: readonly (readonly Action[])[];
  readonly advance: { readonly [T in Track]: Action };
  readonly innovate: readonly Action[];
  /** By discipline, then by steps. */
  readonly send: readonly (readonly Action[])[];
  readonly power: readonly Action[];
  readonly bookAction: readonly Action[];
  readonly special: { readonly [S in SpecialSource]: Action };
  readonly annex: readonly Action[];
  readonly bridge: readonly Action[];
  readonly step: readonly Action[];
  readonly useKey: readonly Action[];
  readonly keepKey: readonly Action[];
  readonly takeBook: readonly Action[];
  readonly payBook: readonly Action[];
  readonly competency: readonly Action[];
  readonly town: readonly Action[];
  readonly leech: Action;
  readonly decline: Action;
  readonly convert: readonly Action[];
  readonly burn: Action;
  readonly connect: readonly Action[];
  readonly pass: readonly Action[];
  readonly passLast: Action;
  readonly done: { readonly [F in Finished]: Action };
  readonly end: Action;
}

function sizeOf(table: object): number {
  return Object.keys(table).length;
}

export function makeCatalogue(tables: Tables, map: HexMap, sites: number): Catalogue {
  const land = map.landNames.length;
  const special = (source: SpecialSource): Action => ({ kind: 'special', source });
  const mostSteps = Math.max(tables.science.stepsForReturn, ...tables.science.places);
  const eachDiscipline = <T>(make: (discipline: number) => T): T[] => each(DISCIPLINE_COUNT, make);
  return {
    set: each(TERRAINS.length, (board) => ({ kind: 'set', board })),
    board: each(TERRAINS.length, (board) => ({ kind: 'board', board })),
    faction: each(FACTIONS.length, (faction) => ({ kind: 'faction', faction })),
    palace: each(sizeOf(tables.palaces), (palace) => ({ kind: 'palace', palace })),
    bonus: each(sizeOf(tables.roundBonuses), (bonus) => ({ kind: 'bonus', bonus })),
    place: each(BUILDINGS.length, (building) => each(land, (hex) => ({ kind: 'place', building, hex }))),
    build: each(WAYS.length, (by) => each(land, (hex) => ({ kind: 'build', hex, by }))),
    transform: each(WAYS.length, (by) =>
      each(land, (hex) => each(TERRAINS.length, (to) => ({ kind: 'transform', hex, to, by }))),
    ),
    upgrade: each(land, (hex) => each(OWN_BUILDINGS.length, (to) => ({ kind: 'upgrade', hex, to }))),
    advance: {
      shipping: { kind: 'advance', track: 'shipping' },
      terraforming: { kind: 'advance', track: 'terraforming' },
    },
    innovate: each(sizeOf(tables.innovations), (innovation) => ({ kind: 'innovate', innovation })),
    send: eachDiscipline((discipline) =>
      each(mostSteps + 1, (steps) => ({ kind: 'send', discipline, steps })),
    ),
    power: each(sizeOf(tables.powerActions), (space) => ({ kind: 'power', space })),
    bookAction: each(sizeOf(tables.bookActions), (space) => ({ kind: 'bookAction', space })),
    special: {
      faction: special('faction'),
      palace: special('palace'),
      deusExMachina: special('deusExMachina'),
      professors: special('professors'),
      competency: special('competency'),
      roundBonus: special('roundBonus'),
      molesBridge: special('molesBridge'),
    },
    annex: each(land, (hex) => ({ kind: 'annex', hex })),
    bridge: each(sites, (site) => ({ kind: 'bridge', site })),
    step: eachDiscipline((discipline) => ({ kind: 'step', discipline })),
    useKey: eachDiscipline((discipline) => ({ kind: 'useKey', discipline })),
    keepKey: eachDiscipline((discipline) => ({ kind: 'keepKey', discipline })),
    takeBook: eachDiscipline((discipline) => ({ kind: 'takeBook', discipline })),
    payBook: eachDiscipline((discipline) => ({ kind: 'payBook', discipline })),
    competency: each(sizeOf(tables.competencies), (competency) => ({ kind: 'competency', competency })),
    town: each(sizeOf(tables.townTiles), (tile) => ({ kind: 'town', tile })),
    leech: { kind: 'leech' },
    decline: { kind: 'decline' },
    convert: CONVERSIONS.map((how) => ({ kind: 'convert', how })),
    burn: { kind: 'burn' },
    connect: each(map.riverNames.length, (river) => ({ kind: 'connect', river })),
    pass: each(sizeOf(tables.roundBonuses), (bonus) => ({ kind: 'pass', bonus })),
    passLast: { kind: 'pass', bonus: null },
    done: {
      spades: { kind: 'done', of: 'spades' },
      spadesForNow: { kind: 'done', of: 'spadesForNow' },
      workshopForNow: { kind: 'done', of: 'workshopForNow' },
      steps: { kind: 'done', of: 'steps' },
      bridges: { kind: 'done', of: 'bridges' },
      building: { kind: 'done', of: 'building' },
      competency: { kind: 'done', of: 'competency' },
    },
    end: { kind: 'end' },
  };
}

const CONVERSION_LINES: Record<Conversion, string> = {
  powerToScholar: 'convert power to scholar',
  powerToTool: 'convert power to tool',
  powerToCoin: 'convert power to coin',
  scholarToTool: 'convert scholar to tool',
  toolToCoin: 'convert tool to coin',
  powerToBankingBook: 'convert power to banking book',
  powerToLawBook: 'convert power to law book',
  powerToEngineeringBook: 'convert power to engineering book',
  powerToMedicineBook: 'convert power to medicine book',
  bankingBookToCoin: 'convert banking book to coin',
  lawBookToCoin: 'convert law book to coin',
  engineeringBookToCoin: 'convert engineering book to coin',
  medicineBookToCoin: 'convert medicine book to coin',
};

const WAY_LINES = ['', ' by tunnel', ' by flight'];

export function makeNotation(
  tables: Tables,
  map: HexMap,
  sites: readonly (readonly [number, number])[],
  catalogue: Catalogue,
): Notation<Action> {
  const palaces = Object.keys(tables.palaces);
  const bonuses = Object.keys(tables.roundBonuses);
  const innovations = Object.keys(tables.innovations);
  const competencies = Object.keys(tables.competencies);
  const towns = Object.keys(tables.townTiles);
  const powerActions = Object.keys(tables.powerActions);
  const bookActions = Object.keys(tables.bookActions);
  const write = (action: Action): string => {
    switch (action.kind) {
      case 'set':
        return `take set ${TERRAINS[action.board]}`;
      case 'board':
        return `take board ${TERRAINS[action.board]}`;
      case 'faction':
        return `take faction ${FACTIONS[action.faction]}`;
      case 'palace':
        return `take palace ${palaces[action.palace]}`;
      case 'bonus':
        return `take bonus ${bonuses[action.bonus]}`;
      case 'place':
        return `place ${BUILDINGS[action.building]} ${map.landNames[action.hex]}`;
      case 'build':
        return `build ${map.landNames[action.hex]}${WAY_LINES[action.by]}`;
      case 'transform':
        return `transform ${map.landNames[action.hex]} to ${TERRAINS[action.to]}${WAY_LINES[action.by]}`;
      case 'upgrade':
        return `upgrade ${map.landNames[action.hex]} to ${BUILDINGS[action.to]}`;
      case 'advance':
        return `advance ${action.track}`;
      case 'innovate':
        return `innovate ${innovations[action.innovation]}`;
      case 'send':
        return `send scholar to ${DISCIPLINES[action.discipline]} for ${action.steps}`;
      case 'power':
        return `action ${powerActions[action.space]}`;
      case 'bookAction':
        return `action ${bookActions[action.space]}`;
      case 'special':
        return `action ${action.source}`;
      case 'annex':
        return `annex ${map.landNames[action.hex]}`;
      case 'bridge':
        return `bridge ${map.landNames[sites[action.site][0]]}:${map.landNames[sites[action.site][1]]}`;
      case 'step':
        return `step ${DISCIPLINES[action.discipline]}`;
      case 'useKey':
        return `use key ${DISCIPLINES[action.discipline]}`;
      case 'keepKey':
        return `keep key ${DISCIPLINES[action.discipline]}`;
      case 'takeBook':
        return `take book ${DISCIPLINES[action.discipline]}`;
      case 'payBook':
        return `pay book ${DISCIPLINES[action.discipline]}`;
      case 'competency':
        return `competency ${competencies[action.competency]}`;
      case 'town':
        return `town ${towns[action.tile]}`;
      case 'convert':
        return CONVERSION_LINES[action.how];
      case 'connect':
        return `connect ${map.riverNames[action.river]}`;
      case 'pass':
        return action.bonus === null ? 'pass' : `pass ${bonuses[action.bonus]}`;
      case 'end':
        return 'end turn';
      case 'leech':
      case 'decline':
      case 'burn':
        return action.kind;
      case 'done':
        return `done with ${action.of}`;
    }
  };
  return notationOf(catalogue, write);
}
