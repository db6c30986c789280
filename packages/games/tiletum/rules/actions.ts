/** Everything a player can do. */
import {
  type ActionsOf,
  action,
  amongThese,
  type CatalogueOf,
  defineActions,
  domain,
  payment,
} from '@guildhall/kernel';
import {
  ACTIONS,
  ALL_SPOTS,
  FACES,
  FLOORS,
  GOODS,
  MAPS,
  SLOTS,
  SPOTS,
  type Tables,
  TECHNOLOGIES,
} from '../data/index.ts';
import { NONE } from './state.ts';

/** More than any action has points. */
export const MOST_STEPS = 30;

/** Counted from 0 in actions, and from 1 by people. */
function numbered(count: number, prefix = '') {
  return Array.from({ length: count }, (_, value) => ({
    value,
    word: value + 1,
    text: `${prefix}${value + 1}`,
  }));
}

/** Tiles of one kind: their numbers go on where those of the kind before ended. */
function tiles(kinds: (tables: Tables) => readonly object[], first: (tables: Tables) => readonly object[]) {
  return domain((tables: Tables) => {
    const before = first(tables).flatMap(Object.keys).length;
    return kinds(tables)
      .flatMap(Object.keys)
      .map((id, at) => ({ value: before + at, word: id, text: id }));
  });
}

const good = amongThese(GOODS);
const face = domain(() => numbered(FACES));
/** The value a die is changed to; the last one: it stays as it is. */
const changed = domain(() => [...numbered(FACES, 'as '), { value: NONE, word: 0, text: '' }]);
const mapSpot = amongThese(SPOTS);
const spot = amongThese(ALL_SPOTS);
const slot = domain(() => numbered(SLOTS, 'on '));
const building = domain(() => numbered(6));
const room = domain(() =>
  Array.from({ length: 6 * FLOORS }, (_, value) => {
    const text = `${Math.floor(value / FLOORS) + 1}.${(value % FLOORS) + 1}`;
    return { value, word: text, text };
  }),
);
const steps = domain(() => numbered(MOST_STEPS));
const wheelAction = amongThese(ACTIONS);
const city = domain(() =>
  ALL_SPOTS.slice(SPOTS.length).map((id, at) => ({ value: SPOTS.length + at, word: id, text: id })),
);
const level = amongThese(MAPS);
/** Technologies have names of their own: some of them are called as actions are. */
const technology = domain(() =>
  TECHNOLOGIES.map((id, value) => ({ value, word: `technology.${id}`, text: id })),
);
/** What a contract costs less of: goods of one kind, wool or iron; the last one: nothing. */
export const LESS = ['same', 'wool', 'iron'] as const;
const less = domain(() => [
  ...LESS.map((id, value) => ({ value, word: id, text: `less ${id}` })),
  { value: NONE, word: 'none', text: '' },
]);

const helper = tiles(
  ({ helpers }) => [helpers],
  () => [],
);
const contract = tiles(
  ({ contracts }) => [contracts],
  ({ helpers }) => [helpers],
);
const crest = tiles(
  ({ crests }) => [crests],
  ({ helpers, contracts }) => [helpers, contracts],
);
const contractOrCrest = tiles(
  ({ contracts, crests }) => [contracts, crests],
  ({ helpers }) => [helpers],
);
const character = tiles(
  ({ characters }) => [characters],
  ({ helpers, contracts, crests }) => [helpers, contracts, crests],
);
const anyTile = domain((tables: Tables) =>
  tileIds(tables).map((id, value) => ({ value, word: id, text: id })),
);
/** The good that a contract is paid with where it asks for goods of one kind; the last one: it asks for none. */
const paidWith = domain(() => [
  ...GOODS.map((id, value) => ({ value, word: id, text: `with ${id}` })),
  { value: NONE, word: null, text: '' },
]);

export const actionTable = defineActions<Tables>()({
  take: action('take {good} {face} {to}', ['good', good], ['face', face], ['to', changed]),
  /** A bonus tile that is offered. */
  keep: action('keep tile'),
  decline: action('decline'),
  /** The action that the Joker stands for. */
  choose: action('choose {action}', ['action', wheelAction]),
  moveMerchant: action('merchant to {spot}', ['spot', mapSpot]),
  moveArchitect: action('architect to {spot}', ['spot', mapSpot]),
  house: action('house in {spot} {slot}', ['spot', spot], ['slot', slot]),
  pillar: action('pillar in {spot}', ['spot', spot]),
  collect: action('collect in {spot}', ['spot', spot]),
  hire: action('hire {tile}', ['tile', character]),
  refresh: action('refresh characters'),
  lodge: action('lodge {tile} in {room}', ['tile', character], ['room', room]),
  acquire: action('acquire {tile}', ['tile', contractOrCrest]),
  swap: action('swap {give} for {get}', ['give', good], ['get', good]),
  king: action('king {steps}', ['steps', steps]),
  gain: action('gain {good}', ['good', good]),
  building: action('bonuses of building {building}', ['building', building]),
  bonus: action('bonus of {tile}', ['tile', character]),
  /** Tasks. */
  buy: payment('buy {good}', ['good', good]),
  fulfil: action('fulfil {tile} {good} {less}', ['tile', contract], ['good', paidWith], ['less', less]),
  crest: action('place {tile} under building {building}', ['tile', crest], ['building', building]),
  contribute: action('contribute in {spot}', ['spot', spot]),
  use: action('use {tile}', ['tile', helper]),
  /** A helper that names the good of the die. */
  recolour: action('use {tile} for {good}', ['tile', helper], ['good', good]),
  /** With silver. */
  moveSeeker: action('seeker to {spot}', ['spot', city]),
  mine: action('mine in {spot} {slot}', ['spot', city], ['slot', slot]),
  seeker: action('place seeker on {map}', ['map', level]),
  technology: action('raise {technology}', ['technology', technology]),
  /** The move symbol of the seeker wheel: one step, or an action by the technology. */
  seekerStep: action('symbol seeker to {spot}', ['spot', city]),
  seekerAction: action('symbol seeker action'),
  mint: payment('mint gold'),
  forgo: action('forgo a good'),
  split: action('split for {action}', ['action', wheelAction]),
  pay: action('pay silver'),
  identical: action('gain identical {good}', ['good', good]),
  favour: action('favour {good}', ['good', good]),
  look: action('look at tiles'),
  pick: action('pick {tile}', ['tile', anyTile]),
  /** What is left of a gift lapses. */
  done: action('done'),
  end: action('end turn'),
});

export type Action = ActionsOf<typeof actionTable>;
export type Catalogue = CatalogueOf<typeof actionTable>;

/** The names of all tiles, by number. */
export function tileIds({ helpers, contracts, crests, characters }: Tables): string[] {
  return [helpers, contracts, crests, characters].flatMap(Object.keys);
}
