/** Puts together what the table page shows: the position, who looks, what is offered. */
import { type BoardProps, type DrawnBoard, type Offer, type PlaceId, Selection } from '@guildhall/board-kit';
import { type GameState, refusalOf } from '@guildhall/kernel';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Snapshot, TableLink } from '../transport/link.ts';
import type { GameSpeech } from '../words.ts';
import type { TableModel } from './context.ts';
import { Doing } from './doing.ts';
import { lastEntryOf, offersOf, touchedBy } from './offers.ts';

export function useSnapshot(link: TableLink): Snapshot {
  return useSyncExternalStore(
    useCallback((changed) => link.subscribe(changed), [link]),
    () => link.snapshot(),
  );
}

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
}

export function useModel({ link, snapshot, board, speech, past }: Parts): TableModel {
  const { rules, draft } = snapshot;
  const point = past?.point ?? null;
  const isNow = point === null;
  const seat = snapshot.curtain === null ? snapshot.seat : null;
  const view = past?.view ?? snapshot.view;
  // A selection belongs to the position it was made in: what is done or happens clears it.
  const position = `${snapshot.length} ${draft.steps.length} ${snapshot.seat} ${point}`;
  const selection = useMemo(() => new Selection(), [position]);

  const isAsked = isNow && seat !== null && !draft.isComplete && !snapshot.isHeld;
  const offers = useMemo<readonly Offer[]>(
    () => (isAsked ? offersOf({ rules, view, seat, board, speech }) : []),
    [isAsked, seat, rules, view, board, speech],
  );
  const looks = useMemo(() => board.looks(view), [board, view]);
  const marks = useMemo(() => {
    const since = point === null ? lastEntryOf(snapshot.log, snapshot.seat) : point - 1;
    const until = point ?? snapshot.length;
    const news = snapshot.log.filter(({ number }) => number > since && number <= until);
    return touchedBy(
      board,
      news.flatMap(({ events }) => events),
    );
  }, [board, snapshot.log, snapshot.seat, snapshot.length, point]);

  const doing = useMemo(() => new Doing(link), [link]);
  const play = useCallback(
    (...steps: readonly Offer[]) => {
      doing.run((at) => at.act(...steps.map(({ line }) => line)));
    },
    [doing],
  );
  const select = useCallback(
    (place: PlaceId | null) => {
      doing.forgetRefusal();
      selection.select(place);
    },
    [selection, doing],
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
      choose: (offer) => play(offer),
      wish: (action) => (seat === null ? null : refusalOf(rules, view, seat, action)),
    }),
    [view, seat, rules, speech, snapshot.deciders, offers, marks, play],
  );
  // What did not change is not drawn again.
  return useMemo(
    () => ({
      link,
      snapshot,
      board,
      speech,
      view,
      seat,
      point,
      looks,
      props,
      offers,
      selection,
      select,
      play,
      doing,
      run: doing.run,
    }),
    [link, snapshot, board, speech, view, seat, point, looks, props, offers, selection, select, play, doing],
  );
}
