import {
  choice,
  faultOfList,
  faultOfOrder,
  fixed,
  flag,
  isList,
  type OptionSpec,
  type OptionsSchema,
} from '@guildhall/kernel';
import {
  CATHEDRALS,
  LEVELS,
  type Level,
  MAPS,
  SIDES,
  SPOTS,
  sourcedTables,
  TECHNOLOGIES,
  tables,
  UNDERGROUND,
  WHEEL_ACTIONS,
} from '../data/index.ts';
import { startPointsOption } from './cardinal/start-points.ts';
import type { Options } from './ruleset.ts';
import { playersIn } from './seats.ts';

interface Tile {
  readonly pile: string;
  readonly players: number;
  readonly isSilver: boolean;
}

/** The ids of tiles of a pile; whether those of silver are in play is for validate-overrides.ts to say. */
function inPile(pile: string, seats: number): string[] {
  const players = playersIn(seats);
  const kinds: readonly Readonly<Record<string, Tile>>[] = [tables.helpers, tables.contracts, tables.crests];
  return kinds.flatMap((tiles) =>
    Object.keys(tiles).filter((id) => tiles[id].pile === pile && tiles[id].players <= players),
  );
}

function charactersIn(seats: number): string[] {
  const players = playersIn(seats);
  return Object.keys(tables.characters).filter((id) => tables.characters[id].players <= players);
}

function checkWheel(value: unknown): string | null {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6
    ? null
    : 'must be a value from 1 to 6';
}

function oneOf(known: readonly string[], value: unknown): string | null {
  return known.includes(value as string) ? null : `must be one of ${known.join(', ')}`;
}

function checkMapTiles(value: unknown, players: number): string | null {
  if (typeof value !== 'object' || value === null || isList(value)) return 'must be tiles by spot';
  const spots: readonly string[] = SPOTS;
  const unknown = Object.keys(value).find((spot) => !spots.includes(spot));
  if (unknown !== undefined) return `${unknown} is no spot of the map`;
  return faultOfList(inPile('bonus', players), Object.values(value), Object.keys(value).length);
}

const stoneTiles = Object.keys(tables.costTiles).filter((id) => tables.costTiles[id].pays === 'stone');
const sideNames = MAPS.map((map) => SIDES.map((side) => `${map}${side}`));
const deepCosts = Object.keys(tables.costTiles).filter((id) => tables.costTiles[id].pays !== 'stone');

function checkSides(value: unknown): string | null {
  if (!isList(value) || value.length !== MAPS.length) return `must name ${MAPS.length}`;
  const odd = value.find((side, map) => !sideNames[map].includes(side as string));
  return odd === undefined ? null : `${JSON.stringify(odd)} is no side of that map`;
}

function checkUndergroundTiles(value: unknown, players: number): string | null {
  if (typeof value !== 'object' || value === null || isList(value)) return 'must be tiles by city';
  const cities: readonly string[] = UNDERGROUND.flat();
  const unknown = Object.keys(value).find((city) => !cities.includes(city));
  if (unknown !== undefined) return `${unknown} is no city`;
  return faultOfList(inPile('underground', players), Object.values(value), Object.keys(value).length);
}

const challengeIds = Object.keys(tables.challenges);

function checkChallenges(value: unknown): string | null {
  return faultOfList(challengeIds, value, isList(value) ? Math.min(value.length, challengeIds.length) : 0);
}

/** Offered from the easiest to the hardest; the usual one is in the middle. */
const level: OptionSpec<Level> = { ...choice(LEVELS), default: 'normal' };

export const options: OptionsSchema<Options> = {
  minPlayers: 1,
  maxPlayers: 4,
  tables: sourcedTables,
  fields: {
    silver: flag(),
    silverSetup: choice(['dealt', 'first']),
    actionTiles: choice(['dealt', 'printed']),
    level,
    order: fixed(faultOfOrder),
    wheel: fixed(checkWheel),
    places: fixed((value) => faultOfList(WHEEL_ACTIONS, value, WHEEL_ACTIONS.length)),
    placeTiles: fixed((value, players) => faultOfList(inPile('bonus', players), value, WHEEL_ACTIONS.length)),
    kingTile: fixed((value, players) => oneOf(inPile('bonus', players), value)),
    mapTiles: fixed(checkMapTiles),
    contracts: fixed((value, players) =>
      faultOfList(inPile('contracts', players), value, tables.contractOffer.length),
    ),
    characters: fixed((value, players) =>
      faultOfList(charactersIn(players), value, tables.characterOffer.size),
    ),
    costTiles: fixed((value) => faultOfList(stoneTiles, value, CATHEDRALS.length)),
    fairs: fixed((value) => faultOfList(Object.keys(tables.fairs), value, tables.rounds)),
    fairTowns: fixed((value) => faultOfList(tables.fairTowns, value, tables.rounds - 1)),
    sides: fixed(checkSides),
    technologies: fixed((value) => faultOfList(TECHNOLOGIES, value, tables.technologies.inPlay)),
    scoring: fixed((value) => oneOf(['pillars', 'houses'], value)),
    seekerWheel: fixed(checkWheel),
    undergroundCosts: fixed((value) => faultOfList(deepCosts, value, MAPS.length)),
    seekerTile: fixed((value, players) => oneOf(inPile('bonus', players), value)),
    undergroundTiles: fixed(checkUndergroundTiles),
    challenges: fixed(checkChallenges),
    startPoints: startPointsOption,
  },
};
