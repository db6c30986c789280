/** What stands on tiles and cards, as signs and numbers. */
import { Badge, Icon, Num, Place, type SeatLook } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import './faces.css';

export function FaceLine({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className="kit-face-line">{children}</span>;
}

/** A special action: something that can be done once a round. */
export function OnceARound({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className="kit-once">{children}</span>;
}

/** What comes when its holder passes. */
export function OnPass({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <span className="kit-on-pass">
      <Icon name="pass" />
      {children}
    </span>
  );
}

interface PaysForProps {
  /** What is counted or done. */
  readonly sign: ReactNode;
  /** What each of it brings. */
  readonly children: ReactNode;
}

export function PaysFor({ sign, children }: PaysForProps): ReactNode {
  return (
    <span className="kit-for">
      {sign}
      <span className="kit-arrow">→</span>
      {children}
    </span>
  );
}

interface TileProps {
  readonly id: string;
  readonly left: number;
  readonly holders: readonly SeatLook[];
  readonly children: ReactNode;
}

/** A tile of which several copies exist: how many are left, and who holds one. */
export function TileWithHolders({ id, left, holders, children }: TileProps): ReactNode {
  return (
    <Place id={id} className={`kit-tile-face ${left === 0 ? 'kit-gone' : ''}`}>
      {children}
      <span className="kit-copies">
        <span>×{left}</span>
        {holders.map((look, at) => (
          <Badge key={at} look={look} size={1.1} />
        ))}
      </span>
    </Place>
  );
}

interface CardProps {
  readonly id: string;
  readonly holder: SeatLook | null;
  readonly coins: number;
  readonly children: ReactNode;
}

/** A card of which one exists: who holds it, and the coins that lie on it. */
export function HeldCard({ id, holder, coins, children }: CardProps): ReactNode {
  return (
    <Place id={id} className={`kit-tile-face kit-card ${holder === null ? '' : 'kit-held'}`}>
      {children}
      {holder !== null && (
        <span className="kit-holder">
          <Badge look={holder} size={1.3} />
        </span>
      )}
      {coins > 0 && (
        <span className="kit-extra">
          <Num count={`+${coins}`}>
            <Icon name="coins" />
          </Num>
        </span>
      )}
    </Place>
  );
}

interface ActionSpaceProps {
  readonly id: string;
  readonly isUsed: boolean;
  readonly price: ReactNode;
  readonly children: ReactNode;
}

/** An action of which one is done a round, whoever does it. */
export function ActionSpace({ id, isUsed, price, children }: ActionSpaceProps): ReactNode {
  return (
    <Place id={id} className={`kit-action ${isUsed ? 'kit-used' : ''}`}>
      <span className="kit-action-price">{price}</span>
      <FaceLine>{children}</FaceLine>
    </Place>
  );
}

interface RoundProps {
  readonly id: string;
  readonly round: number;
  readonly now: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A tile of one round, in the order of the rounds. */
export function RoundTile({ id, round, now, title, children }: RoundProps): ReactNode {
  return (
    <li data-when={round < now ? 'past' : round === now ? 'now' : 'later'}>
      <Place id={id} className="kit-tile-face">
        <span className="kit-round">{title}</span>
        {children}
      </Place>
    </li>
  );
}
