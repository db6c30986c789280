/** Which action belongs to which place of the board, and what somebody may wish who selects a place. */
import { type Chapter, offersByChapter, type PlaceId, partsOf, type Slot } from '@guildhall/board-kit';
import type { LogEvent } from '@guildhall/kernel';
import { placesInBoth, SLOTS_IN_BOTH, spotOf, touchedInBoth, wishesInBoth } from '../../terra/board/index.ts';
import { BUILDINGS, CULTS, type Cult } from '../data/index.ts';
import type { Action, Conversion, State } from '../rules/index.ts';
import { type Atlas, NONE, ownerOf } from './atlas.ts';

export function placesOf(atlas: Atlas, action: Action): readonly PlaceId[] {
  switch (action.kind) {
    case 'send':
      return [`priest:${action.cult}.${action.steps}`, `cult:${action.cult}`];
    case 'step':
      return [`cult:${action.cult}`];
    case 'take':
      return [`card:${action.card}`];
    case 'pass':
      return action.card === null ? [] : [`card:${action.card}`];
    case 'favour':
      return [`favour:${action.tile}`];
    case 'convert':
      return CONVERTED[action.how];
    case 'ordain':
      return [];
    default:
      return placesInBoth(atlas, action);
  }
}

/** Sorts of places that are not on the map. */
export const slots: Readonly<Record<string, Slot>> = {
  ...SLOTS_IN_BOTH,
  cult: 'tracks',
  priest: 'tracks',
  favour: 'tray',
  card: 'tray',
};

/** From where to where goods go: what is given is lit. Points are no goods: they are exchanged at the coins. */
const CONVERTED: Readonly<Record<Conversion, readonly PlaceId[]>> = {
  powerToPriest: ['bowls', 'good:priests'],
  powerToWorker: ['bowls', 'good:workers'],
  powerToCoin: ['bowls', 'good:coins'],
  priestToWorker: ['good:priests', 'good:workers'],
  workerToCoin: ['good:workers', 'good:coins'],
  pointToCoin: ['good:coins'],
  coinsToPoint: ['good:coins'],
};
/** Those that only some can make, or only at the end, are nothing to wish for. */
const COMMON_CONVERSIONS: readonly Conversion[] = [
  'powerToCoin',
  'powerToWorker',
  'powerToPriest',
  'priestToWorker',
  'workerToCoin',
];

export function wishesAt(atlas: Atlas, view: State, seat: number, place: PlaceId): readonly Action[] {
  const [sort, which] = partsOf(place);
  const index = Number(which);
  switch (sort) {
    case 'hex':
      return wishesOnHex(atlas, view, seat, which);
    case 'cult': {
      const free = atlas.tables.cults.places.find((_, at) => view.cultPlaces[index][at] === NONE);
      const steps = free ?? atlas.tables.cults.stepsWithoutPlace;
      return [
        { kind: 'send', cult: index, steps },
        { kind: 'step', cult: index },
      ];
    }
    case 'priest': {
      const { track: cult, steps } = spotOf(which);
      return [{ kind: 'send', cult, steps }];
    }
    case 'card':
      return view.phase === 'setup' ? [{ kind: 'take', card: index }] : [{ kind: 'pass', card: index }];
    case 'favour':
      return [{ kind: 'favour', tile: index }];
    case 'track':
      return which === 'shipping' || which === 'digging' ? [{ kind: 'advance', track: which }] : [];
    case 'special':
      return which === 'card' || which === 'favour' || which === 'stronghold' || which === 'bridge'
        ? [{ kind: 'special', source: which }]
        : [];
    case 'bowls':
      return [...conversionsAt(place), { kind: 'burn' }];
    case 'good':
      return conversionsAt(place);
    case 'faction':
      return [{ kind: 'faction', faction: index }];
    default:
      return wishesInBoth(atlas, sort, which);
  }
}

function conversionsAt(place: PlaceId): readonly Action[] {
  return COMMON_CONVERSIONS.filter((how) => CONVERTED[how].includes(place)).map((how) => ({
    kind: 'convert',
    how,
  }));
}

/** What a kind of building grows into. */
const GROWS_INTO: readonly (readonly number[])[] = [[1], [2, 3], [4], [], []];

function wishesOnHex(atlas: Atlas, view: State, seat: number, name: string): readonly Action[] {
  const hex = atlas.lands.findIndex((land) => land.name === name);
  const standing = view.buildings[hex];
  const { home } = view.players[seat];
  if (standing !== NONE) {
    if (ownerOf(standing, BUILDINGS.length) !== seat) return [{ kind: 'build', hex }];
    return GROWS_INTO[standing % BUILDINGS.length].map((building) => ({ kind: 'upgrade', hex, building }));
  }
  if (view.terrain[hex] === home || home === NONE) return [{ kind: 'build', hex }];
  return [{ kind: 'transform', hex, terrain: home }];
}

/** Places that an event changed. */
export function touchedBy(event: LogEvent, atlas: Atlas): readonly PlaceId[] {
  const { kind, data } = event;
  switch (kind) {
    case 'sandstorm':
      return [`hex:${data.hex}`];
    case 'bridgeBuilt': {
      const site = atlas.sites.findIndex(({ name }) => name === `${data.from}–${data.to}`);
      return site < 0 ? [] : [`site:${site}`];
    }
    case 'cultAdvanced':
    case 'priestSent':
      return [`cult:${CULTS.indexOf(data.cult as Cult)}`];
    case 'favour':
      return [`favour:${atlas.favours.indexOf(String(data.tile))}`];
    case 'cardTaken':
    case 'cardReturned':
      return [`card:${atlas.cards.indexOf(String(data.card))}`];
    default:
      return touchedInBoth(event, atlas) ?? [];
  }
}

const CHAPTERS: Readonly<Record<Action['kind'], Chapter>> = {
  leech: { chapter: 'TM-LEECH', rank: 0, rule: 'TM-LEECH-OFFER' },
  decline: { chapter: 'TM-LEECH', rank: 0, rule: 'TM-LEECH-PRICE' },
  faction: { chapter: 'TM-SETUP', rank: 0, rule: 'TM-SETUP-FACTION-CHOICE' },
  take: { chapter: 'TM-SETUP', rank: 0, rule: 'TM-SETUP-FIRST-CARD' },
  favour: { chapter: 'TM-FAVOUR', rank: 1, rule: 'TM-FAVOUR-EFFECTS' },
  town: { chapter: 'TM-TOWN', rank: 1, rule: 'TM-TOWN-TILE' },
  ordain: { chapter: 'TM-CONVERT', rank: 1, rule: 'TM-DARKLINGS-STRONGHOLD' },
  step: { chapter: 'TM-CULT', rank: 1, rule: 'TM-CULT-POWER' },
  bridge: { chapter: 'TM-BRIDGE', rank: 1, rule: 'TM-BRIDGE-SITE' },
  connect: { chapter: 'TM-TOWN', rank: 1, rule: 'TM-MERMAIDS' },
  done: { chapter: 'TM-TURN', rank: 2, rule: 'TM-TURN-FINISH-FIRST' },
  end: { chapter: 'TM-TURN', rank: 2, rule: 'TM-TURN-END' },
  build: { chapter: 'TM-BUILD', rank: 3, rule: 'TM-BUILD-HOME' },
  transform: { chapter: 'TM-TRANSFORM', rank: 4, rule: 'TM-TRANSFORM-DISTANCE' },
  upgrade: { chapter: 'TM-UPGRADE', rank: 5, rule: 'TM-UPGRADE-PATH' },
  advance: { chapter: 'TM-SHIPPING', rank: 6, rule: 'TM-SHIPPING-ADVANCE' },
  send: { chapter: 'TM-PRIEST', rank: 7, rule: 'TM-PRIEST-SEND' },
  power: { chapter: 'TM-ACTION', rank: 8, rule: 'TM-ACTION-ONCE' },
  special: { chapter: 'TM-SPECIAL', rank: 9, rule: 'TM-SPECIAL-ONCE' },
  convert: { chapter: 'TM-CONVERT', rank: 10, rule: 'TM-CONVERT-RATES' },
  burn: { chapter: 'TM-CONVERT', rank: 10, rule: 'TM-POWER-BURN' },
  pass: { chapter: 'TM-PASS', rank: 11, rule: 'TM-PASS-CARD' },
};

const DIGGING: Chapter = { ...CHAPTERS.advance, chapter: 'TM-DIGGING', rule: 'TM-DIGGING-ADVANCE' };

export const { groupOf, introductionOf } = offersByChapter<Action>((action) =>
  action.kind === 'advance' && action.track === 'digging' ? DIGGING : CHAPTERS[action.kind],
);
