/** How terrains, buildings and seats look. */
import {
  type BuildingShape,
  initialsOf,
  type SeatLook,
  type TerrainLook,
  type Words,
} from '@guildhall/board-kit';
import { type Building, FACTIONS, TERRAINS, type Terrain } from '../data/index.ts';
import type { State } from '../rules/index.ts';
import { NONE } from './atlas.ts';

export const TERRAIN_LOOK: Readonly<Record<Terrain, TerrainLook>> = {
  desert: 'desert',
  plains: 'plains',
  swamp: 'swamp',
  lake: 'lakes',
  forest: 'forest',
  mountain: 'mountains',
  wasteland: 'wasteland',
};

export const SHAPES: Readonly<Record<Building, BuildingShape>> = {
  workshop: 'dwelling',
  guild: 'tradingHouse',
  school: 'temple',
  palace: 'stronghold',
  university: 'sanctuary',
  tower: 'tower',
  monument: 'monument',
};

const DARK_ON: readonly Terrain[] = ['desert', 'mountain'];

/** Every seat in the colour of its home terrain, with the beginning of its faction's name. */
export function looksOf(words: Words, view: State): readonly SeatLook[] {
  const names = view.players.map(({ faction }, seat) =>
    faction === NONE ? words.say('player', { number: seat + 1 }) : words.name(FACTIONS[faction]),
  );
  const isChosen = view.players.every(({ faction }) => faction !== NONE);
  const initials = isChosen ? initialsOf(names) : names.map((_, seat) => String(seat + 1));
  return view.players.map(({ home }, seat) => ({
    name: names[seat],
    initial: initials[seat],
    fill: home === NONE ? '--piece-none' : `--piece-${TERRAIN_LOOK[TERRAINS[home]]}`,
    ink: home !== NONE && DARK_ON.includes(TERRAINS[home]) ? '--piece-ink-dark' : '--piece-ink-light',
  }));
}

/** The neutral faction of two players. */
export function neutralLook(words: Words): SeatLook {
  return {
    name: words.say('neutralFaction'),
    initial: '·',
    fill: '--piece-neutral',
    ink: '--piece-ink-dark',
  };
}
