/**
 * One game of two, as far as the chapters need it: the Goblins on the desert found a town beside the Blessed, and in the
 * third round they have the books for an innovation.
 */
import type { GuidePosition } from '../../guide.ts';

const options = {
  players: 2,
  hands: [
    ['desert', 'goblins', 'stepBonus'],
    ['plains', 'blessed', 'scholarBonus'],
  ],
  spareBonuses: ['coinBonus', 'powerBonus', 'spadeBonus'],
  roundTiles: [
    'workshopLaw',
    'guildMedicine',
    'schoolBanking',
    'trackEngineering',
    'greatMedicine',
    'innovationLaw',
  ],
  finalTile: 'finalGuild',
  bookActions: ['bookPower', 'bookSteps', 'bookPoints'],
  innovations: ['professors', 'libraries', 'steamPower', 'neutralGuild', 'tradeRoutes', 'architecture'],
  competencies: [
    ['toolAndStep', 'grant', 'bookAndPower'],
    ['twoSpades', 'watchtower', 'fourPower'],
    ['frontier', 'twoAnnexes', 'townCharters'],
    ['scholarship', 'breadth', 'pointsAndCoins'],
  ].flat(),
  palaces: ['P1', 'P6', 'P12'],
  neutralArea: 12,
  startSeat: 0,
};

/** The first turn of the game. */
const start = [
  '0 place workshop E4',
  '1 place workshop D5',
  '1 place workshop I6',
  '0 place workshop F7',
  '0 transform E5 to desert',
];

/** In the second round, with power to spend. */
const turn = [
  ...start,
  ...['0 build E5', '0 end turn', '1 leech'],
  ...['1 upgrade D5 to guild', '1 end turn', '0 leech'],
  ...['0 upgrade E5 to guild', '0 end turn', '1 leech'],
  ...['1 upgrade D5 to school', '1 competency pointsAndCoins', '1 end turn', '0 leech'],
  ...['0 upgrade E5 to school', '0 competency twoSpades', '0 transform E6 to desert', '0 build E6'],
  ...['0 end turn', '1 leech', '1 leech'],
  ...['1 send scholar to engineering for 3', '1 end turn'],
  ...['0 action roundBonus', '0 step medicine', '0 end turn'],
  ...['1 action bookPower', '1 end turn'],
  ...['0 pass spadeBonus', '0 end turn'],
  ...['1 action powerSpade', '1 transform D6 to plains', '1 build D6', '1 end turn', '0 leech'],
  ...['1 pass coinBonus', '1 end turn'],
  '0 take book law',
  ...['0 upgrade E6 to guild', '0 end turn', '1 leech'],
  ...['1 action powerTools', '1 end turn'],
  ...['0 burn', '0 burn', '0 burn', '0 burn'],
];

/** A neighbour builds. */
const offer = [
  ...turn,
  ...['0 action powerCoins', '0 end turn'],
  ...['1 upgrade D5 to university', '1 competency bookAndPower', '1 end turn'],
];

/** A town is founded. */
const town = [...offer, '0 leech', '0 upgrade F7 to guild'];

/** In the third round, with the books for an innovation. */
const books = [
  ...town,
  ...['0 town townBooks', '0 take book law', '0 take book engineering', '0 end turn'],
  ...['1 send scholar to banking for 3', '1 end turn'],
  ...['0 advance terraforming', '0 take book engineering', '0 take book medicine', '0 end turn'],
  ...['1 send scholar to medicine for 3', '1 end turn'],
  ...['0 action roundBonus', '0 transform D4 to wasteland', '0 end turn'],
  ...['1 pass powerBonus', '1 end turn'],
  ...['0 send scholar to law for 3', '0 end turn'],
  ...['0 pass stepBonus', '0 end turn'],
  ...['1 transform C5 to plains', '1 transform I7 to plains'],
  '1 take book banking',
  ...['1 build C5', '1 end turn'],
];

/** The next turn, with ships. */
const ships = [...books, '0 advance shipping', '0 end turn', '1 action powerTools', '1 end turn'];

export const positions: readonly GuidePosition[] = Object.entries({
  start,
  turn,
  offer,
  town,
  books,
  ships,
}).map(([id, entries]) => ({ id, options, seed: 'how-to-play', seat: 0, entries }));
