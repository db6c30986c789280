/** Everything a player can do. */
import {
  type ActionsOf,
  action,
  among,
  amongThese,
  type CatalogueOf,
  countTo,
  defineActions,
  domain,
  oneOf,
  orNone,
  payment,
} from '@guildhall/kernel';
import { bridgeSites, type HexMap } from '../../terra/index.ts';
import { ONCE_A_ROUND } from '../data/special-actions.ts';
import { BUILDINGS, DISCIPLINES, FACTIONS, OWN_BUILDINGS, type Tables, TERRAINS } from '../data/types.ts';

const CONVERSION_LINES = {
  powerToScholar: 'power to scholar',
  powerToTool: 'power to tool',
  powerToCoin: 'power to coin',
  scholarToTool: 'scholar to tool',
  toolToCoin: 'tool to coin',
  powerToBankingBook: 'power to banking book',
  powerToLawBook: 'power to law book',
  powerToEngineeringBook: 'power to engineering book',
  powerToMedicineBook: 'power to medicine book',
  bankingBookToCoin: 'banking book to coin',
  lawBookToCoin: 'law book to coin',
  engineeringBookToCoin: 'engineering book to coin',
  medicineBookToCoin: 'medicine book to coin',
} as const;
export type Conversion = keyof typeof CONVERSION_LINES;
export const CONVERSIONS = Object.keys(CONVERSION_LINES) as readonly Conversion[];

export const TRACKS = ['shipping', 'terraforming'] as const;
export type Track = (typeof TRACKS)[number];

export const SPECIAL_SOURCES = [...ONCE_A_ROUND, 'molesBridge'] as const;
export type SpecialSource = (typeof SPECIAL_SOURCES)[number];

/** How a hex is reached: by foot or ship, by the moles' tunnel, by the flight of a palace. */
export const WAYS = ['reach', 'tunnel', 'flight'] as const;
export const BY_REACH = 0;
export const BY_TUNNEL = 1;
export const BY_FLIGHT = 2;
const WAY_LINES = ['', 'by tunnel', 'by flight'];

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

/** What the arguments depend on. */
interface World {
  readonly tables: Tables;
  readonly map: HexMap;
  /** The two ends of each site for a bridge. */
  readonly sites: readonly (readonly [number, number])[];
}

const land = among(({ map }: World) => map.landNames);
const river = among(({ map }: World) => map.riverNames);
const site = domain(({ map: { landNames }, sites }: World) =>
  bridgeSites(sites.map(([from, to]) => [landNames[from], landNames[to]])),
);
const palace = among(({ tables }: World) => Object.keys(tables.palaces));
const bonus = among(({ tables }: World) => Object.keys(tables.roundBonuses));
const innovation = among(({ tables }: World) => Object.keys(tables.innovations));
const competency = among(({ tables }: World) => Object.keys(tables.competencies));
const town = among(({ tables }: World) => Object.keys(tables.townTiles));
const powerAction = among(({ tables }: World) => Object.keys(tables.powerActions));
const bookAction = among(({ tables }: World) => Object.keys(tables.bookActions));
const steps = countTo(({ tables: { science } }: World) =>
  Math.max(science.stepsForReturn, ...science.places),
);
const terrain = amongThese(TERRAINS);
const building = amongThese(BUILDINGS);
const discipline = amongThese(DISCIPLINES);
const way = domain(() => WAYS.map((word, value) => ({ value, word, text: WAY_LINES[value] })));
const conversion = domain(() =>
  CONVERSIONS.map((how) => ({ value: how, word: how, text: CONVERSION_LINES[how] })),
);

export const actionTable = defineActions<World>()({
  set: action('take set {board}', ['board', terrain]),
  board: action('take board {board}', ['board', terrain]),
  faction: action('take faction {faction}', ['faction', amongThese(FACTIONS)]),
  palace: action('take palace {palace}', ['palace', palace]),
  bonus: action('take bonus {bonus}', ['bonus', bonus]),
  place: action('place {building} {hex}', ['building', building], ['hex', land]),
  build: action('build {hex} {by}', ['by', way], ['hex', land]),
  transform: action('transform {hex} to {terrain} {by}', ['by', way], ['hex', land], ['terrain', terrain]),
  upgrade: action('upgrade {hex} to {building}', ['hex', land], ['building', amongThese(OWN_BUILDINGS)]),
  advance: action('advance {track}', ['track', oneOf(TRACKS)]),
  innovate: action('innovate {innovation}', ['innovation', innovation]),
  send: action('send scholar to {discipline} for {steps}', ['discipline', discipline], ['steps', steps]),
  power: action('action {space}', ['space', powerAction]),
  bookAction: action('action {space}', ['space', bookAction]),
  special: action('action {source}', ['source', oneOf(SPECIAL_SOURCES)]),
  annex: action('annex {hex}', ['hex', land]),
  bridge: action('bridge {site}', ['site', site]),
  step: action('step {discipline}', ['discipline', discipline]),
  useKey: action('use key {discipline}', ['discipline', discipline]),
  keepKey: action('keep key {discipline}', ['discipline', discipline]),
  takeBook: action('take book {discipline}', ['discipline', discipline]),
  payBook: action('pay book {discipline}', ['discipline', discipline]),
  competency: action('competency {competency}', ['competency', competency]),
  town: action('town {tile}', ['tile', town]),
  leech: action('leech'),
  decline: action('decline'),
  convert: payment('convert {how}', ['how', conversion]),
  burn: payment('burn'),
  connect: action('connect {river}', ['river', river]),
  /** Nothing at the end of the last round. */
  pass: action('pass {bonus}', ['bonus', orNone(bonus)]),
  done: action('done with {of}', ['of', oneOf(FINISHED, (of) => ({ word: `done.${of}` }))]),
  end: action('end turn'),
});

export type Action = ActionsOf<typeof actionTable>;
export type ActionOf<K extends Action['kind']> = Extract<Action, { kind: K }>;
export type Catalogue = CatalogueOf<typeof actionTable>;

/** Whether an action gives up or ends what is left of something. */
export function isDoneWith(action: Action, of: (typeof FINISHED)[number]): boolean {
  return action.kind === 'done' && action.of === of;
}
