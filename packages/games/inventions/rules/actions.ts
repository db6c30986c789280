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
  yes,
} from '@guildhall/kernel';
import { ACTIONS, REGIONS, SPECIALISTS, type Tables, TYPES } from '../data/types.ts';
import { NONE } from './state.ts';
import { PROGRESS_TILES } from './tiles.ts';

const MOST_PRESENTERS = 2;
const ASPIRATIONS = [...TYPES, 'joker'];

const fromAcademy = (count: number): string => (count === 0 ? '' : `with ${count} of the academy`);

const region = amongThese(REGIONS);
const pillar = amongThese(ACTIONS);
const specialist = amongThese(SPECIALISTS);
const aspiration = amongThese(ASPIRATIONS);
const scholars = countTo(() => MOST_PRESENTERS, fromAcademy);
/** Whether a scholar goes there in place of a specialist. */
const scholar = yes(fromAcademy(1));
const card = among((tables: Tables) => Object.keys(tables.cards));
const milestone = among((tables: Tables) => Object.keys(tables.milestones));
const token = among((tables: Tables) => Object.keys(tables.influenceTokens));
const space = among((tables: Tables) => Object.keys(tables.progressMap));
const economyTile = among((tables: Tables) => Object.keys(tables.economyTiles));
const technologyTile = among((tables: Tables) => Object.keys(tables.technologyTiles));
const wealthTile = among((tables: Tables) => Object.keys(tables.wealthTiles));
const progressTile = among((tables: Tables) => tileIds(tables).slice(0, PROGRESS_TILES));
const citizens = countTo((tables: Tables) => tables.pieces.citizens);
/** The aspiration that a tile replaces; the last one: none, it goes on a free space. */
const replaced = domain(() => [
  ...ASPIRATIONS.map((type, value) => ({ value, word: type, text: `for ${type}` })),
  { value: NONE, word: null, text: '' },
]);
const eraSpace = domain((tables: Tables) =>
  numbered(Math.max(...Object.values(tables.eraTrack).map((list) => list.length))),
);
const place = domain(() => numbered(4));

/** Counted from 0 in actions, and from 1 by people. */
function numbered(count: number) {
  return Array.from({ length: count }, (_, value) => ({ value, word: value + 1, text: `${value + 1}` }));
}

export const actionTable = defineActions<Tables>()({
  /** The preparatory round: a region, and how many scholars are among the presenters. */
  prepare: action('prepare {region} {scholars}', ['region', region], ['scholars', scholars]),
  /** Plays or moves the pillar of this round. */
  pillar: action('pillar {action}', ['action', pillar]),
  present: action(
    'present {card} in {region} {scholars}',
    ['card', card],
    ['region', region],
    ['scholars', scholars],
  ),
  invent: action('invent in {region} {scholar}', ['region', region], ['scholar', scholar]),
  innovate: action('innovate in {region} {scholar}', ['region', region], ['scholar', scholar]),
  share: action('share in {region}', ['region', region]),
  /** Citizens of a region come home as specialists of a type. */
  call: action(
    'call {count} from {region} as {specialist}',
    ['region', region],
    ['count', citizens],
    ['specialist', specialist],
  ),
  influence: action(
    '{token} in {region} as {specialist}',
    ['region', region],
    ['token', token],
    ['specialist', specialist],
  ),
  travel: action('travel {from} to {to}', ['from', region], ['to', region]),
  eureka: action('eureka {milestone}', ['milestone', milestone]),
  /** `who`: the type of a specialist, or ANY for a scholar. */
  send: action(
    'send {who} to {milestone}',
    ['who', amongThese([...SPECIALISTS, 'scholar'])],
    ['milestone', milestone],
  ),
  recall: action('recall {milestone}', ['milestone', milestone]),
  /** Chain actions: printed on a card, on an influence token, on the knowledge tile of the sage. */
  chain: action('chain {card}', ['card', card]),
  flip: action('flip {token}', ['token', token]),
  learn: action('learn'),
  technology: action('use {tile} for {action}', ['tile', technologyTile], ['action', pillar]),
  economy: action('use {tile}', ['tile', economyTile]),
  decline: action('decline'),
  citizen: action('citizen {region}', ['region', region]),
  train: action('train {specialist}', ['specialist', specialist]),
  /** The tile of a sharer: on a free space, or in place of an aspiration. */
  wealth: action('wealth {tile} {replaced}', ['tile', wealthTile], ['replaced', replaced]),
  joker: action('joker {replaced}', ['replaced', replaced]),
  exhaust: action('exhaust {specialist}', ['specialist', specialist]),
  /** A scholar is exhausted as a specialist of a type, for good. */
  devote: action('exhaust scholar as {specialist}', ['specialist', specialist]),
  era: action('era space {space}', ['space', eraSpace]),
  /** Gives up an aspiration that has no space. */
  drop: action('drop {type}', ['type', aspiration]),
  draw: action('draw {card}', ['card', card]),
  take: action('take {tile}', ['tile', progressTile]),
  build: action('build {tile} on {space}', ['tile', among(tileIds)], ['space', space]),
  order: action('order {place}', ['place', place]),
  /** Step 2 is over. */
  done: action('done'),
  end: action('end turn'),
});

export type Action = ActionsOf<typeof actionTable>;
export type Catalogue = CatalogueOf<typeof actionTable>;

/** The names of all tiles that can be built, by number. */
export function tileIds(tables: Tables): string[] {
  return [
    ...Object.keys(tables.economyTiles),
    ...Object.keys(tables.cultureTiles),
    ...Object.keys(tables.technologyTiles),
    ...Object.keys(tables.wealthTiles),
  ];
}
