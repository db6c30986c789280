import { worth } from '../worth.ts';

/** How much things are worth to a good player, in points: tried out in games of bots (`npm run arena`). */
export const WEIGHTS = {
  /** A turn that is still to come, all in all. */
  turn: 8.5,
  /** An action point that is left, by action: merchant, architect, character, contract, king, joker, seeker. */
  actionPoint: [worth.point, worth.point, 0.9, 0.8, 1.1, 1.2, 1],
  /** A good that is not needed yet, while there is time; gold apart. */
  good: worth.good,
  gold: worth.gold,
  /** What is left of that for every further good of a kind. */
  further: 0.9,
  /** Of a contract, a crest or a cathedral that could be paid for at once. */
  ready: 0.97,
  /** What a missing good costs, how many a turn brings, and how much hope those leave that are missing. */
  missing: 0.95,
  inflow: 3,
  hope: 1,
  /** What a crest is worth beside its bonus: where it completes a building, and where rooms are still empty. */
  completes: worth.crest,
  crest: 1,
  /** Houses, pillars and mines that a turn brings to the map from the supply, and beyond it. */
  housing: 0.4,
  building: 0.13,
  /** How much a figure gains by standing near, and what a step away takes of it. */
  nearness: 0.28,
  away: 0.5,
  /** What is still to be built, against what stands. */
  unbuilt: 0.6,
  /** Of a helper that is not used yet. */
  helper: 0.85,
  /** A character that waits, and how much its bonus and its room add. */
  waiting: 0.5,
  bonusAgain: 0.12,
  room: 1.3,
  /** Completed buildings that a turn to come adds. */
  completing: 0.16,
  /** Dice for an action of one kind, a turn. */
  uses: 0.2,
  /** A full storehouse. */
  crowded: 1,
  /** Being before somebody in the turn order, and the prize of the king. */
  order: 0.5,
  prize: 2.5,
  /** Chance to go to the fair by one turn, and what a step away takes of it. */
  fairTurn: 0.45,
  fairStep: 0.85,
  /** With silver. */
  nugget: 1.3,
  seeker: 1.2,
};
