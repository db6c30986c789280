/** The town tiles that all share. */
import type { SeatLook } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { TileWithHolders } from './tiles.tsx';

interface TownsView {
  readonly townTiles: readonly number[];
  readonly players: readonly { readonly towns: readonly number[] }[];
}

/** Those that are left or that somebody has, by their numbers. */
export function townsInPlay({ townTiles, players }: TownsView): readonly number[] {
  return [...townTiles.keys()].filter(
    (tile) => townTiles[tile] > 0 || players.some(({ towns }) => towns.includes(tile)),
  );
}

interface TownTilesProps {
  readonly view: TownsView;
  readonly looks: readonly SeatLook[];
  face(tile: number): ReactNode;
}

export function TownTiles({ view, looks, face }: TownTilesProps): ReactNode {
  return townsInPlay(view).map((tile) => (
    <TileWithHolders
      key={tile}
      id={`town:${tile}`}
      tone="town"
      left={view.townTiles[tile]}
      holders={view.players.flatMap(({ towns }, seat) =>
        towns.filter((one) => one === tile).map(() => looks[seat]),
      )}
    >
      {face(tile)}
    </TileWithHolders>
  ));
}
