/** The four cults: how high everybody stands, where power waits on the way, and the places for priests. */
import { BadgeShape, type BoardProps, Icon, Place, type SeatLook, usePlaces } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { CULTS } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, NONE } from './atlas.ts';

interface CultProps extends BoardProps<State, Action> {
  readonly atlas: Atlas;
  readonly looks: readonly SeatLook[];
}

const ROW = 25;
const WIDTH = 112;
const LEFT = 26;

export function CultBoard(props: CultProps): ReactNode {
  return (
    <div className="tm-cults">
      {CULTS.map((cult, index) => (
        <Place key={cult} id={`cult:${index}`} className={`tm-cult tm-cult-${cult}`}>
          <span className="tm-cult-name">
            <Icon name={cult} /> {props.words.name(cult)}
          </span>
          <CultTrack {...props} index={index} />
          <PriestPlaces {...props} index={index} />
        </Place>
      ))}
    </div>
  );
}

function CultTrack({ atlas, looks, view, index }: CultProps & { readonly index: number }): ReactNode {
  const { top, power } = atlas.tables.cults;
  const y = (space: number): number => (top - space) * ROW + ROW / 2;
  return (
    <svg className="tm-track" viewBox={`0 0 ${WIDTH} ${(top + 1) * ROW}`} aria-hidden>
      {power.map((gain, space) => {
        const at = y(space);
        return (
          <g key={at}>
            <rect
              className="tm-space"
              data-top={space === top}
              x={LEFT}
              y={at - ROW / 2 + 1.5}
              width={WIDTH - LEFT - 1}
              height={ROW - 3}
              rx="5"
            />
            <text className="tm-space-number" x={LEFT - 6} y={at + 4}>
              {space}
            </text>
            {gain > 0 && (
              <g className="tm-space-power" transform={`translate(${WIDTH - 11} ${at})`}>
                <circle r="8" />
                <text y="3.8">{gain}</text>
              </g>
            )}
          </g>
        );
      })}
      {standing(view, index).map(({ seat, space, at, of }) => {
        const apart = Math.min(20, (WIDTH - LEFT - 42) / Math.max(1, of - 1));
        return (
          <g
            key={seat}
            className="tm-cult-marker"
            style={{ transform: `translate(${LEFT + 14 + at * apart}px, ${y(space)}px)` }}
          >
            <BadgeShape look={looks[seat]} />
          </g>
        );
      })}
    </svg>
  );
}

interface Standing {
  readonly seat: number;
  readonly space: number;
  /** Which of how many on the same space. */
  readonly at: number;
  readonly of: number;
}

function standing(view: State, cult: number): readonly Standing[] {
  const spaces = view.players.map(({ cults }) => cults[cult] ?? 0);
  return spaces.map((space, seat) => ({
    seat,
    space,
    at: spaces.slice(0, seat).filter((other) => other === space).length,
    of: spaces.filter((other) => other === space).length,
  }));
}

/** Places that are taken show whose priest stands there; the last one is never taken. */
function PriestPlaces({ atlas, looks, view, index }: CultProps & { readonly index: number }): ReactNode {
  const { places, stepsWithoutPlace } = atlas.tables.cults;
  const { marks } = usePlaces();
  return (
    <span className="tm-priests" data-mark={marks.has(`cult:${index}`) || undefined} aria-hidden>
      {places.map((steps, place) => {
        const owner = view.cultPlaces[index][place];
        const look = owner === NONE ? null : looks[owner];
        return (
          <svg key={place} viewBox="-13 -13 26 26" aria-hidden>
            <circle className="tm-priest-place" r="11.5" />
            {look === null ? <text y="4.6">{steps}</text> : <BadgeShape look={look} />}
          </svg>
        );
      })}
      <svg viewBox="-13 -13 26 26" aria-hidden>
        <circle className="tm-priest-place" data-open r="11.5" />
        <text y="4.6">{stepsWithoutPlace}</text>
      </svg>
    </span>
  );
}
