import { board } from './board.ts';
import { cardinal } from './cardinal.ts';
import { cardinalCards } from './cardinal-cards.ts';
import { map } from './map.ts';
import { phases } from './phases.ts';
import { setUp } from './set-up.ts';
import { silver } from './silver.ts';
import { technologies } from './technologies.ts';
import { turn } from './turn.ts';

export const rules = {
  ...setUp,
  ...turn,
  ...map,
  ...board,
  ...phases,
  ...silver,
  ...technologies,
  ...cardinal,
  ...cardinalCards,
};
