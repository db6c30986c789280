/** Puts together what the table page shows: the position, who looks, what is offered. */
import { type BoardProps, type DrawnBoard, type Offer, type PlaceId, Selection } from '@guildhall/board-kit';
import { type GameState, type Seat, TABLE } from '@guildhall/kernel';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ownBotName } from '../../text/own-bot-name.ts';
import { useSay } from '../../text/texts.tsx';
import type { GameSpeech } from '../../text/words.ts';
import type { Snapshot, TableLink } from '../../transport/link.ts';
import { Choice } from './choice.ts';
import type { TableModel } from './context.ts';
import {
  type AtPlace,
  differInPaymentOnly,
  type Intention,
  intentionsAt,
  type Position,
} from './intentions.ts';
import { lastEntryOf, offersOf, questionOf, touchedBy, usersBy } from './offers.ts';
import { Payable } from './payable.ts';
import { PendingRequest } from './pending-request.ts';
import type { Playback, PlaybackState } from './playback.ts';

export interface Past {
  readonly point: number;
  readonly view: GameState;
}

/** What was seen at a point of the past; null until it is known, or when nobody looks back. */
export function usePast(link: TableLink, point: number | null, length: number): Past | null {
  const [past, setPast] = useState<Past | null>(null);
  const wanted = point === null ? null : Math.min(point, length);
  useEffect(() => {
    if (wanted === null) return;
    let isWanted = true;
    void link.viewAt(wanted).then((view) => {
      if (isWanted) setPast({ point: wanted, view });
    });
    return () => {
      isWanted = false;
    };
  }, [link, wanted]);
  // While the next one is on its way the one before stays.
  return wanted === null ? null : past;
}

interface Parts {
  readonly link: TableLink;
  readonly snapshot: Snapshot;
  readonly board: DrawnBoard;
  readonly speech: GameSpeech;
  /** A point of the past and what was seen there; null: the table as it stands. */
  readonly past: Past | null;
  readonly playing: PlaybackState | null;
  readonly playback: Playback;
}

export function useModel(parts: Parts): TableModel {
  const { link, snapshot, board, speech, past, playing, playback } = parts;
  const { rules, draft } = snapshot;
  const say = useSay();
  const point = past?.point ?? null;
  const isNow = point === null && playing === null;
  const seat = snapshot.curtain === null ? snapshot.seat : null;
  const view = past?.view ?? playing?.view ?? snapshot.view;
  const position = `${snapshot.length} ${draft.steps.length} ${snapshot.seat} ${point} ${playing?.number}`;

  const isAsked = isNow && seat !== null && !draft.isComplete && !snapshot.isHeld;
  const offers = useMemo<readonly Offer[]>(
    () => (isAsked ? offersOf({ rules, view, seat, board, speech }) : []),
    [isAsked, seat, rules, view, board, speech],
  );
  const looks = useMemo(() => board.looks(view), [board, view]);
  const ownBotAt = useCallback(
    (of: Seat) => {
      const { ownBot } = snapshot.seats[of];
      return ownBot ? ownBotName(ownBot, say) : null;
    },
    [snapshot.seats, say],
  );
  const personOf = useCallback(
    (of: Seat) => ownBotAt(of) ?? (snapshot.seats[of].person || say('playerNumber', { number: of + 1 })),
    [snapshot.seats, ownBotAt, say],
  );
  const shown = point ?? playing?.number ?? snapshot.length;
  const moved = snapshot.log.findLast(({ number }) => number === shown)?.seat ?? null;
  const mover = moved === null ? '' : looks[moved].fill;
  const marks = useMemo(() => {
    const since = point === null ? lastEntryOf(snapshot.log, snapshot.seat) : point - 1;
    const until = point ?? playing?.number ?? snapshot.length;
    // Who plays alone ends a turn, and the automatic opponent plays within the same entry.
    const isAlone = point === null && rules.seats === 1;
    const news = snapshot.log.flatMap(({ number, events }) => {
      if (number > since && number <= until) return events;
      return isAlone && number === since ? events.filter((event) => event.seat === TABLE) : [];
    });
    return touchedBy(board, looks, news);
  }, [board, looks, rules, snapshot.log, snapshot.seat, snapshot.length, point, playing?.number]);

  const users = useMemo(
    () => usersBy(board, snapshot.log, point ?? playing?.number ?? snapshot.length),
    [board, snapshot.log, snapshot.length, point, playing?.number],
  );

  const asked = useMemo<Position | null>(
    () => (isAsked ? { rules, view, seat, board, speech, offers } : null),
    [isAsked, rules, view, seat, board, speech, offers],
  );
  const at = useMemo(() => lookedUp(asked), [asked]);
  const { selection, choice } = useSelected(asked, position, draft.steps.length);
  const payable = useMemo(() => new Payable(asked), [asked]);
  useEffect(() => payable.search(), [payable]);

  const request = useMemo(() => new PendingRequest(link), [link]);
  const play = useCallback(
    ({ lines }: Intention) => {
      request.run((table) => table.act(...lines));
    },
    [request],
  );
  const choose = useCallback(
    (intention: Intention | null) => {
      request.forgetRefusal();
      choice.choose(intention);
    },
    [choice, request],
  );
  const select = useCallback(
    (place: PlaceId | null) => {
      selection.select(place);
      choose(place === null ? null : meantAt(asked, at(place)));
    },
    [selection, choose, asked, at],
  );
  const props = useMemo<BoardProps>(
    () => ({
      view,
      seat,
      rules,
      words: speech,
      deciders: snapshot.deciders,
      offers,
      marks,
      users,
    }),
    [view, seat, rules, speech, snapshot.deciders, offers, marks, users],
  );
  return useUnchanged<TableModel>({
    link,
    snapshot,
    board,
    speech,
    view,
    seat,
    point,
    position,
    mover,
    playing,
    playback,
    looks,
    personOf,
    ownBotAt,
    props,
    offers,
    payable,
    asked,
    at,
    selection,
    select,
    choice,
    choose,
    play,
    request,
    run: request.run,
  });
}

interface Selected {
  readonly selection: Selection;
  readonly choice: Choice;
}

function restore(before: Selected, { selection, choice }: Selected, asked: Position): void {
  const { chosen } = before.choice;
  if (before.selection.place !== null) selection.select(before.selection.place);
  if (chosen !== null) choice.choose(chosen.in(asked));
}

/**
 * What is selected and chosen belongs to the position it was made in. It stays so where somebody else has moved and the
 * same is asked, if it can still be done: from the first drawing on, so that what somebody reads about it stays open.
 */
function useSelected(asked: Position | null, position: string, steps: number): Selected {
  const last = useRef<(Selected & { readonly question: string | null; readonly steps: number }) | null>(null);
  const question = questionOf(asked, steps);
  const selected = useMemo<Selected>(() => {
    const made = { selection: new Selection(), choice: new Choice() };
    if (asked !== null && last.current?.question === question) restore(last.current, made, asked);
    return made;
  }, [position]);
  useLayoutEffect(() => {
    const before = last.current;
    // While others move nothing is asked; an own step is something else: what is taken back is not chosen again.
    if (asked === null && steps === before?.steps) return;
    last.current = { ...selected, question, steps };
    if (asked === null || before?.question !== question || before.choice === selected.choice) return;
    restore(before, selected, asked);
  }, [asked, steps, question, selected]);
  return selected;
}

/** The same object as long as nothing in it changes: what did not change is not drawn again. */
function useUnchanged<T extends object>(model: T): T {
  return useMemo(() => model, Object.values(model));
}

const NOTHING: AtPlace = { intentions: [], refused: [] };

/** What can be meant by a place, worked out when it is asked for and then kept. */
function lookedUp(asked: Position | null): (place: PlaceId) => AtPlace {
  const known = new Map<PlaceId, AtPlace>();
  return (place) => {
    if (asked === null) return NOTHING;
    const found = known.get(place) ?? intentionsAt(asked, place);
    known.set(place, found);
    return found;
  };
}

/**
 * What a click on a place means when it can mean one thing only, or when one of several is the plain one; the cheapest way
 * to pay, where there are several. What can be had from what is at hand goes before what would have to be paid for first.
 */
function meantAt(asked: Position | null, at: AtPlace): Intention | null {
  const atHand = at.intentions.filter(({ payment }) => payment === null);
  const intentions = atHand.length > 0 ? atHand : at.intentions;
  if (asked === null || intentions.length === 0) return null;
  const plain = intentions.filter(({ action }) => asked.board.isPlain?.(action) === true);
  const meant = plain.length > 0 ? plain : intentions;
  return differInPaymentOnly(asked, meant) ? meant[0] : null;
}
