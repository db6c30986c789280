/** Which tab of the drawer is open: a preference of the person here. */
import { type Preferences, prefer } from '../../preferences.ts';

export type DrawerTab = NonNullable<Preferences['drawer']>;

export function openDrawer(tab: DrawerTab | null): void {
  prefer({ drawer: tab });
}

/** Opens a tab, or closes the drawer where that tab is open. */
export function toggleDrawer(tab: DrawerTab, open: DrawerTab | null): void {
  openDrawer(open === tab ? null : tab);
}
