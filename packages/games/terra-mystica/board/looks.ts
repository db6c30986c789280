/** How seats look. */
import type { SeatLook, Words } from '@guildhall/board-kit';
import { looksOf as looksIn } from '../../terra/board/index.ts';
import { FACTIONS, TERRAINS } from '../data/index.ts';
import type { State } from '../rules/index.ts';

export function looksOf(words: Words, view: State): readonly SeatLook[] {
  return looksIn(words, view, FACTIONS, TERRAINS);
}
