/** How terrains, buildings and seats look. */
import { initialsOf, type SeatLook, type Words } from '@guildhall/board-kit';
import { type BuildingShape, looksOf as looksIn, type TerrainLook } from '../../terra/board/index.ts';
import { AUTOMA_FACTIONS, type Building, FACTIONS, TERRAINS, type Terrain } from '../data/index.ts';
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

const NAMES = [...FACTIONS, ...AUTOMA_FACTIONS.map(() => 'automa')];

/** Of the seats, and alone of the Automa behind them, who has her name from the beginning. */
export function looksOf(words: Words, view: State): readonly SeatLook[] {
  const looks = looksIn(words, view, NAMES, LOOKS);
  if (view.automa === undefined) return looks;
  // She stands behind the seat.
  const names = looks.map(({ name }, owner) => (owner > 0 ? words.name('automa') : name));
  const initials = initialsOf(names);
  return looks.map((look, owner) => ({ ...look, name: names[owner], initial: initials[owner] }));
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
