/**
 * The one line of a turn: who, what in one sentence, what it brought. Log, caption and the news of whoever was away are
 * all made of it.
 */
import type { Amount, DrawnBoard, SeatLook } from '@guildhall/board-kit';
import { type LogEvent, type Seat, TABLE } from '@guildhall/kernel';
import type { GameSpeech } from '../../text/words.ts';
import { partOf, type Turn } from './turns.ts';

export interface Narrator {
  readonly board: Pick<DrawnBoard, 'turns' | 'amounts' | 'touched'>;
  readonly speech: Pick<GameSpeech, 'event' | 'name' | 'language'>;
  readonly looks: readonly SeatLook[];
  /** Who sits there, by whatever name they have besides that of the seat. */
  personOf(seat: Seat): string;
}

/** An event in words. Who becomes what the seat is called by, as a faction, is told by their own name. */
export function eventText(event: LogEvent, { speech, looks, personOf }: Omit<Narrator, 'board'>): string {
  const nameOf = (seat: Seat): string => looks[seat].name;
  const own = event.seat === TABLE ? null : nameOf(event.seat);
  const isItself = Object.values(event.data).some(
    (value) => typeof value === 'string' && speech.name(value) === own,
  );
  return speech.event(event, isItself ? personOf : nameOf) ?? event.kind;
}

export interface TurnLine {
  readonly seat: Seat;
  /** The whole sentence, with the name. */
  readonly text: string;
  readonly gains: readonly Amount[];
  /** What it meant for others, a text each, in the order in which it happened. */
  readonly forOthers: readonly { readonly seat: Seat; readonly text: string }[];
}

/** What one sentence holds; the rest is told where the line unfolds. */
const MOST_PHRASES = 4;
/** Letters of the phrases of a sentence: more would not fit where captions stand. */
const LONGEST = 80;

interface Phrase {
  readonly text: string;
  /** `noun`: "Witches: temple on F2"; `verb`: "Witches pass"; `whole`: the name stands elsewhere, or nowhere. */
  readonly form: 'noun' | 'verb' | 'whole';
}

/** Said with the name, by which verbs agree; taken apart behind it. */
function phraseOf(event: LogEvent, narrator: Narrator): Phrase {
  const { looks } = narrator;
  const text = eventText(event, narrator);
  const name = event.seat === TABLE ? null : looks[event.seat].name;
  if (name !== null && text.startsWith(`${name}: `))
    return { text: text.slice(name.length + 2), form: 'noun' };
  if (name !== null && text.startsWith(`${name} `))
    return { text: text.slice(name.length + 1), form: 'verb' };
  return { text, form: 'whole' };
}

/** Phrases about one seat as one sentence. */
function sentenceOf(name: string, phrases: readonly Phrase[], language: string): string {
  const nouns = phrases.filter(({ form }) => form === 'noun').map(({ text }) => text);
  const verbs = phrases.filter(({ form }) => form === 'verb').map(({ text }) => text);
  const whole = phrases.filter(({ form }) => form === 'whole').map(({ text }) => text);
  const sentences = [
    ...whole,
    ...(verbs.length === 0 ? [] : [`${name} ${joined(verbs, language)}`]),
    ...(nouns.length === 0 ? [] : [`${name}: ${nouns.join(', ')}`]),
  ];
  return sentences.join(' · ');
}

const lists = new Map<string, Intl.ListFormat>();

/** "builds, upgrades and passes". */
function joined(texts: readonly string[], language: string): string {
  // British English has no comma before the last "and".
  const tag = language === 'en' ? 'en-GB' : language;
  const list = lists.get(tag) ?? new Intl.ListFormat(tag, { type: 'conjunction' });
  lists.set(tag, list);
  return list.format(texts);
}

/** What is said twice is said once, with how often. */
function counted(phrases: readonly Phrase[]): readonly Phrase[] {
  const times = new Map<string, number>();
  for (const { text } of phrases) times.set(text, (times.get(text) ?? 0) + 1);
  return phrases
    .filter(({ text }, at) => phrases.findIndex((other) => other.text === text) === at)
    .map((phrase) => {
      const count = times.get(phrase.text) ?? 1;
      return count === 1 ? phrase : { ...phrase, text: `${phrase.text} ×${count}` };
    });
}

/** As many of the phrases as one sentence holds, the first in any case. */
function short(phrases: readonly Phrase[]): readonly Phrase[] {
  let letters = 0;
  return phrases.slice(0, MOST_PHRASES).filter(({ text }, at) => {
    letters += text.length;
    return at === 0 || letters <= LONGEST;
  });
}

/** The events that the sentence of a turn is made of. */
function toldEvents(own: readonly LogEvent[], { board }: Narrator): readonly LogEvent[] {
  const partIn = (event: LogEvent) => partOf(event, board.turns);
  const placesOf = (event: LogEvent): readonly string[] => board.touched(event);
  const main = own.filter((event, at) => {
    const part = partIn(event);
    if (part === 'leads') {
      const places = placesOf(event);
      return !own
        .slice(at + 1)
        .some((next) => partIn(next) !== 'detail' && placesOf(next).some((one) => places.includes(one)));
    }
    if (part === 'way') return own.findLastIndex(({ kind }) => kind === event.kind) === at;
    return part === undefined;
  });
  return main.length > 0 ? main : own;
}

function gainsOf(events: readonly LogEvent[], { board }: Narrator): readonly Amount[] {
  const sum: Record<string, number> = {};
  for (const event of events)
    for (const [name, change] of Object.entries(board.turns.gains(event)))
      sum[name] = (sum[name] ?? 0) + change;
  return board.amounts(sum);
}

export function tellTurn(turn: Turn, narrator: Narrator): TurnLine {
  const { seat, entries, answers } = turn;
  const { looks, speech, board } = narrator;
  const events = entries.flatMap((entry) => entry.events);
  const own = events.filter((event) => event.seat === seat);
  const phrases = counted(toldEvents(own, narrator).map((event) => phraseOf(event, narrator)));
  const others = events.filter((event) => event.seat !== seat && event.seat !== TABLE);
  const answered = answers.flatMap((entry) => entry.events);
  const isAnswered = (event: LogEvent): boolean =>
    partOf(event, board.turns) === 'answer' && answered.some((answer) => answer.seat === event.seat);
  return {
    seat,
    text: sentenceOf(looks[seat].name, short(phrases), speech.language),
    gains: gainsOf(own, narrator),
    forOthers: [...others.filter((event) => !isAnswered(event)), ...answered].map((event) => ({
      seat: event.seat,
      text: eventText(event, narrator),
    })),
  };
}
