import { boardsAndFactions } from './boards-and-factions.ts';
import { buildings } from './buildings.ts';
import { land } from './land.ts';
import { leaving } from './leaving.ts';
import { rounds } from './rounds.ts';
import { scienceAndActions } from './science-and-actions.ts';
import { setUpAndTurn } from './set-up-and-turn.ts';

export const rules = {
  ...setUpAndTurn,
  ...land,
  ...buildings,
  ...scienceAndActions,
  ...rounds,
  ...leaving,
  ...boardsAndFactions,
};
