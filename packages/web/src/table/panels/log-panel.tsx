/** What happened, in words: a line for every turn, which unfolds into what was done one by one. */
import { Amounts, Badge } from '@guildhall/board-kit';
import { type LogEvent, type RedactedEntry, TABLE } from '@guildhall/kernel';
import { Fragment, lazy, memo, type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { hasPast } from '../../router.ts';
import { useSay } from '../../text/texts.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Link } from '../../ui/link.tsx';
import { useTable } from '../state/context.ts';
import { lastEntryOf } from '../state/offers.ts';
import { linesOf } from './log-lines.ts';
import { eventText, tellTurn } from './turn-line.ts';
import { itemsOf, type LogItem, type News, numberOf, partOf, type Turn } from './turns.ts';
import './line-button.css';
import './log.css';

// What only tables of a server have.
const TableEvents = lazy(() => import('./table-events.tsx'));
const AboutDetails = lazy(() => import('./about-details.tsx'));

const SHOWN = 40;

export function LogPanel({ upTo }: { readonly upTo: number | null }): ReactNode {
  const { snapshot, seat, point, board } = useTable();
  const { log } = snapshot;
  const say = useSay();
  const [isWhole, setWhole] = useState(false);
  const items = useMemo(() => itemsOf(log, board.turns, upTo), [log, board, upTo]);
  const shown = isWhole ? items : items.slice(-SHOWN);
  const news = point === null ? lastEntryOf(log, seat) : Number.POSITIVE_INFINITY;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by keyboard
    <section className="log" aria-label={say('log')} tabIndex={0}>
      <div>
        {shown.length < items.length && (
          <button type="button" className="quiet small" onClick={() => setWhole(true)}>
            {say('wholeLog', { count: items.length })}
          </button>
        )}
        {snapshot.about !== null && (
          <Suspense fallback={null}>
            <AboutDetails about={snapshot.about} />
          </Suspense>
        )}
        <ol>
          {shown.map((item, at) => (
            <Fragment key={`${item.kind} ${firstOf(item)}`}>
              <Item item={item} isNew={numberOf(item) > news} />
              <EventsBetween
                from={firstOf(item)}
                to={at + 1 < shown.length ? firstOf(shown[at + 1]) : (upTo ?? snapshot.length) + 1}
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

function firstOf(item: LogItem): number {
  return item.kind === 'news' ? item.number : item.entries[0].number;
}

interface ItemProps {
  readonly item: LogItem;
  readonly isNew: boolean;
}

const Item = memo(function Item({ item, isNew }: ItemProps): ReactNode {
  const say = useSay();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const number = numberOf(item);
  const details = item.kind === 'news' ? [] : detailsOf(item);
  return (
    <li data-new={isNew || undefined} data-number={number} data-undone={item.isUndone || undefined}>
      <div>
        {item.isUndone && <span className="kit-hidden">{`${say('undoneMove')} `}</span>}
        {item.kind === 'news' ? <NewsLines news={item} /> : <TurnOfSeat turn={item} isOpen={isOpen} />}
        {isOpen && (
          <div id={id} className="log-details">
            {details.map((entry) => (
              <EntryLines key={entry.number} entry={entry} />
            ))}
          </div>
        )}
      </div>
      {details.length > 0 && (
        <button
          type="button"
          className="line-button log-unfold"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Glyph name="unfold" />
          <span className="kit-hidden">{say('moveDetails', { number })}</span>
        </button>
      )}
      <Moment number={number} />
    </li>
  );
});

/** What a line unfolds into; empty where it would be the line itself. */
function detailsOf({ entries, answers }: Turn): readonly RedactedEntry[] {
  const telling = [...entries, ...answers].filter(({ events }) => events.length > 0);
  return telling.flatMap(({ events }) => events).length > 1 ? telling : [];
}

function NewsLines({ news: { events } }: { readonly news: News }): ReactNode {
  return events.map((event, at) => <LogLine key={at} events={[event]} />);
}

function TurnOfSeat({ turn, isOpen }: { readonly turn: Turn; readonly isOpen: boolean }): ReactNode {
  const { board, speech, looks, personOf } = useTable();
  const { text, gains, forOthers } = useMemo(
    () => tellTurn(turn, { board, speech, looks, personOf }),
    [turn, board, speech, looks, personOf],
  );
  return (
    <>
      <p className="log-line log-turn">
        <Badge look={looks[turn.seat]} size={1.3} />
        <span>
          <span className="log-sentence">{text}</span>
          {gains.length > 0 && <Amounts amounts={gains} />}
        </span>
      </p>
      {forOthers.length > 0 && !isOpen && (
        <p className="log-others">{forOthers.map((other) => other.text).join(' · ')}</p>
      )}
    </>
  );
}

/** One entry by itself: what happened at a point of a replay. */
export function LogEntry({ entry }: { readonly entry: RedactedEntry }): ReactNode {
  if (entry.events.length === 0) return null;
  return (
    <li data-number={entry.number}>
      <EntryLines entry={entry} />
    </li>
  );
}

function EntryLines({ entry }: { readonly entry: RedactedEntry }): ReactNode {
  return (
    <div>
      {linesOf(entry).map((events, at) => (
        <LogLine key={at} events={events} />
      ))}
    </div>
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
  const { board, speech, looks, personOf } = useTable();
  const say = useSay();
  const [event] = events;
  if (event.kind === 'KERNEL-BACK') {
    return <p className="log-line">{say('wentBack', { entry: Number(event.data.to) })}</p>;
  }
  const text = events.map((one) => eventText(one, { speech, looks, personOf })).join('; ');
  if (event.seat === TABLE) {
    const isHeading = partOf(event, board.turns) === 'heading';
    return <p className={isHeading ? 'log-head' : 'log-line'}>{text}</p>;
  }
  return (
    <p className="log-line">
      <Badge look={looks[event.seat]} size={1.3} />
      {board.eventIcon(events[events.length - 1])}
      <span>{text}</span>
    </p>
  );
}
