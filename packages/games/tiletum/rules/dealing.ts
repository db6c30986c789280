/** What set-up is dealt from: the tiles that are in play, at random or as options say. */
import type { Pile } from '../data/index.ts';
import { drawFrom } from './piles.ts';
import type { Ruleset } from './ruleset.ts';
import type { State } from './state.ts';

export function filled(count: number, value: number): number[] {
  return new Array<number>(count).fill(value);
}

function isInPlay(g: Ruleset, tile: { readonly players: number; readonly isSilver: boolean }): boolean {
  return tile.players <= g.players && (g.options.silver || !tile.isSilver);
}

/** The tiles of a pile that are in play with so many players. */
export function tilesOf(g: Ruleset, pile: Pile): number[] {
  const { helpers, contracts, crests } = g.tables;
  const all = [...Object.values(helpers), ...Object.values(contracts), ...Object.values(crests)];
  return all.flatMap((tile, at) => (tile.pile === pile && isInPlay(g, tile) ? [at] : []));
}

export function charactersInPlay(g: Ruleset): number[] {
  return Object.values(g.tables.characters).flatMap(({ players, isSilver }, at) =>
    isInPlay(g, { players, isSilver }) ? [g.firstCharacter + at] : [],
  );
}

/** A tile that an option names, or the next of a pile. */
export function dealt(g: Ruleset, state: State, pile: number[], fixed: string | undefined | null): number {
  if (fixed === undefined || fixed === null) return drawFrom(state, pile);
  const tile = g.tileIds.indexOf(fixed);
  pile.splice(pile.indexOf(tile), 1);
  return tile;
}
