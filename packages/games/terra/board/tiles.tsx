/** Tiles and cards of cardboard, and what stands on them as icons and numbers. */
import { Badge, Place, type PlaceId, type SeatLook } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import './tiles.css';
import { Icon } from './icons.tsx';

export function FaceLine({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className="tile-line">{children}</span>;
}

/** What comes when its holder passes. */
export function OnPass({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <span className="tile-for">
      <Icon name="pass" />
      {children}
    </span>
  );
}

interface PaysForProps {
  /** What is counted or done. */
  readonly icon: ReactNode;
  /** What each of it brings. */
  readonly children: ReactNode;
}

/** Something for something else. */
export function PaysFor({ icon, children }: PaysForProps): ReactNode {
  return (
    <span className="tile-for">
      {icon}
      <span className="tile-arrow">→</span>
      {children}
    </span>
  );
}

/** Points for each thing of a kind: so short that no arrow is needed. */
export function Each({ icon, children }: PaysForProps): ReactNode {
  return (
    <span className="tile-for">
      {icon}
      {children}
    </span>
  );
}

interface HeldTileProps {
  readonly id: PlaceId;
  /** The tint of the cardboard; null: cream. */
  readonly tone: string | null;
  readonly isUsed?: boolean;
  readonly children: ReactNode;
}

/** A tile that lies before somebody. */
export function HeldTile({ id, tone, isUsed = false, children }: HeldTileProps): ReactNode {
  return (
    <Place id={id} className={classesOf(tone)}>
      {children}
      {isUsed && <span className="tile-used" />}
    </Place>
  );
}

function classesOf(tone: string | null): string {
  return tone === null ? 'tile' : `tile tile-${tone}`;
}

interface TileProps {
  readonly id: PlaceId;
  readonly tone: string | null;
  readonly left: number;
  readonly holders: readonly SeatLook[];
  readonly children: ReactNode;
}

/** A tile of which several copies exist: how many are left, and who holds one. */
export function TileWithHolders({ id, tone, left, holders, children }: TileProps): ReactNode {
  return (
    <Place id={id} left={left} className={`${classesOf(tone)} ${left === 0 ? 'tile-gone' : ''}`}>
      {children}
      {left !== 1 && (
        <span className="tile-left">
          <i>×</i>
          {left}
        </span>
      )}
      <Holders looks={holders} />
    </Place>
  );
}

export function Holders({ looks }: { readonly looks: readonly SeatLook[] }): ReactNode {
  if (looks.length === 0) return null;
  return (
    <span className="tile-holders">
      {looks.map((look, at) => (
        <Badge key={at} look={look} size={1.35} />
      ))}
    </span>
  );
}

interface CardProps {
  readonly id: PlaceId;
  readonly holder: SeatLook | null;
  readonly coins: number;
  readonly children: ReactNode;
}

/** A card of which one exists: who holds it, and the coins that lie on it. */
export function Card({ id, holder, coins, children }: CardProps): ReactNode {
  return (
    <Place
      id={id}
      left={holder === null ? 1 : 0}
      className={`tile tile-card ${holder === null ? '' : 'tile-held'}`}
    >
      {children}
      <Holders looks={holder === null ? [] : [holder]} />
      <CardCoins coins={coins} />
    </Place>
  );
}

function CardCoins({ coins }: { readonly coins: number }): ReactNode {
  if (coins === 0) return null;
  return (
    <span className="tile-coins">
      {coins}
      <Icon name="coins" size={1.15} />
    </span>
  );
}

interface ShownTileProps {
  readonly tone: string | null;
  readonly children: ReactNode;
}

/** A tile that somebody chooses from a dialog: as wide as its box, and no place of the board. */
export function ShownTile({ tone, children }: ShownTileProps): ReactNode {
  return (
    <span className="shown-tile" aria-hidden>
      <span className={classesOf(tone)}>{children}</span>
    </span>
  );
}
