/** Tracks that all seats climb, side by side as one board: levels, discs, what waits on the way, and spots below. */
import { Badge, Place, type PlaceId, type SeatLook } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import './tracks.css';
import { withBreaks } from './breaks.ts';
import { NONE } from './places.ts';

interface Climber {
  readonly id: string;
  readonly look: SeatLook;
  readonly level: number;
  /** Where a choice would bring it; the same, or nothing: nowhere. */
  readonly to?: number | undefined;
}

/** A spot for somebody who is sent to a track: free, or taken for good. */
interface Spot {
  /** Null: it is no place of its own. */
  readonly id: PlaceId | null;
  readonly steps: number;
  readonly owner: SeatLook | null;
  /** Whom a choice would send there. */
  readonly ghost?: SeatLook | null;
  /** Nobody stays there. */
  readonly isOpen?: boolean;
}

interface Track {
  readonly id: PlaceId;
  /** The class that gives its colours. */
  readonly tone: string;
  readonly icon: ReactNode;
  /** Told under the icon where there is room; null: the icon is enough. */
  readonly name: string | null;
  readonly climbers: readonly Climber[];
  readonly spots: readonly Spot[];
  /** What a level tells besides its number; null: nothing. */
  sign(level: number): ReactNode;
}

interface Spots {
  /** What the ids of the spots begin with: `priest:2`. */
  readonly track: string;
  /** The steps of the spots for those who stay. */
  readonly places: readonly number[];
  readonly stepsWithoutPlace: number;
  /** Who stands on each spot, and who would by a choice. */
  readonly owners: readonly number[];
  readonly previewed: readonly number[] | undefined;
  lookOf(owner: number): SeatLook;
}

/** Free spots of equal steps are one place: the first stands for all. The last spot is for those who do not stay. */
export function spotsOf({ track, places, stepsWithoutPlace, owners, previewed, lookOf }: Spots): Spot[] {
  const seen = new Set<number>();
  const placeFor = (steps: number): PlaceId | null => {
    if (seen.has(steps)) return null;
    seen.add(steps);
    return `${track}.${steps}`;
  };
  return [
    ...places.map((steps, place): Spot => {
      const owner = owners[place];
      if (owner !== NONE) return { id: null, steps, owner: lookOf(owner) };
      const then = previewed?.[place] ?? NONE;
      return { id: placeFor(steps), steps, owner: null, ghost: then === NONE ? null : lookOf(then) };
    }),
    { id: placeFor(stepsWithoutPlace), steps: stepsWithoutPlace, owner: null, isOpen: true },
  ];
}

interface TracksProps {
  readonly tracks: readonly Track[];
  readonly top: number;
  /** `power[level]`: power for reaching it. */
  readonly power: readonly number[];
  /** Whether the numbers of the levels stand beside the tracks, not on them. */
  readonly hasGutter?: boolean;
  /** A gate under this level, over all tracks, with its sign. */
  readonly gate?: { readonly level: number; readonly sign: ReactNode };
  /** Beside the spots. */
  readonly spotsSign?: ReactNode;
  /** The piece that stands on a taken spot. */
  sent(look: SeatLook): ReactNode;
}

export function Tracks({
  tracks,
  top,
  power,
  hasGutter = false,
  gate,
  spotsSign = null,
  sent,
}: TracksProps): ReactNode {
  const levels = Array.from({ length: top + 1 }, (_, at) => top - at);
  return (
    <div className="tracks" data-gutter={hasGutter || undefined}>
      {hasGutter && (
        <div className="tracks-gutter" aria-hidden>
          {levels.map((level) => (
            <span key={level} className="tracks-gutter-level">
              {gate?.level === level && <span className="tracks-gate-sign">{gate.sign}</span>}
              {power[level] > 0 && <PowerDisc power={power[level]} />}
              <b>{level}</b>
            </span>
          ))}
        </div>
      )}
      {tracks.map((track, at) => (
        <div
          key={track.id}
          className={`track-column ${track.tone}`}
          style={{ gridColumn: hasGutter ? at + 2 : at + 1 }}
        >
          <Place id={track.id} className="track">
            <span className="track-head">
              <span className="track-icon">{track.icon}</span>
              {track.name !== null && <span className="track-name">{withBreaks(track.name)}</span>}
            </span>
            <span className="track-levels">
              {levels.map((level) => (
                <span key={level} className="track-level" data-top={level === top || undefined}>
                  {hasGutter || <span className="track-number">{level}</span>}
                  <span className="track-sign">{track.sign(level)}</span>
                  <Discs track={track.id} level={level} climbers={track.climbers} />
                </span>
              ))}
            </span>
          </Place>
          <div className="track-spots">
            {track.spots.map((spot, index) => (
              <SpotDrawing key={index} {...spot} name={`sent ${track.id} ${index}`} sent={sent} />
            ))}
          </div>
        </div>
      ))}
      {/* Each line lies on the upper side of the level below it. */}
      <div className="tracks-lines" aria-hidden>
        {levels.map((level) => (
          <span key={level} className="tracks-line-level">
            {power[level + 1] > 0 && (
              <span className="tracks-threshold">
                {hasGutter ||
                  tracks.slice(1).map(({ id }) => <PowerDisc key={id} power={power[level + 1]} />)}
              </span>
            )}
            {gate?.level === level + 1 && <span className="tracks-gate" />}
          </span>
        ))}
      </div>
      {hasGutter && <span className="tracks-spots-sign">{spotsSign}</span>}
    </div>
  );
}

/** Two or more share a level side by side; where there is no room for that, they overlap. */
function Discs({ track, level, climbers }: DiscsProps): ReactNode {
  return (
    <span className="track-discs">
      {climbers.map(({ id, look, level: at, to = at }) => {
        if (at === level)
          return (
            <span key={id} className="track-disc" data-piece={`${track} ${id}`}>
              <Badge look={look} size={1.4} />
            </span>
          );
        if (to !== level) return null;
        return (
          <span key={`${id} then`} className="track-disc kit-ghost" data-ghost={`${track} ${id}`}>
            <Badge look={look} size={1.4} />
          </span>
        );
      })}
    </span>
  );
}

interface DiscsProps {
  readonly track: PlaceId;
  readonly level: number;
  readonly climbers: readonly Climber[];
}

interface SpotDrawingProps extends Spot, Pick<TracksProps, 'sent'> {
  /** Of the piece that stands there, should one. */
  readonly name: string;
}

function SpotDrawing({ id, steps, owner, ghost = null, isOpen, name, sent }: SpotDrawingProps): ReactNode {
  if (owner !== null)
    return (
      <span className="track-spot-taken" data-piece={name} data-of={owner.fill}>
        {sent(owner)}
      </span>
    );
  if (id === null) {
    return (
      <span className="track-spot" aria-hidden>
        {steps}
      </span>
    );
  }
  return (
    <Place id={id} className={`track-spot ${isOpen ? 'track-spot-open' : ''}`}>
      {ghost === null ? (
        steps
      ) : (
        <span className="kit-ghost" data-ghost={name}>
          {sent(ghost)}
        </span>
      )}
    </Place>
  );
}

function PowerDisc({ power }: { readonly power: number }): ReactNode {
  return <span className="tracks-power">{power}</span>;
}
