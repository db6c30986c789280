/** Places that both boards have, and the chapters of the rules under which actions are offered. */
import type { OfferGroup, PlaceId, Words } from '@guildhall/board-kit';
import type { LogEvent } from '@guildhall/kernel';

/** Nothing there, as the state writes it. */
export const NONE = -1;

interface Ids {
  readonly towns: readonly string[];
  readonly powers: readonly string[];
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

/** Where an action is offered. */
export interface Chapter {
  /** A key of the names: the chapter of the rules. */
  readonly title: string;
  readonly rank: number;
  /** The rule that introduces the action. */
  readonly rule: string;
}

export function groupIn(words: Words, { title, rank }: Chapter): OfferGroup {
  return { id: title, title: words.name(title), rank };
}
