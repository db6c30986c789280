/** The last turn of somebody else, in one line, in their colour: the line that the log has for it. */
import { Amounts, Badge } from '@guildhall/board-kit';
import type { RedactedEntry, Seat } from '@guildhall/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { useSay } from '../../text/texts.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { tellTurn } from '../panels/turn-line.ts';
import { itemsOf, type Turn } from '../panels/turns.ts';
import { useTable } from '../state/context.ts';
import { MoveCost, NumberedMoves, sumOfCosts, useSeenCosts } from './move-marks.tsx';
import { useRoom } from './room.ts';

/** More than a turn has entries. */
const RECENT = 80;

/** The last turn of anybody at a point, or now that of anybody else. */
function lastTurnOf(
  log: readonly RedactedEntry[],
  upTo: number | null,
  own: Seat | null,
  words: Parameters<typeof itemsOf>[1],
): Turn | null {
  const end = upTo === null ? log.length : log.findLastIndex(({ number }) => number <= upTo) + 1;
  const items = itemsOf(log.slice(Math.max(0, end - RECENT), end), words);
  const found = items.findLast(
    (item) => item.kind === 'turn' && !item.isUndone && (upTo !== null || item.seat !== own),
  );
  return found?.kind === 'turn' ? found : null;
}

/**
 * What is left out where a line has no room for all of it: what it meant for others, then what it brought; then its
 * letters are smaller.
 */
const LEFT_OUT = 3;

export function Caption(): ReactNode {
  const { snapshot, point, playing, playback, link, speech, looks, board, personOf } = useTable();
  const say = useSay();
  const { log, mine, seat } = snapshot;
  const upTo = point ?? playing?.number ?? null;
  const own = mine.length > 1 ? null : seat;
  const turn = useMemo(() => lastTurnOf(log, upTo, own, board.turns), [log, upTo, own, board]);
  const line = useMemo(
    () => (turn === null ? null : tellTurn(turn, { board, speech, looks, personOf })),
    [turn, board, speech, looks, personOf],
  );
  const [caption, without] = useRoom(line, LEFT_OUT);
  const [isNumbered, setNumbered] = useState(false);
  const seen = useSeenCosts();
  if (turn === null || line === null) return <span className="caption-gap" />;
  const told = seen.filter(({ number }) => turn.entries.some((entry) => entry.number === number));
  const paid = board.amounts(sumOfCosts(told)).filter(({ tone }) => tone === 'cost');
  // What is exchanged is told by the log as well.
  const gains = line.gains.filter(
    ({ label, tone }) => tone !== 'cost' || paid.every((one) => one.label !== label),
  );
  const look = looks[line.seat];
  // What it means for whoever looks.
  const forViewer = line.forOthers.filter((other) => other.seat === seat).map(({ text }) => text);
  return (
    <div
      ref={caption}
      className="caption"
      data-without={without}
      style={{ ['--seat' as string]: `var(${look.fill})` }}
      onPointerEnter={() => setNumbered(true)}
      onPointerLeave={() => setNumbered(false)}
    >
      <Badge look={look} size={1.7} />
      <span className="caption-text" aria-live="polite">
        <b>{line.text}</b>
        {paid.length > 0 && without < 2 && <Amounts amounts={paid} />}
        {gains.length > 0 && without < 2 && <Amounts amounts={gains} />}
        {forViewer.length > 0 && without < 1 && (
          <span className="caption-more"> {forViewer.join(' · ')}</span>
        )}
      </span>
      {upTo === null && snapshot.realm !== 'analysis' && (
        <button
          type="button"
          className="caption-replay"
          aria-label={say('replayMove')}
          onClick={() => {
            // Where a server does not answer the game stays as it is.
            playback.show(turn.entries[0].number - 1, (at) => link.viewAt(at)).catch(() => {});
          }}
        >
          <Glyph name="first" />
        </button>
      )}
      <MoveCost seen={seen.at(-1)} />
      {isNumbered && point === null && <NumberedMoves />}
    </div>
  );
}
