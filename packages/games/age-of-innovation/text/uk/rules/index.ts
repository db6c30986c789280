import { buildings } from './buildings.ts';
import { factions } from './factions.ts';
import { land } from './land.ts';
import { scienceAndTiles } from './science-and-tiles.ts';
import { setUpAndTurn } from './set-up-and-turn.ts';

export const rules = { ...setUpAndTurn, ...land, ...buildings, ...scienceAndTiles, ...factions };
