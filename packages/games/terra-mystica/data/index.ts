import type { SourcedTable } from '@guildhall/kernel';
import { bonusCards } from './bonus-cards.ts';
import { conversions } from './conversions.ts';
import { cults } from './cults.ts';
import { factions } from './factions/index.ts';
import { favourTiles } from './favour-tiles.ts';
import { finalScoring } from './final-scoring.ts';
import { map } from './map.ts';
import { pieces, powerValue } from './pieces.ts';
import { powerActions } from './power-actions.ts';
import { scoringTiles } from './scoring-tiles.ts';
import { firstGame, rounds, spareBonusCards } from './set-up.ts';
import { town, townTiles } from './towns.ts';
import type { Tables } from './types.ts';

export * from './types.ts';

/** Tiles of the mini expansion stand in the tables too; the options say whether they play. */
export const tables: Tables = {
  map: map.table,
  factions: {
    alchemists: factions.alchemists.table,
    auren: factions.auren.table,
    chaosMagicians: factions.chaosMagicians.table,
    cultists: factions.cultists.table,
    darklings: factions.darklings.table,
    dwarves: factions.dwarves.table,
    engineers: factions.engineers.table,
    fakirs: factions.fakirs.table,
    giants: factions.giants.table,
    halflings: factions.halflings.table,
    mermaids: factions.mermaids.table,
    nomads: factions.nomads.table,
    swarmlings: factions.swarmlings.table,
    witches: factions.witches.table,
  },
  powerActions: powerActions.table,
  bonusCards: bonusCards.table,
  scoringTiles: scoringTiles.table,
  favourTiles: favourTiles.table,
  townTiles: townTiles.table,
  pieces: pieces.table,
  powerValue: powerValue.table,
  town: town.table,
  cults: cults.table,
  conversions: conversions.table,
  finalScoring: finalScoring.table,
  rounds: rounds.table,
  spareBonusCards: spareBonusCards.table,
  firstGame: firstGame.table,
};

export const sourcedTables: SourcedTable[] = [
  map,
  ...Object.values(factions),
  powerActions,
  bonusCards,
  scoringTiles,
  favourTiles,
  townTiles,
  pieces,
  powerValue,
  town,
  cults,
  conversions,
  finalScoring,
  rounds,
  spareBonusCards,
  firstGame,
];
