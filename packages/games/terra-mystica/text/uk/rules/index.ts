import { cultsAndRounds } from './cults-and-rounds.ts';
import { factions } from './factions.ts';
import { leaving } from './leaving.ts';
import { setUpAndTurn } from './set-up-and-turn.ts';
import { transformAndBuild } from './transform-and-build.ts';
import { upgradesAndTowns } from './upgrades-and-towns.ts';

export const rules = {
  ...setUpAndTurn,
  ...transformAndBuild,
  ...upgradesAndTowns,
  ...cultsAndRounds,
  ...leaving,
  ...factions,
};
