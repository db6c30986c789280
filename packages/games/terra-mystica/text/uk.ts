import type { GameTexts } from '@guildhall/kernel';
import { messages } from './uk/messages.ts';
import { names } from './uk/names.ts';
import { buildings } from './uk/rules/buildings.ts';
import { cultsAndRounds } from './uk/rules/cults-and-rounds.ts';
import { factions } from './uk/rules/factions.ts';
import { land } from './uk/rules/land.ts';
import { setUpAndTurn } from './uk/rules/set-up-and-turn.ts';

export const uk: GameTexts = {
  title: 'Terra Mystica',
  names,
  ...messages,
  rules: { ...setUpAndTurn, ...land, ...buildings, ...cultsAndRounds, ...factions },
};
