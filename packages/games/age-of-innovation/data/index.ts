import type { SourcedTable } from '@guildhall/kernel';
import { bookActions, powerActions } from './actions.ts';
import {
  automa,
  automaCards,
  automaFactions,
  automaFinals,
  automaLetters,
  automaLevels,
  automaRows,
  automaTiles,
} from './automa.ts';
import { competencies, competencyRows } from './competencies.ts';
import { conversions } from './conversions.ts';
import { factions } from './factions.ts';
import { finalScoring } from './final-scoring.ts';
import { innovationDisplay } from './innovation-display.ts';
import { innovations } from './innovations.ts';
import { maps } from './maps.ts';
import { palaces } from './palaces.ts';
import { annexPower, pieces, powerValue } from './pieces.ts';
import { boards } from './planning-boards.ts';
import { roundBonuses } from './round-bonuses.ts';
import { finalTiles, roundTiles } from './round-tiles.ts';
import { science } from './science.ts';
import {
  bookActionsInPlay,
  draft,
  neutralFaction,
  rounds,
  spareBonuses,
  sparePalaces,
  startPoints,
} from './set-up.ts';
import { town, townTiles } from './towns.ts';
import type { Tables } from './types.ts';

export * from './automa-types.ts';
export * from './sides.ts';
export * from './special-actions.ts';
export * from './types.ts';

export const tables: Tables = {
  maps: maps.table,
  boards: boards.table,
  factions: factions.table,
  innovations: innovations.table,
  palaces: palaces.table,
  competencies: competencies.table,
  roundBonuses: roundBonuses.table,
  roundTiles: roundTiles.table,
  finalTiles: finalTiles.table,
  townTiles: townTiles.table,
  powerActions: powerActions.table,
  bookActions: bookActions.table,
  science: science.table,
  competencyRows: competencyRows.table,
  innovationDisplay: innovationDisplay.table,
  pieces: pieces.table,
  powerValue: powerValue.table,
  annexPower: annexPower.table,
  town: town.table,
  conversions: conversions.table,
  finalScoring: finalScoring.table,
  startPoints: startPoints.table,
  rounds: rounds.table,
  spareBonuses: spareBonuses.table,
  sparePalaces: sparePalaces.table,
  draft: draft.table,
  bookActionsInPlay: bookActionsInPlay.table,
  neutralFaction: neutralFaction.table,
  automa: automa.table,
  automaCards: automaCards.table,
  automaLevels: automaLevels.table,
  automaFactions: automaFactions.table,
  automaRows: automaRows.table,
  automaLetters: automaLetters.table,
  automaTiles: automaTiles.table,
  automaFinals: automaFinals.table,
};

export const sourcedTables: SourcedTable[] = [
  maps,
  boards,
  factions,
  innovations,
  palaces,
  competencies,
  competencyRows,
  roundBonuses,
  roundTiles,
  finalTiles,
  townTiles,
  powerActions,
  bookActions,
  science,
  innovationDisplay,
  pieces,
  powerValue,
  annexPower,
  town,
  conversions,
  finalScoring,
  startPoints,
  rounds,
  spareBonuses,
  sparePalaces,
  draft,
  bookActionsInPlay,
  neutralFaction,
  automa,
  automaCards,
  automaLevels,
  automaFactions,
  automaRows,
  automaLetters,
  automaTiles,
  automaFinals,
];
