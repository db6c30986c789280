import type { GameTexts } from '@guildhall/kernel';
import { actions, log, prompts } from './en/messages.ts';
import { names } from './en/names.ts';
import { buildings } from './en/rules/buildings.ts';
import { cultsAndRounds } from './en/rules/cults-and-rounds.ts';
import { factions } from './en/rules/factions.ts';
import { land } from './en/rules/land.ts';
import { setUpAndTurn } from './en/rules/set-up-and-turn.ts';

export const en: GameTexts = {
  title: 'Terra Mystica',
  names,
  prompts,
  actions,
  log,
  rules: { ...setUpAndTurn, ...land, ...buildings, ...cultsAndRounds, ...factions },
};
