/** Everybody's resources and income, always in sight, in the order of play. */
import { Badge, Icon, useAsking } from '@guildhall/board-kit';
import { hasLeft, type Seat } from '@guildhall/kernel';
import { type ReactNode, useRef } from 'react';
import { useSay } from '../../text/texts.tsx';
import { Moving } from '../board/moving.tsx';
import { inDigits, pointsIn } from '../panels/points.ts';
import { useTable } from '../state/context.ts';
import { actingIn, followingIn } from '../state/following.ts';
import { ClockFace } from './clock.tsx';
import './seats.css';

interface SeatStripProps {
  /** A seat that is shown elsewhere. */
  readonly except?: Seat | null;
  onOpen(seat: Seat): void;
}

export function SeatStrip({ except = null, onOpen }: SeatStripProps): ReactNode {
  const say = useSay();
  const { board, view, snapshot } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const order = board.order(view);
  const seats = snapshot.seats.map((_, seat) => seat).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const shown = seats.filter((seat) => seat !== except);
  return (
    <ol ref={list} className="seats" data-count={shown.length} aria-label={say('players')}>
      <Moving root={list}>
        {shown.map((seat) => (
          <li key={seat}>
            <SeatCard seat={seat} onOpen={() => onOpen(seat)} />
          </li>
        ))}
      </Moving>
    </ol>
  );
}

function SeatCard({ seat, onOpen }: { readonly seat: Seat; onOpen(): void }): ReactNode {
  const say = useSay();
  const model = useTable();
  const { board, view, looks, snapshot, speech } = model;
  const { person, bot } = snapshot.seats[seat];
  const status = hasLeft(view, seat) ? say('leftForGood') : board.status(view, seat);
  const isAsked = actingIn(model).includes(seat);
  const isNext = followingIn(model)[0] === seat;
  const isHere = seat !== snapshot.seat && snapshot.present?.seats.includes(seat) === true;
  const points = pointsIn(snapshot.rules.counts(view, seat));
  const { SeatLine } = board;
  const clicks = useAsking(onOpen);
  const who = model.ownBotAt(seat) ?? person ?? (bot === null ? say('nobody') : say('botOf', { level: bot }));
  return (
    <button
      type="button"
      className="seat-card"
      data-asked={isAsked || undefined}
      data-next={isNext ? say('next') : undefined}
      data-own={snapshot.mine.includes(seat) || undefined}
      data-out={status !== null || undefined}
      data-seat={seat}
      data-look={looks[seat].fill}
      data-points={points}
      style={{ ['--seat' as string]: `var(${looks[seat].fill})` }}
      {...clicks}
    >
      <span className="seat-head">
        <Badge look={looks[seat]} />
        <strong className="seat-name">{looks[seat].name}</strong>
        {points !== undefined && (
          <span className="seat-points" data-why={`score ${seat}`}>
            <b>{inDigits(points)}</b>
            <Icon name="points" />
            <span className="kit-hidden"> {speech.nameOrNull('pointsShort') ?? say('pointsShort')}</span>
          </span>
        )}
        <span className="seat-under">
          <small>
            {snapshot.seat === seat ? say('you') : who}
            {status !== null && ` · ${status}`}
          </small>
          {isHere && <span className="here" role="img" aria-label={say('isHere')} />}
          {isAsked && model.playing === null && <small className="asked">{say('toMove')}</small>}
          {isNext && <span className="kit-hidden">{say('next')}</span>}
          {snapshot.clocks[seat] !== undefined && <ClockFace clock={snapshot.clocks[seat]} />}
        </span>
      </span>
      <SeatLine {...model.props} of={seat} />
    </button>
  );
}
