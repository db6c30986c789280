/** What happened, in words. */
import { Badge } from '@guildhall/board-kit';
import { type LogEvent, type RedactedEntry, TABLE } from '@guildhall/kernel';
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { Glyph } from '../glyph.tsx';
import { Link } from '../link.tsx';
import { hasPast } from '../router.ts';
import { useSay } from '../texts.tsx';
import { useTable } from './context.ts';
import { linesOf } from './log-lines.ts';
import { lastEntryOf } from './offers.ts';

// What only tables of a server have.
const TableEvents = lazy(() => import('./table-events.tsx'));
const AboutDetails = lazy(() => import('./about-details.tsx'));

const SHOWN = 60;

export function LogPanel({ upTo }: { readonly upTo: number | null }): ReactNode {
  const { snapshot, seat, point } = useTable();
  const say = useSay();
  const [isWhole, setWhole] = useState(false);
  const entries = upTo === null ? snapshot.log : snapshot.log.filter(({ number }) => number <= upTo);
  const shown = isWhole ? entries : entries.slice(-SHOWN);
  const news = point === null ? lastEntryOf(snapshot.log, seat) : Number.POSITIVE_INFINITY;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by keyboard
    <section className="log" aria-label={say('log')} tabIndex={0}>
      <div>
        {shown.length < entries.length && (
          <button type="button" className="quiet small" onClick={() => setWhole(true)}>
            {say('wholeLog', { count: entries.length })}
          </button>
        )}
        {snapshot.about !== null && (
          <Suspense fallback={null}>
            <AboutDetails about={snapshot.about} />
          </Suspense>
        )}
        <ol>
          {shown.map((entry, at) => (
            <Fragment key={entry.number}>
              <LogEntry entry={entry} isNew={entry.number > news} withMoment />
              <EventsBetween
                from={entry.number}
                to={shown[at + 1]?.number ?? (upTo ?? snapshot.length) + 1}
              />
            </Fragment>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What happened beside the game after an entry and before another. */
function EventsBetween({ from, to }: { readonly from: number; readonly to: number }): ReactNode {
  const { happened } = useTable().snapshot;
  const events = happened.filter(({ after }) => after >= from && after < to);
  if (events.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <TableEvents events={events} />
    </Suspense>
  );
}

interface LogEntryProps {
  readonly entry: RedactedEntry;
  readonly isNew: boolean;
  /** Leads to how the table stood then. */
  readonly withMoment?: boolean;
}

export function LogEntry({ entry, isNew, withMoment = false }: LogEntryProps): ReactNode {
  if (entry.events.length === 0) return null;
  return (
    <li data-new={isNew || undefined} data-number={entry.number}>
      <div>
        {linesOf(entry).map((events, at) => (
          <LogLine key={at} events={events} />
        ))}
      </div>
      {withMoment && <Moment number={entry.number} />}
    </li>
  );
}

/** A board of one's own has no past to look at. */
function Moment({ number }: { readonly number: number }): ReactNode {
  const { snapshot, link } = useTable();
  const say = useSay();
  if (!hasPast(snapshot.realm)) return null;
  return (
    <Link to={`/${snapshot.realm}/${link.id}/replay?at=${number}`} className="log-moment">
      <Glyph name="first" />
      <span className="kit-hidden">{say('showMoment', { number })}</span>
    </Link>
  );
}

function LogLine({ events }: { readonly events: readonly LogEvent[] }): ReactNode {
  const { board, speech, looks } = useTable();
  const say = useSay();
  const nameOf = (seat: number): string => looks[seat].name;
  const [event] = events;
  if (event.kind === 'KERNEL-BACK') {
    return <p className="log-line">{say('wentBack', { entry: Number(event.data.to) })}</p>;
  }
  const text = events.map((one) => speech.event(one, nameOf) ?? one.kind).join('; ');
  if (event.seat === TABLE) return <p className="log-head">{text}</p>;
  return (
    <p className="log-line">
      <Badge look={looks[event.seat]} size={1.3} />
      {board.eventIcon(events[events.length - 1])}
      <span>{text}</span>
    </p>
  );
}
