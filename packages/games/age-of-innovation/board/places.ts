/** Which action belongs to which place of the board, and what somebody may wish who selects a place. */
import { type Chapter, offersByChapter, type PlaceId, partsOf, type Slot } from '@guildhall/board-kit';
import type { LogEvent } from '@guildhall/kernel';
import { placesInBoth, SLOTS_IN_BOTH, spotOf, touchedInBoth, wishesInBoth } from '../../terra/board/index.ts';
import { DISCIPLINES, type Discipline } from '../data/index.ts';
import type { Action, Conversion, SpecialSource, State, Track } from '../rules/index.ts';
import { type Atlas, NONE, standingOn } from './atlas.ts';

export function placesOf(atlas: Atlas, action: Action): readonly PlaceId[] {
  switch (action.kind) {
    case 'place':
    case 'annex':
      return [`hex:${atlas.lands[action.hex].name}`];
    case 'send':
      return [`scholar:${action.discipline}.${action.steps}`, `science:${action.discipline}`];
    case 'step':
    case 'useKey':
    case 'keepKey':
      return [`science:${action.discipline}`];
    case 'takeBook':
    case 'payBook':
      return [`book:${action.discipline}`];
    case 'bookAction':
      return [`bookAction:${action.space}`];
    case 'bonus':
      return [`bonus:${action.bonus}`];
    case 'pass':
      return action.bonus === null ? [] : [`bonus:${action.bonus}`];
    case 'innovate':
      return [`innovation:${action.innovation}`];
    case 'competency':
      return [`competency:${action.competency}`];
    case 'palace':
      return [`palace:${action.palace}`];
    case 'convert':
      return CONVERTED[action.how];
    case 'set':
      return [`set:${action.board}`];
    case 'board':
      return [`board:${action.board}`];
    default:
      return placesInBoth(atlas, action);
  }
}

/** Sorts of places that are not on the map. */
export const slots: Readonly<Record<string, Slot>> = {
  ...SLOTS_IN_BOTH,
  book: 'own',
  set: 'tracks',
  board: 'tracks',
  science: 'tracks',
  scholar: 'tracks',
  competency: 'tray',
  innovation: 'tray',
  bonus: 'tray',
  palace: 'tray',
  automa: 'tracks',
  automaCard: 'tracks',
  automaDeck: 'tracks',
};

/** From where to where goods go: what is given is lit. */
const CONVERTED: Readonly<Record<Conversion, readonly [PlaceId, PlaceId]>> = {
  powerToScholar: ['bowls', 'good:scholars'],
  powerToTool: ['bowls', 'good:tools'],
  powerToCoin: ['bowls', 'good:coins'],
  scholarToTool: ['good:scholars', 'good:tools'],
  toolToCoin: ['good:tools', 'good:coins'],
  powerToBankingBook: ['bowls', 'book:0'],
  powerToLawBook: ['bowls', 'book:1'],
  powerToEngineeringBook: ['bowls', 'book:2'],
  powerToMedicineBook: ['bowls', 'book:3'],
  bankingBookToCoin: ['book:0', 'good:coins'],
  lawBookToCoin: ['book:1', 'good:coins'],
  engineeringBookToCoin: ['book:2', 'good:coins'],
  medicineBookToCoin: ['book:3', 'good:coins'],
};
const CONVERSIONS = Object.keys(CONVERTED) as readonly Conversion[];
const IS_OF_BOOK = /book/i;

/** What can be wished of a conversion at a place; of books only where they stand, because there are four of each. */
function conversionsAt(place: PlaceId): readonly Action[] {
  return CONVERSIONS.filter(
    (how) => CONVERTED[how].includes(place) && (!IS_OF_BOOK.test(how) || place.startsWith('book:')),
  ).map((how) => ({ kind: 'convert', how }));
}

export function wishesAt(atlas: Atlas, view: State, seat: number, place: PlaceId): readonly Action[] {
  const [sort, which] = partsOf(place);
  const index = Number(which);
  switch (sort) {
    case 'hex':
      return wishesOnHex(atlas, view, seat, which);
    case 'science':
      return [{ kind: 'send', discipline: index, steps: nextSteps(atlas, view, index) }];
    case 'scholar': {
      const { track: discipline, steps } = spotOf(which);
      return [{ kind: 'send', discipline, steps }];
    }
    case 'book':
      return [{ kind: 'payBook', discipline: index }, ...conversionsAt(place)];
    case 'bookAction':
      return [{ kind: 'bookAction', space: index }];
    case 'bonus':
      return view.phase === 'setup' ? [{ kind: 'bonus', bonus: index }] : [{ kind: 'pass', bonus: index }];
    case 'innovation':
      return [{ kind: 'innovate', innovation: index }];
    case 'competency':
      return [{ kind: 'competency', competency: index }];
    case 'palace':
      return [{ kind: 'palace', palace: index }];
    case 'track':
      return [{ kind: 'advance', track: which as Track }];
    case 'special':
      return [{ kind: 'special', source: which as SpecialSource }];
    case 'bowls':
      return [...conversionsAt(place), { kind: 'burn' }];
    case 'good':
      return conversionsAt(place);
    case 'set':
      return [{ kind: 'set', board: index }];
    case 'board':
      return view.phase === 'setup' ? [{ kind: 'board', board: index }] : [];
    case 'faction':
      return view.phase === 'setup' ? [{ kind: 'faction', faction: index }] : [];
    default:
      return wishesInBoth(atlas, sort, which);
  }
}

/** The steps of the best free place of a discipline. */
function nextSteps(atlas: Atlas, view: State, discipline: number): number {
  const { places, stepsForReturn } = atlas.tables.science;
  return places.find((_, at) => view.scholarPlaces[discipline][at] === NONE) ?? stepsForReturn;
}

/** What each kind of building grows into. */
const GROWS_INTO: Readonly<Record<string, readonly number[]>> = {
  workshop: [1],
  guild: [3, 2],
  school: [4],
};

function wishesOnHex(atlas: Atlas, view: State, seat: number, name: string): readonly Action[] {
  const hex = atlas.lands.findIndex((land) => land.name === name);
  const stands = standingOn(view, hex);
  const { home, annexes } = view.players[seat];
  const build: Action =
    view.phase === 'setup' ? { kind: 'place', building: 0, hex } : { kind: 'build', hex, by: 0 };
  if (stands === null) {
    return view.terrain[hex] === home || home === NONE || view.phase === 'setup'
      ? [build]
      : [{ kind: 'transform', hex, terrain: home, by: 0 }];
  }
  if (stands.seat !== seat) return [build];
  const upgrades = (GROWS_INTO[stands.kind] ?? []).map(
    (building) => ({ kind: 'upgrade', hex, building }) as const,
  );
  return annexes > 0 ? [...upgrades, { kind: 'annex', hex }] : upgrades;
}

/** A power action or a book action by its id. */
function actionPlace(atlas: Atlas, id: string): PlaceId {
  const power = atlas.powers.indexOf(id);
  return power < 0 ? `bookAction:${atlas.bookActions.indexOf(id)}` : `power:${power}`;
}

/** Places that an event changed. */
export function touchedBy(event: LogEvent, atlas: Atlas): readonly PlaceId[] {
  const { kind, data } = event;
  switch (kind) {
    case 'neutralBuilt':
    case 'annexPlaced':
      return [`hex:${data.hex}`];
    case 'advancedInScience':
    case 'scholarSent':
      return [`science:${DISCIPLINES.indexOf(data.discipline as Discipline)}`];
    case 'bookAction':
      return [`bookAction:${atlas.bookActions.indexOf(String(data.action))}`];
    case 'competency':
      return [`competency:${atlas.competencies.indexOf(String(data.competency))}`];
    case 'innovation':
      return [`innovation:${atlas.innovations.indexOf(String(data.innovation))}`];
    case 'palace':
    case 'palaceDrafted':
      return [`palace:${atlas.palaces.indexOf(String(data.palace))}`];
    case 'automaBuilds':
    case 'automaUpgrades':
      return [`hex:${data.hex}`, 'automa'];
    case 'automaWorkshops':
      return [`hex:${data.marked}`, `hex:${data.unmarked}`, 'automa'];
    case 'automaScholar':
    case 'automaAdvances':
      return [`science:${DISCIPLINES.indexOf(data.discipline as Discipline)}`, 'automa'];
    case 'automaInnovation':
      return [`innovation:${atlas.innovations.indexOf(String(data.innovation))}`, 'automa'];
    case 'automaBlocks':
      return [actionPlace(atlas, String(data.action)), 'automa'];
    case 'automaBonus':
    case 'bonusTaken':
    case 'bonusReturned':
      return [`bonus:${atlas.bonuses.indexOf(String(data.bonus))}`];
    default:
      return touchedInBoth(event, atlas) ?? [];
  }
}

const CHAPTERS: Readonly<Record<Action['kind'], Chapter>> = {
  leech: { chapter: 'AOI-LEECH', rank: 0, rule: 'AOI-LEECH-OFFER' },
  decline: { chapter: 'AOI-LEECH', rank: 0, rule: 'AOI-LEECH-PRICE' },
  set: { chapter: 'AOI-SETUP', rank: 0, rule: 'AOI-SETUP-SETS' },
  board: { chapter: 'AOI-BOARD', rank: 0, rule: 'AOI-SETUP-DRAFT' },
  faction: { chapter: 'AOI', rank: 0, rule: 'AOI-SETUP-DRAFT' },
  bonus: { chapter: 'AOI-BONUS', rank: 0, rule: 'AOI-SETUP-DRAFT-BONUS' },
  place: { chapter: 'AOI-BUILD', rank: 0, rule: 'AOI-SETUP-FIRST-BUILDINGS' },
  palace: { chapter: 'AOI-PALACE', rank: 1, rule: 'AOI-PALACE-CHOICE' },
  competency: { chapter: 'AOI-COMPETENCY', rank: 1, rule: 'AOI-COMPETENCY-SLOT' },
  town: { chapter: 'AOI-TOWN', rank: 1, rule: 'AOI-TOWN-TILE' },
  takeBook: { chapter: 'AOI-BOOK', rank: 1, rule: 'AOI-BOOK-CHOICE' },
  payBook: { chapter: 'AOI-BOOK', rank: 1, rule: 'AOI-BOOK-PAYMENT' },
  step: { chapter: 'AOI-SCIENCE', rank: 1, rule: 'AOI-SCIENCE-POWER' },
  useKey: { chapter: 'AOI-SCIENCE', rank: 1, rule: 'AOI-SCIENCE-KEY' },
  keepKey: { chapter: 'AOI-SCIENCE', rank: 1, rule: 'AOI-SCIENCE-KEEP-KEY' },
  bridge: { chapter: 'AOI-BRIDGE', rank: 1, rule: 'AOI-BRIDGE-SITE' },
  connect: { chapter: 'AOI-TOWN', rank: 1, rule: 'AOI-TOWN-RIVER' },
  done: { chapter: 'AOI-TURN', rank: 2, rule: 'AOI-TURN-FINISH-FIRST' },
  end: { chapter: 'AOI-TURN', rank: 2, rule: 'AOI-TURN-END' },
  build: { chapter: 'AOI-BUILD', rank: 3, rule: 'AOI-BUILD-HOME' },
  transform: { chapter: 'AOI-TERRAFORM', rank: 4, rule: 'AOI-TERRAFORM-SHORTEST' },
  upgrade: { chapter: 'AOI-UPGRADE', rank: 5, rule: 'AOI-UPGRADE-PATH' },
  innovate: { chapter: 'AOI-INNOVATION', rank: 6, rule: 'AOI-INNOVATION-COST' },
  advance: { chapter: 'AOI-SHIPPING', rank: 7, rule: 'AOI-SHIPPING-ADVANCE' },
  send: { chapter: 'AOI-SCHOLAR', rank: 8, rule: 'AOI-SCHOLAR-SEND' },
  power: { chapter: 'AOI-ACTION', rank: 9, rule: 'AOI-ACTION-POWER' },
  bookAction: { chapter: 'AOI-ACTION', rank: 9, rule: 'AOI-ACTION-BOOKS' },
  special: { chapter: 'AOI-SPECIAL', rank: 10, rule: 'AOI-SPECIAL-ONCE' },
  annex: { chapter: 'AOI-ANNEX', rank: 10, rule: 'AOI-ANNEX-PLACE' },
  convert: { chapter: 'AOI-CONVERT', rank: 11, rule: 'AOI-CONVERT-RATES' },
  burn: { chapter: 'AOI-CONVERT', rank: 11, rule: 'AOI-POWER-BURN' },
  pass: { chapter: 'AOI-PASS', rank: 12, rule: 'AOI-PASS-BONUS' },
};

const TERRAFORMING: Chapter = {
  ...CHAPTERS.advance,
  chapter: 'AOI-TERRAFORMING',
  rule: 'AOI-TERRAFORMING-ADVANCE',
};

export const { groupOf, introductionOf } = offersByChapter<Action>((action) =>
  action.kind === 'advance' && action.track === 'terraforming' ? TERRAFORMING : CHAPTERS[action.kind],
);
