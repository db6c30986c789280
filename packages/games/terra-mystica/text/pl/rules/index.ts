import { buildings } from './buildings.ts';
import { cultsAndRounds } from './cults-and-rounds.ts';
import { factions } from './factions.ts';
import { land } from './land.ts';
import { leaving } from './leaving.ts';
import { setUpAndTurn } from './set-up-and-turn.ts';

export const rules = { ...setUpAndTurn, ...land, ...buildings, ...cultsAndRounds, ...leaving, ...factions };
