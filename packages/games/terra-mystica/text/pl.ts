import type { GameTexts } from '@guildhall/kernel';
import { messages } from './pl/messages.ts';
import { names } from './pl/names.ts';
import { buildings } from './pl/rules/buildings.ts';
import { cultsAndRounds } from './pl/rules/cults-and-rounds.ts';
import { factions } from './pl/rules/factions.ts';
import { land } from './pl/rules/land.ts';
import { setUpAndTurn } from './pl/rules/set-up-and-turn.ts';

export const pl: GameTexts = {
  title: 'Terra Mystica',
  names,
  ...messages,
  rules: { ...setUpAndTurn, ...land, ...buildings, ...cultsAndRounds, ...factions },
};
