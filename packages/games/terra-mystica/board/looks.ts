/** How seats look: the colour of their home terrain and the beginning of their faction's name. */
import { initialsOf, type SeatLook, type Words } from '@guildhall/board-kit';
import { FACTIONS, TERRAINS } from '../data/index.ts';
import type { State } from '../rules/index.ts';
import { NONE } from './atlas.ts';

const DARK_ON = ['desert', 'mountains'];

export function looksOf(words: Words, view: State): readonly SeatLook[] {
  const names = view.players.map(({ faction }, seat) =>
    faction === NONE ? words.say('player', { number: seat + 1 }) : words.name(FACTIONS[faction]),
  );
  const isChosen = view.players.every(({ faction }) => faction !== NONE);
  const initials = isChosen ? initialsOf(names) : names.map((_, seat) => String(seat + 1));
  return view.players.map(({ home }, seat) => {
    const terrain = home === NONE ? 'none' : TERRAINS[home];
    return {
      name: names[seat],
      initial: initials[seat],
      fill: `--piece-${terrain}`,
      ink: DARK_ON.includes(terrain) ? '--piece-ink-dark' : '--piece-ink-light',
    };
  });
}
