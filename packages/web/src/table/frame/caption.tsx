/** The last move of somebody else, in one line, in their colour. */
import { Badge } from '@guildhall/board-kit';
import { type RedactedEntry, type Seat, TABLE } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { useTable } from '../context.ts';
import { linesOf } from '../log-lines.ts';

function lastMoveOf(
  log: readonly RedactedEntry[],
  upTo: number | null,
  own: Seat | null,
): RedactedEntry | null {
  return (
    log.findLast(
      (entry) =>
        (upTo === null ? entry.seat !== own : entry.number <= upTo) &&
        entry.seat !== null &&
        entry.events.some(({ seat, kind }) => seat !== TABLE && !kind.startsWith('KERNEL-')),
    ) ?? null
  );
}

/** What a caption holds in two lines; the log has all of it. */
const MOST_LETTERS = 110;

/** The first of them, as many as so many letters hold. */
function fitting(lines: readonly string[], letters: number): readonly string[] {
  let left = letters;
  return lines.filter((line) => {
    left -= line.length;
    return left >= 0;
  });
}

export function Caption(): ReactNode {
  const { snapshot, point, playing, speech, looks } = useTable();
  const entry = lastMoveOf(
    snapshot.log,
    point ?? playing?.number ?? null,
    snapshot.mine.length > 1 ? null : snapshot.seat,
  );
  if (entry?.seat == null) return <span className="caption-gap" />;
  const nameOf = (seat: number): string => looks[seat].name;
  // What the mover did, and then what it means for whoever looks.
  const events = linesOf(entry).flat();
  const own = events.filter(({ seat }) => seat === entry.seat);
  const forViewer = snapshot.seat === entry.seat ? [] : events.filter(({ seat }) => seat === snapshot.seat);
  const shown = [...own, ...forViewer];
  const [main, ...rest] = (shown.length > 0 ? shown : events.slice(0, 1)).map(
    (event) => speech.event(event, nameOf) ?? event.kind,
  );
  const more = fitting(rest, MOST_LETTERS - main.length);
  const look = looks[entry.seat];
  return (
    <p className="caption" style={{ ['--seat' as string]: `var(${look.fill})` }}>
      <Badge look={look} size={1.7} />
      <span className="caption-text">
        <b>{main}</b>
        {more.length > 0 && <span className="caption-more"> {more.join(' · ')}</span>}
      </span>
    </p>
  );
}
