/** What a seat's board is made of: holdings with income, bowls of power, buildings still to build, levels. */
import {
  BUILDING_PATHS,
  type BuildingShape,
  Icon,
  Place,
  type PlaceId,
  type SeatLook,
  type Words,
} from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import './seat-parts.css';

interface HoldingProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly count: number;
  /** What the next income adds. */
  readonly income: number;
  readonly words: Words;
}

export function Holding({ name, icon, count, income, words }: HoldingProps): ReactNode {
  return (
    <span className="kit-holding">
      {icon}
      <b>{count}</b>
      {income > 0 && <small>+{income}</small>}
      <span className="kit-hidden">{words.say('holding', { name, count, income })}</span>
    </span>
  );
}

interface BowlsProps {
  readonly of: { readonly bowl1: number; readonly bowl2: number; readonly bowl3: number };
  readonly income: number;
  readonly words: Words;
}

export function Bowls({ of, income, words }: BowlsProps): ReactNode {
  const bowls = [
    ['I', of.bowl1],
    ['II', of.bowl2],
    ['III', of.bowl3],
  ] as const;
  return (
    <span className="kit-bowls">
      <Icon name="power" />
      {bowls.map(([name, tokens]) => (
        <span key={name} className="kit-bowl" data-bowl={name}>
          <small>{name}</small>
          <b>{tokens}</b>
        </span>
      ))}
      {income > 0 && <small>+{income}</small>}
      <span className="kit-hidden">{words.say('powerIncome', { power: income })}</span>
    </span>
  );
}

interface StockProps {
  readonly shape: BuildingShape;
  readonly look: SeatLook;
  readonly name: string;
  readonly built: number;
  readonly pieces: number;
  readonly price: ReactNode;
  readonly income: ReactNode;
  readonly words: Words;
}

/** Buildings of a kind: how many stand, what the next one costs, and what income all of them bring. */
export function StockItem({ shape, look, name, built, pieces, price, income, words }: StockProps): ReactNode {
  return (
    <li data-none={built === pieces}>
      <svg viewBox="-24 -24 48 46" aria-hidden>
        <path d={BUILDING_PATHS[shape]} className="kit-building-halo" />
        <path d={BUILDING_PATHS[shape]} className="kit-building-body" style={{ fill: `var(${look.fill})` }} />
      </svg>
      <span className="kit-stock-name">{name}</span>
      <span className="kit-stock-left">{words.say('builtOf', { built, pieces })}</span>
      <span className="kit-stock-price">{price}</span>
      <span className="kit-stock-income">{income}</span>
    </li>
  );
}

interface LevelsProps {
  readonly id: PlaceId;
  readonly icon: ReactNode;
  readonly from: number;
  readonly to: number;
  readonly level: number;
  readonly price: ReactNode;
}

/** A track of a seat's own: shipping, digging. */
export function Levels({ id, icon, from, to, level, price }: LevelsProps): ReactNode {
  if (to <= from) return null;
  const levels = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return (
    <Place id={id} className="kit-levels">
      {icon}
      {levels.map((step) => (
        <span key={step} className="kit-pip" data-reached={step <= level} data-here={step === level}>
          {step}
        </span>
      ))}
      {level < to && <span className="kit-levels-price">{price}</span>}
    </Place>
  );
}
