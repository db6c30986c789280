/** What happened, in words. */
import { Badge } from '@guildhall/board-kit';
import { type LogEvent, type RedactedEntry, TABLE } from '@guildhall/kernel';
import { type ReactNode, useState } from 'react';
import { Glyph } from '../glyph.tsx';
import { Link } from '../link.tsx';
import { useSay } from '../texts.tsx';
import { useTable } from './context.ts';
import { linesOf } from './log-lines.ts';
import { lastEntryOf } from './offers.ts';

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
        <ol>
          {shown.map((entry) => (
            <LogEntry key={entry.number} entry={entry} isNew={entry.number > news} withMoment />
          ))}
        </ol>
      </div>
    </section>
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
  if (snapshot.realm === 'analysis') return null;
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
