/** The entries of a log put together: one item for a whole turn of a seat, and what the table does between turns. */
import type { EventPart, TurnWords } from '@guildhall/board-kit';
import { type LogEvent, type RedactedEntry, type Seat, TABLE } from '@guildhall/kernel';

export function partOf(event: LogEvent, { parts }: TurnWords): EventPart | undefined {
  const part = parts[event.kind];
  return typeof part === 'function' ? part(event) : part;
}

/** Everything a seat does from the moment it is asked until somebody else is. */
export interface Turn {
  readonly kind: 'turn';
  readonly seat: Seat;
  readonly entries: readonly RedactedEntry[];
  /** What others answered to it before the game went on. */
  readonly answers: readonly RedactedEntry[];
  /** Somebody went back to a point before it. */
  readonly isUndone: boolean;
}

/** What happens to everybody: rounds, income, the set-up, a way back. */
export interface News {
  readonly kind: 'news';
  readonly number: number;
  readonly events: readonly LogEvent[];
  readonly isUndone: boolean;
}

export type LogItem = Turn | News;

/** The last entry of an item: how the table stood then is how the item left it. */
export function numberOf(item: LogItem): number {
  if (item.kind === 'news') return item.number;
  return (item.answers.at(-1) ?? item.entries[item.entries.length - 1]).number;
}

/** The events of an entry that belong to its turn; what the table does then stands behind them. */
function split(
  { events }: RedactedEntry,
  words: TurnWords,
): readonly [own: readonly LogEvent[], table: readonly LogEvent[]] {
  const at = events.findIndex((event) => event.seat === TABLE || partOf(event, words) === 'after');
  return at < 0 ? [events, []] : [events.slice(0, at), events.slice(at)];
}

/** How far ahead a turn is looked for: no turn has so many entries before it does something. */
const LONGEST_TURN = 40;

interface OpenTurn {
  readonly seat: Seat;
  readonly isUndone: boolean;
  entries: RedactedEntry[];
  answers: RedactedEntry[];
  /** What the table did in its last entry. */
  news: News | null;
  hasOpening: boolean;
  /** Whether its last entry told nothing: that is how a turn ends, among other things. */
  isSilent: boolean;
}

class Reader {
  readonly #words: TurnWords;
  readonly items: LogItem[] = [];
  #open: OpenTurn | null = null;

  constructor(words: TurnWords) {
    this.#words = words;
  }

  read(entry: RedactedEntry, rest: readonly RedactedEntry[], isUndone: boolean): void {
    if (entry.kind !== 'action' || entry.seat === null) {
      this.close();
      if (entry.events.length > 0)
        this.items.push({ kind: 'news', number: entry.number, events: entry.events, isUndone });
      return;
    }
    const [own, table] = split(entry, this.#words);
    if (this.#answers(entry, own, isUndone)) return;
    const open = this.#turnOf(entry, rest, isUndone);
    const said = own.some(({ seat }) => seat === entry.seat);
    open.entries.push({ ...entry, events: own });
    open.hasOpening ||= this.#opens(own);
    open.isSilent = !said;
    open.news = table.length === 0 ? null : { kind: 'news', number: entry.number, events: table, isUndone };
  }

  close(): void {
    if (this.#open === null) return;
    const { seat, entries, answers, isUndone, news } = this.#open;
    const hasEvents = entries.some(({ events }) => events.length > 0);
    if (hasEvents || answers.length > 0) this.items.push({ kind: 'turn', seat, entries, answers, isUndone });
    if (news !== null) this.items.push(news);
    this.#open = null;
  }

  #opens(events: readonly LogEvent[]): boolean {
    return events.some(({ kind }) => this.#words.opening.has(kind));
  }

  /** Whether an entry only answers to the turn before it. */
  #answers(entry: RedactedEntry, own: readonly LogEvent[], isUndone: boolean): boolean {
    const open = this.#open;
    if (open === null || open.seat === entry.seat || open.isUndone !== isUndone || open.news !== null)
      return false;
    if (own.length === 0 || own.length < entry.events.length) return false;
    if (!own.every((event) => partOf(event, this.#words) === 'answer')) return false;
    open.answers.push(entry);
    return true;
  }

  /** The turn that an entry belongs to: the open one, or a new one. */
  #turnOf(entry: RedactedEntry, rest: readonly RedactedEntry[], isUndone: boolean): OpenTurn {
    const open = this.#open;
    const seat = entry.seat as Seat;
    const isSame = open !== null && open.seat === seat && open.isUndone === isUndone;
    if (isSame && !this.#isAfterHeading(open) && !this.#isNext(entry, rest)) {
      // What the table did meanwhile is part of the turn: the turn went on.
      if (open.news !== null) {
        const last = open.entries[open.entries.length - 1];
        open.entries[open.entries.length - 1] = { ...last, events: [...last.events, ...open.news.events] };
        open.news = null;
      }
      return open;
    }
    this.close();
    this.#open = { seat, isUndone, entries: [], answers: [], news: null, hasOpening: false, isSilent: false };
    return this.#open;
  }

  /** Whether another part of the game has begun since the last entry of a turn: the first round, the next one. */
  #isAfterHeading({ news }: OpenTurn): boolean {
    return news?.events.some((event) => partOf(event, this.#words) === 'heading') ?? false;
  }

  /** Whether a seat that goes on begins another turn: both sides of an entry that tells nothing have an action. */
  #isNext(entry: RedactedEntry, rest: readonly RedactedEntry[]): boolean {
    const open = this.#open;
    if (open === null || !open.hasOpening || !open.isSilent) return false;
    for (const one of [entry, ...rest]) {
      if (one.seat !== entry.seat || one.kind !== 'action') return false;
      if (this.#opens(one.events)) return true;
      if (one.events.length === 0) return false;
    }
    return false;
  }
}

/** The numbers of entries that a way back took out of the game. */
function undoneIn(log: readonly RedactedEntry[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { kind, number, events } of log) {
    const to = kind === 'back' ? events[0]?.data.to : undefined;
    if (typeof to !== 'number') continue;
    for (let gone = to + 1; gone < number; gone++) undone.add(gone);
  }
  return undone;
}

/** `upTo`: as the log stood after that entry; what became of it later is not told. */
export function itemsOf(
  log: readonly RedactedEntry[],
  words: TurnWords,
  upTo: number | null = null,
): readonly LogItem[] {
  const seen = upTo === null ? log : log.filter(({ number }) => number <= upTo);
  const undone = undoneIn(seen);
  const reader = new Reader(words);
  for (const [at, entry] of seen.entries()) {
    reader.read(entry, seen.slice(at + 1, at + 1 + LONGEST_TURN), undone.has(entry.number));
  }
  reader.close();
  return reader.items;
}
