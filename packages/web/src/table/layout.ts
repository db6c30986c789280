import type { SheetName } from './sheets.tsx';

/** What both layouts of the table page are given. */
export interface LayoutProps {
  /** The address of the table itself. */
  readonly address: string;
  onOpen(sheet: SheetName): void;
}
