/** Set-up of the Cardinal: his board, his decrees, challenges and surprises. */
import { shuffled } from '@guildhall/kernel';
import { drawFrom } from '../piles.ts';
import { score } from '../players.ts';
import { FOOD, GOLD, IRON, type Ruleset, STONE, WOOL } from '../ruleset.ts';
import { CARDINAL } from '../seats.ts';
import { CARDINAL_SOURCES, type CardinalState, NONE, type State } from '../state.ts';
import { challengeOf } from './challenges.ts';
import { favourDisc } from './king.ts';

export function layCardinal(g: Ruleset, state: State): void {
  const cardinal: CardinalState = {
    deck: decreesOf(g, state),
    played: [],
    decree: NONE,
    challenges: [],
    surprises: g.options.silver ? [...g.surpriseIds.keys()] : [],
    tucked: [],
    boxed: boxedCrests(g),
    removed: [],
  };
  state.cardinal = cardinal;
  cardinal.challenges = dealChallenges(g, state);
  equip(g, state);
  favourDisc(g, state);
  if (challengeOf(g, state, 'readyForAction') === null) return;
  const crest = drawFrom(state, cardinal.boxed);
  state.players[CARDINAL].crests[0] = crest;
}

function isInPlay(g: Ruleset, set: string): boolean {
  return set === 'both' || set === (g.options.silver ? 'silver' : 'base');
}

/** The cards of the four fairs, the one of the final scoring, and the one that always plays. */
function decreesOf(g: Ruleset, state: State): number[] {
  const fairs = state.fairs.map((fair) => g.fairIds[fair]);
  const scoring = state.silver?.scoring ?? 'either';
  return g.decreeIds.flatMap((id, at) => {
    const decree = g.tables.decrees[id];
    const isDrawn =
      decree.fair === 'always' ||
      fairs.includes(decree.fair) ||
      (decree.fair === 'end' && decree.scoring === scoring);
    return isDrawn && isInPlay(g, decree.set) ? [at] : [];
  });
}

function dealChallenges(g: Ruleset, state: State): number[] {
  const { challenges, level } = g.options;
  if (challenges !== null) return challenges.map((id) => g.challengeIds.indexOf(id));
  const pool = g.challengeIds.flatMap((id, at) => (isInPlay(g, g.tables.challenges[id].set) ? [at] : []));
  return shuffled(state, pool).slice(0, g.tables.cardinalLevels[level].challenges);
}

/** Crests of the game that this player count leaves in the box. */
function boxedCrests(g: Ruleset): number[] {
  return Object.values(g.tables.crests).flatMap(({ players, isSilver }, at) =>
    players > g.players && (g.options.silver || !isSilver) ? [g.firstCrest + at] : [],
  );
}

/** All his pieces are there from the beginning; iron and wool are one good. */
function equip(g: Ruleset, state: State): void {
  const { goods, houses, pillars, silverPillars } = g.tables.cardinal;
  const level = g.tables.cardinalLevels[g.options.level];
  const player = state.players[CARDINAL];
  player.goods[STONE] = goods.stone;
  player.goods[FOOD] = goods.food;
  player.goods[GOLD] = goods.gold;
  player.goods[IRON] = goods.ironWool;
  player.goods[WOOL] = 0;
  player.houses = houses;
  player.pillars = g.options.silver ? silverPillars : pillars;
  player.sources.push(...CARDINAL_SOURCES.map(() => 0));
  if (g.options.silver) {
    player.mines += player.generalMines;
    player.generalMines = 0;
    player.silver += level.silver;
  }
  score(player, 'startPoints', g.options.silver ? level.silverPoints : level.points);
}
