/** Moves through a game: a slider, steps, rounds, and branches off it. */
import { type ReactNode, useEffect, useState } from 'react';
import { usePoint } from '../../router.ts';
import { useSay } from '../../text/texts.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Link } from '../../ui/link.tsx';
import { useTable } from '../state/context.ts';

interface ReplayBarProps {
  /** Where rounds begin; empty where it is not known. */
  readonly rounds: readonly { readonly round: number; readonly point: number }[];
  onMove(point: number): void;
  onBranch(): void;
  onShare(): void;
  /** The address of the game's review; null: the game is not over. */
  readonly review: string | null;
  readonly goBackLabel: string;
  /** Null: nobody can go back from here. */
  readonly onGoBack: (() => void) | null;
}

const PACE = 700;

export function ReplayBar({
  rounds,
  goBackLabel,
  onMove,
  onBranch,
  onShare,
  review,
  onGoBack,
}: ReplayBarProps): ReactNode {
  const say = useSay();
  const { snapshot, speech } = useTable();
  const { length } = snapshot;
  // What is wanted, though it may still be on its way: a slider stays where it was put.
  const point = Math.min(length, usePoint() ?? length);
  const [isPlaying, setPlaying] = useState(false);
  const canPlay = isPlaying && point < length;
  useEffect(() => {
    if (!canPlay) return;
    const timer = setTimeout(() => onMove(point + 1), PACE);
    return () => clearTimeout(timer);
  }, [canPlay, point, onMove]);
  const step = (to: number): void => {
    setPlaying(false);
    onMove(Math.min(length, Math.max(0, to)));
  };
  const before = rounds.findLast((round) => round.point < point)?.point ?? 0;
  const after = rounds.find((round) => round.point > point)?.point ?? length;
  return (
    <section className="replay" aria-label={say('replay')}>
      <div className="replay-slider">
        <input
          type="range"
          min={0}
          max={length}
          value={point}
          aria-label={say('pointOfGame')}
          aria-valuetext={say('pointOf', { point, length })}
          onChange={(event) => step(Number(event.target.value))}
        />
        <output>{say('pointOf', { point, length })}</output>
      </div>
      <div className="replay-buttons">
        <button
          type="button"
          className="quiet"
          aria-label={say('roundBack', { round: speech.form('round', 'gen') })}
          disabled={point === 0}
          onClick={() => step(before)}
        >
          <Glyph name="first" />
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={say('stepBack')}
          disabled={point === 0}
          onClick={() => step(point - 1)}
        >
          <Glyph name="back" />
        </button>
        <button
          type="button"
          className="main"
          aria-label={canPlay ? say('pause') : say('playOn')}
          onClick={() => {
            if (point >= length) onMove(0);
            setPlaying(!canPlay);
          }}
        >
          <Glyph name={canPlay ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={say('stepOn')}
          disabled={point === length}
          onClick={() => step(point + 1)}
        >
          <Glyph name="on" />
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={say('roundOn', { round: speech.form('round', 'gen') })}
          disabled={point === length}
          onClick={() => step(after)}
        >
          <Glyph name="last" />
        </button>
        <span className="spread" />
        {review !== null && (
          <Link to={review} className="quiet">
            {say('gameReview')}
          </Link>
        )}
        <button type="button" className="quiet" onClick={onBranch}>
          {say('branch')}
        </button>
        {onGoBack !== null && point < length && (
          <button type="button" className="quiet" onClick={onGoBack}>
            {goBackLabel}
          </button>
        )}
        <button type="button" className="quiet" onClick={onShare}>
          {say('share')}
        </button>
      </div>
    </section>
  );
}
