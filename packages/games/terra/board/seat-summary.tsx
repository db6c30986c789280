/** A seat in a few short lines: goods with income, power, levels, and the pieces that are left. */
import type { SeatLook, Words } from '@guildhall/board-kit';
import type { Seat } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { type Good, GoodCount } from './goods.tsx';
import './seat-summary.css';
import { Icon } from './icons.tsx';
import { type BuildingShape, Piece } from './pieces.tsx';

interface Level {
  readonly name: string;
  readonly icon: ReactNode;
  readonly level: number | string;
}

interface Left {
  readonly shape: BuildingShape;
  readonly name: string;
  readonly left: number;
}

interface SeatSummaryProps {
  readonly of: Seat;
  readonly look: SeatLook;
  readonly goods: readonly Good[];
  /** A line more, under the goods: books, innovations. */
  readonly more?: ReactNode;
  readonly bowls: { readonly bowl1: number; readonly bowl2: number; readonly bowl3: number };
  readonly powerIncome: number;
  readonly levels: readonly Level[];
  readonly left: readonly Left[];
  readonly words: Words;
}

export function SeatSummary(props: SeatSummaryProps): ReactNode {
  const { of, look, goods, more, bowls, powerIncome, levels, left, words } = props;
  const { bowl1, bowl2, bowl3 } = bowls;
  return (
    <span className="seat-summary">
      <span className="seat-summary-goods" data-why-press={`income ${of}`}>
        {goods.map((good) => (
          <GoodCount key={good.name} {...good} words={words} />
        ))}
      </span>
      {more}
      <span className="seat-summary-reach">
        <span className="seat-summary-bowls">
          <span aria-hidden>
            <u>I</u>
            {bowl1}
            <u>II</u>
            {bowl2}
            <u>III</u>
            <b>{bowl3}</b>
          </span>
          <Icon name="power" />
          <span className="kit-hidden">
            {`${words.name('power')} I: ${bowl1}, II: ${bowl2}, III: ${bowl3}, `}
            {words.say('powerIncome', { power: powerIncome })}
          </span>
        </span>
        <span className="seat-summary-levels">
          {levels.map(({ name, icon, level }) => (
            <span key={name}>
              {icon}
              <span aria-hidden>{level}</span>
              <span className="kit-hidden">{`${words.name(name)}: ${level}, `}</span>
            </span>
          ))}
        </span>
      </span>
      <span className="seat-summary-left">
        {left.map(({ shape, name, left: count }) => (
          <span key={name} data-none={count === 0 || undefined}>
            <Piece shape={shape} look={look} letter={false} />
            <b aria-hidden>{count}</b>
            <span className="kit-hidden">{`${words.name(name)}: ${words.say('piecesLeft', { pieces: count })}, `}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
