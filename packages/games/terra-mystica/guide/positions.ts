/** The positions of the guide, each reached by the entries of one game. */
import type { Guide, GuidePosition } from '../../guide.ts';
import { OPTIONS } from '../lessons/setup.ts';

const BEGUN = [
  '0 build F4',
  '1 build F3',
  '1 build E8',
  '0 build C3',
  '1 build D3',
  '1 take BON1',
  '0 take BON5',
];

const OFFER = [
  ...BEGUN,
  ...['0 upgrade F4 to tradingHouse', '0 end turn', '1 leech', '1 upgrade F3 to tradingHouse', '1 end turn'],
];

const HOUSES = [
  ...OFFER,
  ...['0 leech', '0 burn', '0 burn', '0 burn', '0 burn', '0 action ACT5', '0 transform E7 to forest'],
  ...['0 build E7', '0 end turn', '1 leech', '1 upgrade E8 to tradingHouse', '1 end turn', '0 leech'],
];

const SECOND = [
  ...HOUSES,
  ...['0 upgrade F4 to temple', '0 favour FAV8', '0 end turn', '1 leech', '1 action card'],
  ...['1 transform E6 to desert', '1 build E6', '1 end turn', '0 leech', '0 pass BON9', '0 end turn'],
  ...['1 pass BON5', '1 end turn', '0 transform D5 to forest'],
];

const SAIL = [
  ...SECOND,
  ...[
    '0 advance shipping',
    '0 end turn',
    '1 upgrade F3 to temple',
    '1 favour FAV11',
    '1 end turn',
    '0 leech',
  ],
];

const POWER = [
  ...SECOND,
  ...['0 build D5', '0 end turn', '1 leech', '1 upgrade F3 to temple', '1 favour FAV11', '1 end turn'],
  ...['0 leech', '0 upgrade E7 to tradingHouse', '0 end turn', '1 leech', '1 action ACT5'],
  ...['1 transform D4 to desert', '1 build D4', '1 end turn', '0 leech'],
];

const TOWN = [
  ...POWER,
  ...['0 send priest to air for 3', '0 end turn', '1 upgrade D3 to tradingHouse', '1 end turn'],
  ...['0 upgrade D5 to tradingHouse', '0 town TW2', '0 end turn', '1 leech'],
];

const positionOf = (id: string, entries: readonly string[]): GuidePosition => ({
  id,
  options: OPTIONS,
  seed: 'how-to-play',
  seat: 0,
  entries,
});

export const positions: Guide['positions'] = [
  positionOf('begun', BEGUN),
  positionOf('offer', OFFER),
  positionOf('houses', HOUSES),
  positionOf('second', SECOND),
  positionOf('sail', SAIL),
  positionOf('power', POWER),
  positionOf('town', TOWN),
];
