/** Everybody's result, accuracy and how good their turns were; one of them is chosen, whose game is looked at. */
import { Badge } from '@guildhall/board-kit';
import type { Seat } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import type { ReviewParts } from './parts.ts';
import { useReviewSay } from './texts.ts';

/** The parts of the bar, in their order. */
const GRADES = ['best', 'good', 'slip', 'costly'] as const;

export function SeatCards({
  review,
  names,
  looks,
  seat: chosen,
  onSeat,
}: ReviewParts & { onSeat(seat: Seat): void }): ReactNode {
  const tell = useReviewSay();
  return (
    <fieldset className="review-seats">
      <legend className="kit-hidden">{tell('seats')}</legend>
      {review.seats.map(({ accuracy, grades, total }, seat) => (
        <label
          key={names[seat]}
          className="review-card review-seat"
          data-chosen={seat === chosen || undefined}
        >
          <input
            className="kit-hidden"
            type="radio"
            name="review-seat"
            checked={seat === chosen}
            onChange={() => onSeat(seat)}
          />
          <span className="review-seat-head">
            <Badge look={looks[seat]} />
            <strong>{names[seat]}</strong>
            <b className="review-total">{total}</b>
          </span>
          {accuracy !== null && (
            <span className="review-accuracy">
              {accuracy} <small>{tell('accuracy')}</small>
            </span>
          )}
          <span className="review-grades" aria-hidden>
            {GRADES.map((grade) => (
              <i key={grade} data-grade={grade} style={{ flexGrow: grades[grade] }} />
            ))}
          </span>
          <small>
            {tell('grades', {
              best: grades.best,
              good: grades.good,
              slips: grades.slip,
              costly: grades.costly,
            })}
          </small>
        </label>
      ))}
    </fieldset>
  );
}
