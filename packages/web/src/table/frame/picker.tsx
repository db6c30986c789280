/** Tiles, cards and the like to choose from: large, with words, with what each would do now, or why it cannot be had. */
import type { PlaceId } from '@guildhall/board-kit';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useSay } from '../../text/texts.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import PlayerBoardLook from '../seats/player-board-look.tsx';
import { useChosen } from '../state/choice.ts';
import { useTable } from '../state/context.ts';
import type { Intention } from '../state/intentions.ts';
import { IntentionPreview } from './intention-preview.tsx';
import { IntentionRow } from './intention-row.tsx';
import { Locked } from './refusal.tsx';
import { BOARD_KEY, useShortcuts } from './shortcuts.ts';
import './picker.css';

interface PickerProps {
  /** What is asked. */
  readonly title: string;
  /** What led to it; null: nothing of one's own. */
  readonly why: string | null;
  readonly places: readonly PlaceId[];
  /** Whether an intention belongs to what is chosen here. */
  fits(intention: Intention): boolean;
  /** Hides it, to look at the board. */
  onHide(): void;
}

/** It lies over the board alone: the bar below it shows what is chosen and takes it, and everything else goes on. */
export default function Picker({ title, why, places, fits, onHide }: PickerProps): ReactNode {
  const say = useSay();
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const { board, asked } = useTable();
  // What decides a player board has more to tell.
  const isOfBoards = asked?.offers.some(({ action }) => board.decidesBoard?.(asked.view, asked.seat, action));
  // The keyboard goes on here, unless somebody is busy elsewhere.
  useEffect(() => {
    if (document.activeElement === document.body) head.current?.focus();
  }, []);
  useShortcuts({ [BOARD_KEY]: onHide, Escape: onHide });
  return (
    <div className="picker-layer">
      <section className="picker" role="dialog" aria-labelledby={id} data-boards={isOfBoards || undefined}>
        <header>
          <div>
            <h2 id={id} ref={head} tabIndex={-1}>
              {title}
            </h2>
            {why !== null && <p className="picker-why">{why}</p>}
          </div>
          <button type="button" className="quiet" aria-keyshortcuts={BOARD_KEY} onClick={onHide}>
            <Glyph name="map" />
            <span className="bar-label">{say('lookAtBoard')}</span>
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by keyboard */}
        <div className="picker-tiles" tabIndex={0}>
          {places.map((place) => (
            <PickerTile key={place} place={place} fits={fits} hasPreview={isOfBoards !== true} />
          ))}
          {isOfBoards === true && <WeighedBy />}
        </div>
      </section>
    </div>
  );
}

/** What a player board is chosen for: it has a card of its own among them. */
function WeighedBy(): ReactNode {
  const { board, props } = useTable();
  const panel = board.panels.find(({ id }) => id === board.weighedBy);
  if (panel === undefined) return null;
  return (
    <section className="picker-beside">
      <strong>{panel.title}</strong>
      <panel.Draw {...props} />
    </section>
  );
}

/** Ways to take a tile unfold below it: they are no use below the edge of the screen. */
function bringUp(ways: HTMLElement | null): void {
  ways?.scrollIntoView({ block: 'nearest' });
}

interface PickerTileProps {
  readonly place: PlaceId;
  /** Whether what it would change is worth telling: not where the tile says nothing else. */
  readonly hasPreview: boolean;
  fits(intention: Intention): boolean;
}

function PickerTile({ place, hasPreview, fits }: PickerTileProps): ReactNode {
  const say = useSay();
  const { board, view, seat, props, at, choice, choose, play } = useTable();
  const chosen = useChosen(choice);
  const { title, lines, taken } = board.explain(view, place, seat);
  const here = at(place);
  const intentions = here.intentions.filter(fits);
  const isChosen = chosen !== null && intentions.some(({ id }) => id === chosen.id);
  const [first] = intentions;
  const [refused] = here.refused;
  const { Tile } = board;
  return (
    <div
      className="picker-tile"
      data-chosen={isChosen || undefined}
      data-closed={intentions.length === 0 || undefined}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        disabled={first === undefined}
        data-tile={place}
        onClick={() => (isChosen && chosen !== null ? play(chosen) : choose(first))}
      >
        <span className="picker-face" aria-hidden>
          <Tile {...props} place={place} />
        </span>
        <strong>{title}</strong>
        {lines.map((line) => (
          <span key={line} className="picker-words">
            {line}
          </span>
        ))}
        {first !== undefined && hasPreview && <IntentionPreview intention={first} />}
        {intentions.length > 1 && !isChosen && (
          <span className="picker-ways">{say('waysHere', { count: intentions.length })}</span>
        )}
      </button>
      <PlayerBoardLook place={place} />
      {first === undefined && taken !== undefined && (
        <div className="locked">
          <Glyph name="lock" />
          <span className="locked-why">{taken}</span>
        </div>
      )}
      {first === undefined && taken === undefined && refused !== undefined && (
        <Locked refusal={refused.refusal} />
      )}
      {isChosen && intentions.length > 1 && (
        <div role="radiogroup" aria-label={title} ref={bringUp}>
          {intentions.map((intention) => (
            <IntentionRow key={intention.id} intention={intention} />
          ))}
        </div>
      )}
    </div>
  );
}
