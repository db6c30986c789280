/** A track that seats climb, told by their badges; and the places beside it that are taken once and for all. */
import { BadgeShape, Place, type PlaceId, type SeatLook } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import './ladder.css';

const WIDTH = 112;
const LEFT = 26;

interface Rung {
  /** Told at the right end of the space. */
  readonly sign?: ReactNode;
  /** Spaces that stand out: the top, a gate. */
  readonly tone?: 'high' | 'raised';
}

interface Climber {
  readonly id: string;
  readonly look: SeatLook;
  readonly space: number;
}

interface LadderProps {
  /** From the lowest space. */
  readonly rungs: readonly Rung[];
  readonly climbers: readonly Climber[];
  /** The height of a space. */
  readonly row: number;
}

function Ladder({ rungs, climbers, row }: LadderProps): ReactNode {
  const y = (space: number): number => (rungs.length - 1 - space) * row + row / 2;
  return (
    <svg className="kit-ladder" viewBox={`0 0 ${WIDTH} ${rungs.length * row}`} aria-hidden>
      {rungs.map(({ sign, tone }, space) => {
        const at = y(space);
        return (
          <g key={at}>
            <rect
              className="kit-rung"
              data-tone={tone}
              x={LEFT}
              y={at - row / 2 + 1.5}
              width={WIDTH - LEFT - 1}
              height={row - 3}
              rx="5"
            />
            <text className="kit-rung-number" x={LEFT - 6} y={at + 4}>
              {space}
            </text>
            {sign !== undefined && (
              <g className="kit-rung-sign" transform={`translate(${WIDTH - 11} ${at})`}>
                {sign}
              </g>
            )}
          </g>
        );
      })}
      {climbers.map(({ id, look, space }, index) => {
        const isBeside = (other: Climber): boolean => other.space === space;
        const at = climbers.slice(0, index).filter(isBeside).length;
        const of = climbers.filter(isBeside).length;
        const apart = Math.min(20, (WIDTH - LEFT - 42) / Math.max(1, of - 1));
        return (
          <g
            key={id}
            className="kit-climber"
            style={{ transform: `translate(${LEFT + 14 + at * apart}px, ${y(space)}px)` }}
          >
            <BadgeShape look={look} />
          </g>
        );
      })}
    </svg>
  );
}

interface LadderPlaceProps extends LadderProps, StepPlacesProps {
  readonly id: PlaceId;
  /** Says its colour, as `--ladder`. */
  readonly className: string;
  readonly icon: ReactNode;
  readonly name: string;
  /** What else is told of it, under the name; null: nothing. */
  readonly note: ReactNode;
}

/** One of several ladders side by side, with its name and its places. */
export function LadderPlace({ id, className, icon, name, note, ...drawn }: LadderPlaceProps): ReactNode {
  return (
    <Place id={id} className={`kit-ladder-place ${className}`}>
      <span className="kit-ladder-name">
        {icon} {name}
      </span>
      {note}
      <Ladder {...drawn} />
      <StepPlaces {...drawn} />
    </Place>
  );
}

/** Power for reaching a space. */
export function PowerRung({ power }: { readonly power: number }): ReactNode {
  return (
    <>
      <circle r="8" />
      <text y="3.8">{power}</text>
    </>
  );
}

interface StepPlacesProps {
  /** How many steps each place gives, and who took it. */
  readonly places: readonly { readonly steps: number; readonly owner: SeatLook | null }[];
  /** Steps for those who take none of them. */
  readonly without: number;
}

/** Places that are taken show whose piece stands there; the last one is never taken. */
function StepPlaces({ places, without }: StepPlacesProps): ReactNode {
  return (
    <span className="kit-step-places" aria-hidden>
      {places.map(({ steps, owner }, place) => (
        <svg key={place} viewBox="-13 -13 26 26" aria-hidden>
          <circle className="kit-step-place" r="11.5" />
          {owner === null ? <text y="4.6">{steps}</text> : <BadgeShape look={owner} />}
        </svg>
      ))}
      <svg viewBox="-13 -13 26 26" aria-hidden>
        <circle className="kit-step-place" data-open r="11.5" />
        <text y="4.6">{without}</text>
      </svg>
    </span>
  );
}
