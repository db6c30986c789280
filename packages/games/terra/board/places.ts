/** Places that both boards have. */
import type { PlaceId, Slot } from '@guildhall/board-kit';
import type { LogEvent } from '@guildhall/kernel';

/** Nothing there, as the state writes it. */
export const NONE = -1;

/** Sorts of places that are not on the map in both games. */
export const SLOTS_IN_BOTH = {
  bowls: 'own',
  good: 'own',
  track: 'own',
  special: 'own',
  faction: 'tracks',
  town: 'tray',
} as const satisfies Readonly<Record<string, Slot>>;

interface Ids {
  readonly towns: readonly string[];
  readonly powers: readonly string[];
}

interface Named {
  readonly name: string;
}

interface MapAtlas {
  readonly lands: readonly Named[];
  readonly rivers: readonly Named[];
}

/** Actions of both games that belong to one place, or to none. */
type PlacedAction =
  | { readonly kind: 'build' | 'transform' | 'upgrade'; readonly hex: number }
  | { readonly kind: 'connect'; readonly river: number }
  | { readonly kind: 'bridge'; readonly site: number }
  | { readonly kind: 'power'; readonly space: number }
  | { readonly kind: 'town'; readonly tile: number }
  | { readonly kind: 'advance'; readonly track: string }
  | { readonly kind: 'special'; readonly source: string }
  | { readonly kind: 'faction'; readonly faction: number }
  | { readonly kind: 'burn' | 'leech' | 'decline' | 'done' | 'end' };

export function placesInBoth({ lands, rivers }: MapAtlas, action: PlacedAction): readonly PlaceId[] {
  switch (action.kind) {
    case 'build':
    case 'transform':
    case 'upgrade':
      return [`hex:${lands[action.hex].name}`];
    case 'connect':
      return [`river:${rivers[action.river].name}`];
    case 'bridge':
      return [`site:${action.site}`];
    case 'power':
      return [`power:${action.space}`];
    case 'town':
      return [`town:${action.tile}`];
    case 'advance':
      return [`track:${action.track}`];
    case 'special':
      return [`special:${action.source}`];
    case 'faction':
      return [`faction:${action.faction}`];
    case 'burn':
      return ['bowls'];
    default:
      return [];
  }
}

/** The number of a track and the steps of one of its spots: `priest:2.3`. */
export function spotOf(which: string): { readonly track: number; readonly steps: number } {
  const [track, steps] = which.split('.').map(Number);
  return { track, steps };
}

/** What somebody may wish at places that mean the same in both games. */
export function wishesInBoth({ rivers }: MapAtlas, sort: string, which: string) {
  const index = Number(which);
  switch (sort) {
    case 'river':
      return [{ kind: 'connect', river: rivers.findIndex(({ name }) => name === which) }] as const;
    case 'site':
      return [{ kind: 'bridge', site: index }] as const;
    case 'power':
      return [{ kind: 'power', space: index }] as const;
    case 'town':
      return [{ kind: 'town', tile: index }] as const;
    default:
      return [];
  }
}

/** Places that an event of both games changed; null: it is one of the game's own. */
export function touchedInBoth({ kind, data }: LogEvent, { towns, powers }: Ids): readonly PlaceId[] | null {
  switch (kind) {
    case 'built':
    case 'upgraded':
    case 'transformed':
      return [`hex:${data.hex}`];
    case 'townFounded':
      return Array.isArray(data.hexes) ? data.hexes.map((hex) => `hex:${String(hex)}`) : [];
    case 'powerAction':
      return [`power:${powers.indexOf(String(data.action))}`];
    case 'townTile':
      return [`town:${towns.indexOf(String(data.tile))}`];
    default:
      return null;
  }
}
