/** The table of a phone, which no wider screen has to load. */
import { Loaded } from '../../registry/loaded.ts';

/** As narrow as `usePhone` of the board kit means it, which would bring the kit to pages without a board. */
const PHONE = '(max-width: 719px)';

export const phoneTable = new Loaded(() => import('./phone.tsx'));

/** With the table, where it will be drawn at once. */
export async function loadPhone(): Promise<void> {
  if (matchMedia(PHONE).matches) await phoneTable.load();
}
