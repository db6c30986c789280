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
import { BUILDINGS, CULTS, FACTIONS, type Tables, TERRAINS } from '../data/types.ts';

const CONVERSION_LINES = {
  powerToPriest: 'power to priest',
  powerToWorker: 'power to worker',
  powerToCoin: 'power to coin',
  priestToWorker: 'priest to worker',
  workerToCoin: 'worker to coin',
  pointToCoin: 'point to coin',
  coinsToPoint: 'coins to point',
} as const;
export type Conversion = keyof typeof CONVERSION_LINES;
export const CONVERSIONS = Object.keys(CONVERSION_LINES) as readonly Conversion[];

const TRACKS = ['shipping', 'digging'] as const;
export type Track = (typeof TRACKS)[number];

const SPECIAL_SOURCES = ['card', 'favour', 'stronghold', 'bridge'] as const;
export type SpecialSource = (typeof SPECIAL_SOURCES)[number];

const MOST_ORDAINED = 7;

/** What the arguments depend on. */
interface World {
  readonly tables: Tables;
  readonly map: HexMap;
}

const land = among(({ map }: World) => map.landNames);
const river = among(({ map }: World) => map.riverNames);
const site = domain(({ tables }: World) => bridgeSites(tables.map.bridges));
const card = among(({ tables }: World) => Object.keys(tables.bonusCards));
const favour = among(({ tables }: World) => Object.keys(tables.favourTiles));
const town = among(({ tables }: World) => Object.keys(tables.townTiles));
const powerAction = among(({ tables }: World) => Object.keys(tables.powerActions));
const cult = amongThese(CULTS);
const steps = countTo(({ tables: { cults } }: World) => Math.max(cults.stepsWithoutPlace, ...cults.places));

export const actionTable = defineActions<World>()({
  faction: action('play {faction}', ['faction', amongThese(FACTIONS)]),
  take: action('take {card}', ['card', card]),
  build: action('build {hex}', ['hex', land]),
  transform: action('transform {hex} to {terrain}', ['hex', land], ['terrain', amongThese(TERRAINS)]),
  upgrade: action('upgrade {hex} to {building}', ['hex', land], ['building', amongThese(BUILDINGS)]),
  advance: action('advance {track}', ['track', oneOf(TRACKS)]),
  send: action('send priest to {cult} for {steps}', ['cult', cult], ['steps', steps]),
  power: action('action {space}', ['space', powerAction]),
  special: action('action {source}', ['source', oneOf(SPECIAL_SOURCES)]),
  bridge: action('bridge {site}', ['site', site]),
  step: action('step {cult}', ['cult', cult]),
  favour: action('favour {tile}', ['tile', favour]),
  town: action('town {tile}', ['tile', town]),
  ordain: action('ordain {priests}', ['priests', countTo(() => MOST_ORDAINED)]),
  leech: action('leech'),
  decline: action('decline'),
  convert: payment('convert {how}', ['how', oneOf(CONVERSIONS, (how) => ({ text: CONVERSION_LINES[how] }))]),
  burn: payment('burn'),
  connect: action('connect {river}', ['river', river]),
  /** Nothing at the end of the last round. */
  pass: action('pass {card}', ['card', orNone(card)]),
  done: action('done'),
  end: action('end turn'),
});

export type Action = ActionsOf<typeof actionTable>;
export type ActionOf<K extends Action['kind']> = Extract<Action, { kind: K }>;
export type Catalogue = CatalogueOf<typeof actionTable>;

/** An action of one kind, where the checks have let through no other. */
export function ofKind<K extends Action['kind']>(action: Action, kind: K): ActionOf<K> {
  if (action.kind !== kind) throw new Error(`"${action.kind}" is not "${kind}"`);
  return action as ActionOf<K>;
}
