/** A track of a seat's own: shipping, digging. The marker stands on the level, every step tells what it brings. */
import { Place, type PlaceId, useChangeOf } from '@guildhall/board-kit';
import type { ReactNode } from 'react';

interface LevelTrackProps {
  readonly id: PlaceId;
  readonly icon: ReactNode;
  readonly name: string;
  /** Of the next step; null: there is none. */
  readonly price: ReactNode;
  readonly from: number;
  readonly to: number;
  readonly level: number;
  /** The count of it that a choice would change; null: it is somebody else's. */
  readonly count: string | null;
  /** What stands on a step of the track. */
  step(level: number): ReactNode;
}

export function LevelTrack(props: LevelTrackProps): ReactNode {
  const { id, icon, name, price, from, to, level, count, step } = props;
  const change = useChangeOf(count ?? '');
  const levels = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return (
    <Place id={id} className="pb-track">
      <span className="pb-track-head">
        {icon}
        <b>{name}</b>
        {level < to && <span className="pb-price">{price}</span>}
      </span>
      <span className="pb-track-steps">
        {levels.map((one) => (
          <span
            key={one}
            className="pb-step"
            data-at={one === level || undefined}
            data-ghost={(change !== 0 && one === level + change) || undefined}
          >
            {step(one)}
          </span>
        ))}
      </span>
    </Place>
  );
}
