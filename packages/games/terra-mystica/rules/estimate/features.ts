/**
 * What the estimate looks at, by name and in the network's order: the network learnt from these figures, so another
 * figure, or the same one elsewhere, means that it has to be taught again.
 */
import { BUILDINGS, CULTS, tables } from '../../data/index.ts';

const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
const ofEach = (things: readonly (string | number)[], ...figures: string[]): string[] =>
  things.flatMap((thing) => figures.map((figure) => `${figure} ${thing}`));
/** Each of them, and again as a share of the rounds in which the seat still acts. */
const withAhead = (...names: string[]): string[] => names.flatMap((name) => [name, `${name}, ahead`]);
const withOver = (...names: string[]): string[] => names.flatMap((name) => [name, `${name}, over`]);

const ROUNDS = upTo(6);
const CARDS = Object.keys(tables.bonusCards);
const POWER = ['bowl 2', 'bowl 3'];
const RESOURCES = ['coins', 'workers', 'priests'];
const PAID = ['dwelling', 'tradingHouse', 'temple', 'stronghold', 'spade', 'town'];
const SHARES = ['share now', 'share soon', 'share in the end'];

export const FEATURES = {
  moment: [
    ...ofEach(ROUNDS, 'round'),
    'set-up',
    ...ofEach(ROUNDS, 'live in round'),
    ...['live', 'incomes to come', 'others live', 'passed first', 'nobody passed', 'seats'],
    ...ofEach(upTo(5), 'set-up place'),
  ],
  resources: [
    ...[...RESOURCES, 'bowl 1', ...POWER],
    ...['live', 'last', 'ahead'].flatMap((when) => [...RESOURCES, ...POWER].map((name) => `${when} ${name}`)),
    ...['ahead tokens', 'priests in supply', 'few points'],
  ],
  income: [...RESOURCES, 'power', ...ofEach([...RESOURCES, 'power'], 'later')],
  buildings: [
    ...withAhead(...BUILDINGS, 'shipping', 'digging'),
    ...['digging with workers', 'digging with later workers'],
  ],
  scoringTiles: [
    ...ofEach(PAID, 'now', 'soon', 'later'),
    ...['first stronghold', 'first sanctuary', 'trading houses left', 'dwellings left'],
    ...ofEach(PAID.slice(0, -1), 'workers for'),
  ],
  favours: [
    ...withAhead(...Object.keys(tables.favourTiles)),
    ...['dwellings left', 'trading houses left', 'passing'],
  ],
  cards: [
    ...ofEach(CARDS, 'live with'),
    ...ofEach(CARDS, 'not live with'),
    ...['points at passing', 'points at passing, live'],
    ...ofEach(CARDS, 'free'),
    'most coins',
  ],
  actions: ['card', 'favour', 'stronghold', ...Object.keys(tables.powerActions), 'power for them'],
  cults: [
    ...CULTS,
    ...withOver(...SHARES),
    ...withAhead('keys'),
    ...['own tops', 'tops of others', 'keys of use', 'priests sent', 'best places', 'other places'],
    ...['priests for places', 'last priests for places'],
  ],
  rewards: [...ofEach([...RESOURCES, 'power', 'spades'], 'now', 'later'), 'on the way'],
  area: [...withOver(...SHARES), ...withAhead('area'), 'buildings outside'],
  room: [
    ...withAhead(...ofEach(['0 spades', '1 spade', '2 spades', '3 spades'], 'hexes for')),
    ...['hexes further on', ...withAhead('hexes beside', 'power to offer')],
    ...['accompanied', ...withAhead('accompanied dwellings')],
  ],
  towns: [
    ...withAhead('towns'),
    ...ofEach(upTo(5), 'within'),
    ...['near, ahead', 'near, live', ...withAhead('second', 'room'), 'dwellings', 'buildings missing'],
    ...['bridges', 'bridge points', 'bridge points, ahead'],
  ],
  owed: [
    ...['favours', 'towns', 'spades', 'hexes', 'end of turn', 'action', 'two actions'],
    ...['steps', 'power', 'bridge', 'other', 'cult spades'],
  ],
  faction: ['', ' ahead', ' with a stronghold ahead', ' with a temple'].flatMap((more) =>
    Object.keys(tables.factions).map((faction) => `${faction}${more}`),
  ),
};
