/** How seats look: the colour of their home terrain and the beginning of their faction's name. */
import { initialsOf, type SeatLook, type Words } from '@guildhall/board-kit';
import type { TerraState } from '../index.ts';
import { NONE } from './places.ts';
import type { TerrainLook } from './terrain.tsx';

const DARK_ON: readonly TerrainLook[] = ['desert', 'mountains'];

/** `terrains`: the look of each terrain, by number. */
export function looksOf(
  words: Words,
  { players }: TerraState,
  factions: readonly string[],
  terrains: readonly TerrainLook[],
): readonly SeatLook[] {
  const names = players.map(({ faction }, seat) =>
    faction === NONE ? words.say('player', { number: seat + 1 }) : words.name(factions[faction]),
  );
  const isChosen = players.every(({ faction }) => faction !== NONE);
  const initials = isChosen ? initialsOf(names) : names.map((_, seat) => String(seat + 1));
  return players.map(({ home }, seat) => ({
    name: names[seat],
    initial: initials[seat],
    fill: `--piece-${home === NONE ? 'none' : terrains[home]}`,
    ink: home !== NONE && DARK_ON.includes(terrains[home]) ? '--piece-ink-dark' : '--piece-ink-light',
  }));
}
