/** A chain action that is printed on something in a region: a sage's knowledge tile, or the invention innovated. */
import type { PlaceId } from '@guildhall/board-kit';
import type { State } from '../../rules/index.ts';
import type { Atlas } from '../atlas.ts';

export interface PrintedChain {
  readonly region: number;
  readonly place: PlaceId;
  readonly from: 'card' | 'knowledge';
}

export function printedChain(atlas: Atlas, { pending, regions }: State): PrintedChain | null {
  const owed = pending.at(-1)?.[0];
  if (owed?.kind !== 'chain') return null;
  if (owed.from === 'knowledge') return { region: owed.at, place: 'learn', from: 'knowledge' };
  if (owed.from !== 'innovation') return null;
  const region = regions.findIndex(({ card }) => card === owed.at);
  return region < 0 ? null : { region, place: `card:${atlas.cards[owed.at].id}`, from: 'card' };
}
