/** The registry: one line a game. It knows rules, texts and tables; boards are drawn by the client alone. */
import { ageOfInnovation } from '@guildhall/age-of-innovation';
import { sourcedTables as ageOfInnovationTables } from '@guildhall/age-of-innovation/data';
import { texts as ageOfInnovationTexts } from '@guildhall/age-of-innovation/text';
import { inventions } from '@guildhall/inventions';
import { sourcedTables as inventionsTables } from '@guildhall/inventions/data';
import { texts as inventionsTexts } from '@guildhall/inventions/text';
import type { AllTexts, KeptGame, SourcedTable } from '@guildhall/kernel';
import { terraMystica } from '@guildhall/terra-mystica';
import { sourcedTables as terraMysticaTables } from '@guildhall/terra-mystica/data';
import { texts as terraMysticaTexts } from '@guildhall/terra-mystica/text';
import { frozenVersionsOf } from './frozen.ts';

export interface GameEntry extends KeptGame {
  readonly texts: AllTexts;
  readonly tables: readonly SourcedTable[];
}

const ENTRIES: readonly Omit<GameEntry, 'frozen'>[] = [
  { game: terraMystica, texts: terraMysticaTexts, tables: terraMysticaTables },
  { game: ageOfInnovation, texts: ageOfInnovationTexts, tables: ageOfInnovationTables },
  { game: inventions, texts: inventionsTexts, tables: inventionsTables },
];

/** All games, by id. */
export const games: ReadonlyMap<string, GameEntry> = new Map(
  ENTRIES.map((entry) => [entry.game.id, { ...entry, frozen: frozenVersionsOf(entry.game.id) }]),
);
