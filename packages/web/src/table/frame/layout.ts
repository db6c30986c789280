import type { ReactNode } from 'react';
import type { SheetName } from './sheets.tsx';

/** What both layouts of the table page are given. */
export interface LayoutProps {
  /** The address of the table itself. */
  readonly address: string;
  /** Tiles to choose from, over the board; null: nothing of the kind is asked, or somebody looks at the board. */
  readonly picker: ReactNode;
  /** Somebody said something that was not read here yet. */
  readonly isUnread: boolean;
  onRead(): void;
  onOpen(sheet: SheetName): void;
  /** Shows everything that can be done, or hides it again. */
  onActions(): void;
  /** Shows what to choose from when passing. */
  onPass(): void;
}
