/** How terrains, buildings and seats look. */
import type { SeatLook, Words } from '@guildhall/board-kit';
import { type BuildingShape, looksOf as looksIn, type TerrainLook } from '../../terra/board/index.ts';
import { type Building, FACTIONS, TERRAINS, type Terrain } from '../data/index.ts';
import type { State } from '../rules/index.ts';

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

const LOOKS = TERRAINS.map((terrain) => TERRAIN_LOOK[terrain]);

export function looksOf(words: Words, view: State): readonly SeatLook[] {
  return looksIn(words, view, FACTIONS, LOOKS);
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
