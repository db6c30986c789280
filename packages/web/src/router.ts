/** Addresses of the client. */
import { useSyncExternalStore } from 'react';

/** Where a table is: in this browser, on the server, a board of one's own to try things on, or a view from a file. */
const REALMS = ['local', 'table', 'analysis', 'view'] as const;
/** A lesson has an address of its own: the game, and which of its lessons. */
export type Realm = (typeof REALMS)[number] | 'lesson';

/** Tables whose games can be reviewed. */
export type ReviewedRealm = 'local' | 'table';

/** Pages of a game beside its own. */
const GAME_PAGES = ['how-to-play', 'reference-card', 'compendium'] as const;

/** Whether earlier positions of a table can be looked at. */
export function hasPast(realm: Realm): boolean {
  return realm === 'local' || realm === 'table';
}

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly realm: Realm; readonly id: string }
  | { readonly page: 'replay'; readonly realm: Realm; readonly id: string; readonly at: number | null }
  | {
      readonly page: 'review';
      readonly realm: ReviewedRealm;
      readonly id: string;
      readonly at: number | null;
    }
  | { readonly page: 'game'; readonly game: string }
  | { readonly page: 'how-to-play'; readonly game: string }
  | { readonly page: 'reference-card'; readonly game: string }
  | { readonly page: 'compendium'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'enter'; readonly link: string }
  | { readonly page: 'you' }
  | { readonly page: 'come-back'; readonly code: string }
  | { readonly page: 'notifications' }
  | { readonly page: 'own-bots' }
  | { readonly page: 'confirm-email'; readonly link: string }
  | { readonly page: 'shared'; readonly packed: string; readonly at: number | null }
  | { readonly page: 'lost' };

export function routeOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Route {
  const [first = '', id = '', third = ''] = pathname.split('/').filter((part) => part !== '');
  const at = new URLSearchParams(search).get('at');
  const point = at === null || !/^\d+$/.test(at) ? null : Number(at);
  if (first === '') return { page: 'home' };
  if (first === 'games' && id !== '') {
    const page = GAME_PAGES.find((one) => one === third) ?? 'game';
    return { page, game: id };
  }
  if (first === 'learn' && id !== '' && third !== '')
    return { page: 'table', realm: 'lesson', id: `${id}/${third}` };
  if (first === 'rules' && id !== '') return { page: 'rules', game: id };
  if (first === 'me') return { page: 'you' };
  if (first === 'come-back') return { page: 'come-back', code: hash.slice(1) };
  if (first === 'notifications') return { page: 'notifications' };
  if (first === 'bots') return { page: 'own-bots' };
  if (first === 'confirm-email') return { page: 'confirm-email', link: hash.slice(1) };
  if (first === 'enter') return { page: 'enter', link: hash.slice(1) };
  if (first === 'shared') return { page: 'shared', packed: hash.slice(1), at: point };
  const realm = REALMS.find((one) => one === first);
  if (realm !== undefined && id !== '') {
    if (third === 'review' && (realm === 'local' || realm === 'table'))
      return { page: 'review', realm, id, at: point };
    if (third === 'replay') return { page: 'replay', realm, id, at: point };
    if (third === '') return { page: 'table', realm, id };
  }
  return { page: 'lost' };
}

const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

export function go(path: string): void {
  history.pushState(null, '', path);
  changed();
  scrollTo(0, 0);
}

export function replacePath(path: string): void {
  history.replaceState(null, '', path);
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** The point of the past that the address names; null: none. */
export function usePoint(): number | null {
  const route = routeOf(new URL(useAddress(), location.origin));
  return route.page === 'replay' ? (route.at ?? 0) : null;
}

/** The address as one text: what changes is told by that text. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.pathname + location.search + location.hash);
}
