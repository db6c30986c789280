/** While others move: who plays, how fast it is shown, and the way to one's own turn. */
import { usePhone } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { PACES, prefer, usePreferences } from '../../preferences.ts';
import { useSay } from '../../text/texts.tsx';
import { Glyph, type GlyphName } from '../../ui/glyph.tsx';
import { useTable } from '../state/context.ts';
import { NEXT_KEY, PAUSE_KEY, SKIP_KEY, STEP_BACK_KEY, useShortcuts } from './shortcuts.ts';

export function WatchingBar(): ReactNode {
  const { playing } = useTable();
  const isPhone = usePhone();
  // The pace is among the settings too: a phone needs the room for what others do, and for the way to one's own turn.
  if (isPhone && playing === null) return null;
  return (
    <div className="bar-buttons">
      {!isPhone && <PaceChoice />}
      {playing !== null && <StepButtons />}
    </div>
  );
}

function PaceChoice(): ReactNode {
  const say = useSay();
  const { pace } = usePreferences();
  return (
    <fieldset className="pace">
      <legend>{say('pace')}</legend>
      {PACES.map((one) => (
        <label key={one}>
          <input type="radio" name="pace" checked={one === pace} onChange={() => prefer({ pace: one })} />
          <span>{say(`pace.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function StepButtons(): ReactNode {
  const say = useSay();
  const { playing, playback, snapshot } = useTable();
  const isMine = snapshot.deciders.some((seat) => snapshot.mine.includes(seat));
  const isPaused = playing?.isPaused === true;
  useShortcuts({
    [STEP_BACK_KEY]: () => playback.back(),
    [PAUSE_KEY]: () => playback.pause(),
    [NEXT_KEY]: () => playback.next(),
    [SKIP_KEY]: () => playback.skip(),
  });
  const button = (glyph: GlyphName, label: string, run: () => void): ReactNode => (
    <button type="button" className="quiet" aria-label={label} onClick={run}>
      <Glyph name={glyph} />
    </button>
  );
  return (
    <>
      {button('back', say('stepBack'), () => playback.back())}
      {button(isPaused ? 'play' : 'pause', isPaused ? say('playOn') : say('pause'), () => playback.pause())}
      {button('on', say('stepOn'), () => playback.next())}
      <button type="button" className="quiet" onClick={() => playback.skip()}>
        <Glyph name="last" />
        <span>{say(isMine ? 'skipToTurn' : 'skipToNow')}</span>
      </button>
    </>
  );
}
