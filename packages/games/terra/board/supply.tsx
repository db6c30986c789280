/** What all share in both games: actions for power, cards with coins on them, town tiles. */
import type { SeatLook } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import type { TerraState } from '../index.ts';
import { ActionSpace, HeldCard, TileWithHolders } from './faces.tsx';
import { NONE } from './places.ts';

interface PowerActionsProps {
  readonly ids: readonly string[];
  readonly view: TerraState;
  price(id: string): ReactNode;
  face(id: string): ReactNode;
}

export function PowerActions({ ids, view, price, face }: PowerActionsProps): ReactNode {
  return (
    <div className="kit-tiles kit-actions">
      {ids.map((id, at) => (
        <ActionSpace
          key={id}
          id={`power:${at}`}
          isUsed={(view.powerUsed & (1 << at)) !== 0}
          price={price(id)}
        >
          {face(id)}
        </ActionSpace>
      ))}
    </div>
  );
}

interface HeldCardsProps {
  /** What a place of a card begins with. */
  readonly sort: string;
  readonly cards: readonly number[];
  /** Coins on each of them. */
  readonly coins: readonly number[];
  readonly looks: readonly SeatLook[];
  /** The seat that holds a card, or NONE. */
  holderOf(card: number): number;
  face(card: number): ReactNode;
}

export function HeldCards({ sort, cards, coins, looks, holderOf, face }: HeldCardsProps): ReactNode {
  return (
    <div className="kit-tiles">
      {cards.map((card, at) => {
        const holder = holderOf(card);
        return (
          <HeldCard
            key={card}
            id={`${sort}:${card}`}
            holder={holder === NONE ? null : looks[holder]}
            coins={coins[at]}
          >
            {face(card)}
          </HeldCard>
        );
      })}
    </div>
  );
}

interface TownTilesProps {
  readonly ids: readonly string[];
  readonly looks: readonly SeatLook[];
  readonly view: TerraState;
  face(id: string): ReactNode;
}

/** Tiles that are not in play are left out. */
export function TownTiles({ ids, looks, view, face }: TownTilesProps): ReactNode {
  return (
    <div className="kit-tiles">
      {ids.map((id, tile) => {
        const holders = view.players.flatMap(({ towns }, seat) =>
          towns.filter((one) => one === tile).map(() => looks[seat]),
        );
        const left = view.townTiles[tile];
        return left === 0 && holders.length === 0 ? null : (
          <TileWithHolders key={id} id={`town:${tile}`} left={left} holders={holders}>
            {face(id)}
          </TileWithHolders>
        );
      })}
    </div>
  );
}
