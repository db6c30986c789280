import type { SourcedTable } from '@guildhall/kernel';
import { buildings, floors } from './buildings.ts';
import { cardinal, cardinalLevels } from './cardinal.ts';
import { challenges } from './challenges.ts';
import { characters } from './characters.ts';
import { contracts, crests } from './contracts.ts';
import { corruption } from './corruption.ts';
import { decrees } from './decrees.ts';
import { helpers } from './helpers.ts';
import { fairs, kingTrack, silverKingTrack } from './king.ts';
import { cathedrals, costTiles, fairTowns, links, towns } from './map.ts';
import { characterOffer, contractOffer, goodPrice } from './offers.ts';
import { pieces } from './pieces.ts';
import { scoring } from './scoring.ts';
import { rounds, start } from './set-up.ts';
import { favouredGoods, firstGame, seekerWheel, silverPieces, tablets, technologies } from './silver.ts';
import { surprises } from './surprises.ts';
import type { Tables } from './types.ts';
import { underground } from './underground.ts';
import { dice, wheel } from './wheel.ts';

export { MOST_START_POINTS, startPoints } from './cardinal.ts';
export * from './cardinal-types.ts';
export * from './conditions.ts';
export * from './count.ts';
export * from './places.ts';
export * from './types.ts';

const SOURCED = {
  wheel,
  dice,
  rounds,
  start,
  pieces,
  buildings,
  floors,
  links,
  towns,
  cathedrals,
  costTiles,
  fairs,
  fairTowns,
  kingTrack,
  corruption,
  contractOffer,
  characterOffer,
  goodPrice,
  helpers,
  contracts,
  crests,
  characters,
  scoring,
  underground,
  seekerWheel,
  silverKingTrack,
  silverPieces,
  technologies,
  tablets,
  favouredGoods,
  firstGame,
  cardinal,
  cardinalLevels,
  decrees,
  challenges,
  surprises,
};

export const tables: Tables = {
  wheel: wheel.table,
  dice: dice.table,
  rounds: rounds.table,
  start: start.table,
  pieces: pieces.table,
  buildings: buildings.table,
  floors: floors.table,
  links: links.table,
  towns: towns.table,
  cathedrals: cathedrals.table,
  costTiles: costTiles.table,
  fairs: fairs.table,
  fairTowns: fairTowns.table,
  kingTrack: kingTrack.table,
  corruption: corruption.table,
  contractOffer: contractOffer.table,
  characterOffer: characterOffer.table,
  goodPrice: goodPrice.table,
  helpers: helpers.table,
  contracts: contracts.table,
  crests: crests.table,
  characters: characters.table,
  scoring: scoring.table,
  underground: underground.table,
  seekerWheel: seekerWheel.table,
  silverKingTrack: silverKingTrack.table,
  silverPieces: silverPieces.table,
  technologies: technologies.table,
  tablets: tablets.table,
  favouredGoods: favouredGoods.table,
  firstGame: firstGame.table,
  cardinal: cardinal.table,
  cardinalLevels: cardinalLevels.table,
  decrees: decrees.table,
  challenges: challenges.table,
  surprises: surprises.table,
};

export const sourcedTables: SourcedTable[] = Object.values(SOURCED);
