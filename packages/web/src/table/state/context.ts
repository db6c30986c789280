/** What every part of the table page needs to know. */
import type { BoardProps, DrawnBoard, Offer, PlaceId, SeatLook, Selection } from '@guildhall/board-kit';
import type { GameState, Seat } from '@guildhall/kernel';
import { createContext, useContext } from 'react';
import type { GameSpeech } from '../../text/words.ts';
import type { LinkResult, Snapshot, TableLink } from '../../transport/link.ts';
import type { Choice } from './choice.ts';
import type { AtPlace, Intention, Position } from './intentions.ts';
import type { Payable } from './payable.ts';
import type { PendingRequest } from './pending-request.ts';
import type { Playback, PlaybackState } from './playback.ts';

export interface TableModel {
  readonly link: TableLink;
  readonly snapshot: Snapshot;
  readonly board: DrawnBoard;
  readonly speech: GameSpeech;
  /** What is drawn: the position now, or one of the past. */
  readonly view: GameState;
  readonly seat: Seat | null;
  /** The point of the past that is looked at; null: now. */
  readonly point: number | null;
  /** Which position is drawn: two that differ in it are two. */
  readonly position: string;
  /** The colour of whoever made the last move before it; empty: nobody did. */
  readonly mover: string;
  readonly looks: readonly SeatLook[];
  /** Who sits there, by whatever name they have besides that of the seat. */
  personOf(seat: Seat): string;
  /** The bot that somebody brought along for a seat, with whose it is; null: there is none. */
  ownBotAt(seat: Seat): string | null;
  /** A move of others that is shown while the game is further on; null: none. */
  readonly playing: PlaybackState | null;
  readonly playback: Playback;
  /** What the board is drawn from. */
  readonly props: BoardProps;
  readonly offers: readonly Offer[];
  /** What can be done after payments alone, worked out while nobody waits for it. */
  readonly payable: Payable;
  /** What the person here is asked at; null: nothing is asked of them. */
  readonly asked: Position | null;
  /** What can be meant by a place. */
  at(place: PlaceId): AtPlace;
  readonly selection: Selection;
  select(place: PlaceId | null): void;
  /** What is chosen and not played yet. */
  readonly choice: Choice;
  choose(intention: Intention | null): void;
  play(intention: Intention): void;
  readonly request: PendingRequest;
  /** Does something; while the answer is on its way nothing else. */
  run(change: (link: TableLink) => LinkResult): void;
}

const TableContext = createContext<TableModel | null>(null);

export const TableProvider = TableContext;

export function useTable(): TableModel {
  const model = useContext(TableContext);
  if (model === null) throw new Error('not at a table');
  return model;
}

/** A seat by its name on the board and, where it has one, the name of its person or of somebody's own bot. */
export function seatTitle(
  { looks, snapshot, ownBotAt }: Pick<TableModel, 'looks' | 'snapshot' | 'ownBotAt'>,
  seat: Seat,
): string {
  const { name } = looks[seat];
  const bot = ownBotAt(seat);
  if (bot !== null) return `${name} – ${bot}`;
  const { person } = snapshot.seats[seat];
  return person === null || person === '' ? name : `${name} (${person})`;
}

/** The player whose board comes next: in the order of play, after oneself or whoever is looked at. */
export function playerAfter({ board, view, seat }: TableModel, shown: Seat | null): Seat {
  const order = board.order(view);
  const at = order.indexOf(shown ?? seat ?? -1);
  return order[(at + 1) % order.length] ?? 0;
}
