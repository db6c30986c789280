import { between, named, upTo } from '@guildhall/kernel/ranges';
import { gain } from './gain.ts';
import { amounts } from './ranges.ts';
import { picture, rulebooks, type Sourced } from './sources.ts';
import type { Discipline, RoundTileTable, Scored, Tables } from './types.ts';
import { DISCIPLINES, SCORED } from './types.ts';

type Reward = Partial<RoundTileTable['reward']>;

function tile(
  scores: Scored,
  points: number,
  discipline: Discipline,
  every: number,
  reward: Reward,
): RoundTileTable {
  return { scores, points, discipline, every, reward: { ...gain(), spades: 0, ...reward }, lastRound: 6 };
}

export const roundTiles: Sourced<Tables['roundTiles']> = {
  name: 'roundTiles',
  table: {
    workshopLaw: tile('workshop', 2, 'law', 3, { scholars: 1 }),
    workshopBanking: tile('workshop', 2, 'banking', 3, { power: 4 }),
    guildLaw: tile('guild', 3, 'law', 3, { books: 1 }),
    guildMedicine: tile('guild', 3, 'medicine', 4, { spades: 1 }),
    schoolBanking: tile('school', 4, 'banking', 1, { coins: 1 }),
    greatMedicine: tile('palaceOrUniversity', 5, 'medicine', 2, { tools: 1 }),
    greatBanking: tile('palaceOrUniversity', 5, 'banking', 2, { tools: 1 }),
    spadeEngineering: { ...tile('spade', 2, 'engineering', 1, { coins: 1 }), lastRound: 4 },
    stepMedicine: tile('step', 1, 'medicine', 3, { books: 1 }),
    townEngineering: tile('townTile', 5, 'engineering', 4, { spades: 1 }),
    trackEngineering: tile('track', 3, 'engineering', 3, { scholars: 1 }),
    innovationLaw: tile('innovation', 5, 'law', 2, { power: 3 }),
  },
  sources: { '': rulebooks('2518 to 2604', '2520 to 2612') },
  ranges: {
    ...amounts,
    scores: named(...SCORED),
    discipline: named(...DISCIPLINES),
    every: between(1, 12),
    'reward.spades': upTo(3),
    lastRound: between(4, 6),
  },
};

export const finalTiles: Sourced<Tables['finalTiles']> = {
  name: 'finalTiles',
  table: {
    finalWorkshop: { scores: 'workshop', points: 2, clashesWith: 'workshop' },
    finalGuild: { scores: 'guild', points: 3, clashesWith: 'guild' },
    finalSchool: { scores: 'school', points: 4, clashesWith: 'school' },
    finalEdge: { scores: 'edgeWorkshop', points: 3, clashesWith: 'workshop' },
  },
  sources: {
    '': picture('the four final-round tiles'),
    finalEdge: rulebooks('2709 to 2721', '2717 to 2727'),
  },
  ranges: { points: upTo(20), scores: named(...SCORED), clashesWith: named(...SCORED) },
};
