import type { SourcedTable } from '@guildhall/kernel';
import { ideaArea, tileArea } from './areas.ts';
import { cards } from './cards.ts';
import { forums } from './forums.ts';
import { goals, goalsScored } from './goals.ts';
import { milestones } from './milestones.ts';
import { pieces } from './pieces.ts';
import { buildCost, buildPrice, technologyPrice } from './prices.ts';
import { progressMap } from './progress-map.ts';
import { cultureTiles, economyTiles, technologyTiles } from './progress-tiles.ts';
import { influenceTokens, knowledgePoints, knowledgeTiles, specialistTiles } from './region-tiles.ts';
import { regions, routes } from './regions.ts';
import { players, start } from './set-up.ts';
import { eraTrack, influenceTrack, rounds } from './tracks.ts';
import type { Tables } from './types.ts';
import { wealthTiles } from './wealth-tiles.ts';

export * from './types.ts';

export const tables: Tables = {
  cards: cards.table,
  milestones: milestones.table,
  regions: regions.table,
  routes: routes.table,
  forums: forums.table,
  specialistTiles: specialistTiles.table,
  knowledgeTiles: knowledgeTiles.table,
  influenceTokens: influenceTokens.table,
  influenceTrack: influenceTrack.table,
  eraTrack: eraTrack.table,
  rounds: rounds.table,
  progressMap: progressMap.table,
  economyTiles: economyTiles.table,
  cultureTiles: cultureTiles.table,
  technologyTiles: technologyTiles.table,
  wealthTiles: wealthTiles.table,
  goals: goals.table,
  pieces: pieces.table,
  start: start.table,
  buildPrice: buildPrice.table,
  buildCost: buildCost.table,
  tileArea: tileArea.table,
  ideaArea: ideaArea.table,
  knowledgePoints: knowledgePoints.table,
  technologyPrice: technologyPrice.table,
  goalsScored: goalsScored.table,
  players: players.table,
};

export const sourcedTables: SourcedTable[] = [
  cards,
  milestones,
  regions,
  routes,
  forums,
  specialistTiles,
  knowledgeTiles,
  influenceTokens,
  influenceTrack,
  eraTrack,
  rounds,
  progressMap,
  economyTiles,
  cultureTiles,
  technologyTiles,
  wealthTiles,
  goals,
  pieces,
  start,
  buildPrice,
  buildCost,
  tileArea,
  ideaArea,
  knowledgePoints,
  technologyPrice,
  goalsScored,
  players,
];
