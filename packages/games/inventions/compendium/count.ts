/** What `npm run compendium -- inventions` counts. */
import type { LogEvent, Seat } from '@guildhall/kernel';
import type { CompendiumCount } from '../../compendium.ts';
import { REGIONS, tables } from '../data/index.ts';
import type { Region, State } from '../rules/index.ts';

const { cards, milestones, goals, specialistTiles, knowledgeTiles, influenceTokens, wealthTiles } = tables;
const CARDS = Object.keys(cards);
const MILESTONES = Object.keys(milestones);
const GOALS = Object.keys(goals);
const WEALTH = Object.keys(wealthTiles);
const SPECIALIST_TILES = Object.keys(specialistTiles);
const KNOWLEDGE_TILES = Object.keys(knowledgeTiles);
const [FIRST_TOKEN] = Object.keys(influenceTokens);
const PROGRESS = (['economyTiles', 'cultureTiles', 'technologyTiles'] as const).flatMap((group) =>
  Object.keys(tables[group]).map((tile) => `${group}.${tile}`),
);

function* offered(state: State): Generator<string> {
  const { ideas, top, players, regions, progress, common, personal, eureka } = state;
  const open = [...ideas, top, ...regions.map(({ card }) => card)];
  for (const card of [...open, ...players.flatMap((one) => [...one.ideas, ...one.inventions])])
    if (card >= 0) yield `cards.${CARDS[card]}`;
  for (const [tile, left] of progress.entries()) if (left > 0) yield PROGRESS[tile];
  for (const { wealth } of regions) for (const tile of wealth) yield `wealthTiles.${WEALTH[tile]}`;
  for (const milestone of [...common, ...personal, ...eureka])
    if (milestone >= 0) yield `milestones.${MILESTONES[milestone]}`;
  for (const goal of players.flatMap((one) => one.goals)) yield `goals.${GOALS[goal]}`;
  for (const tile of SPECIALIST_TILES) yield `specialistTiles.${tile}`;
  for (const tile of KNOWLEDGE_TILES) yield `knowledgeTiles.${tile}`;
  for (const token of Object.keys(influenceTokens)) yield `influenceTokens.${token}`;
}

function regionOf({ data }: LogEvent, { regions }: State): Region {
  return regions[(REGIONS as readonly unknown[]).indexOf(data.region)];
}

function* taken(event: LogEvent, state: State): Generator<string> {
  const { kind, data } = event;
  if (kind === 'invented') yield `cards.${data.card}`;
  if (kind === 'progressTaken') yield PROGRESS.find((key) => key.endsWith(`.${data.tile}`)) ?? '';
  if (kind === 'wealthTaken') yield `wealthTiles.${data.tile}`;
  if (kind === 'prepared') yield `influenceTokens.${FIRST_TOKEN}`;
  if (kind === 'prepared' || kind === 'presented')
    yield `specialistTiles.${SPECIALIST_TILES[regionOf(event, state).specialistTile]}`;
  if (kind === 'sageTaken') yield `knowledgeTiles.${KNOWLEDGE_TILES[regionOf(event, state).knowledge]}`;
  if (kind === 'tokenPlaced') yield `influenceTokens.${data.token}`;
  if (kind === 'eureka' || kind === 'diplomatSent' || kind === 'diplomatRecalled')
    yield `milestones.${data.milestone}`;
  if (kind === 'goalScored' && Number(data.points) > 0) yield `goals.${data.goal}`;
}

/** Cards with which somebody began were never invented by anybody. */
function held({ players }: State, seat: Seat): string[] {
  return players[seat].inventions.map((card) => `cards.${CARDS[card]}`);
}

export const count: CompendiumCount<State> = {
  tables: [2, 3, 4].map((players) => ({ players })),
  watch: () => ({ offered, taken, held }),
};
