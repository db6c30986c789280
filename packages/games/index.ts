/** The registry: one line a game. It knows rules, texts and tables; boards are drawn by the client alone. */

import { inventions } from '@guildhall/inventions';
import { sourcedTables as inventionsTables } from '@guildhall/inventions/data';
import { texts as inventionsTexts } from '@guildhall/inventions/text';
import type { AllTexts, Game, SourcedTable } from '@guildhall/kernel';
import { terraMystica } from '@guildhall/terra-mystica';
import { sourcedTables as terraMysticaTables } from '@guildhall/terra-mystica/data';
import { texts as terraMysticaTexts } from '@guildhall/terra-mystica/text';

export interface GameEntry {
  readonly game: Game;
  readonly texts: AllTexts;
  readonly tables: readonly SourcedTable[];
}

const ENTRIES: readonly GameEntry[] = [
  { game: terraMystica, texts: terraMysticaTexts, tables: terraMysticaTables },
  { game: inventions, texts: inventionsTexts, tables: inventionsTables },
];

/** All games, by id. */
export const games: ReadonlyMap<string, GameEntry> = new Map(ENTRIES.map((entry) => [entry.game.id, entry]));
