import { automa } from './automa.ts';
import { boardsAndFactions } from './boards-and-factions.ts';
import { leaving } from './leaving.ts';
import { rounds } from './rounds.ts';
import { scienceAndActions } from './science-and-actions.ts';
import { setUpAndTurn } from './set-up-and-turn.ts';
import { terraformAndBuild } from './terraform-and-build.ts';
import { upgradesAndTowns } from './upgrades-and-towns.ts';

export const rules = {
  ...setUpAndTurn,
  ...terraformAndBuild,
  ...upgradesAndTowns,
  ...scienceAndActions,
  ...rounds,
  ...leaving,
  ...boardsAndFactions,
  ...automa,
};
