/** Puts the drawings of a game together with what both games do alike. */
import {
  type BoardProps,
  type DrawnBoard,
  type ExplainContextOf,
  type Offer,
  type OfferGroup,
  type Panel,
  type PlaceId,
  partsOf,
  type Rival,
  type SeatLook,
  type SeatProps,
  type Slot,
  type TileProps,
  type Words,
} from '@guildhall/board-kit';
import type { Action, Seat } from '@guildhall/kernel';
import { type ComponentType, createElement } from 'react';
import type { TerraState } from '../index.ts';
import { SHARED_PLAIN } from './events.ts';
import { leechForms } from './leech-orders.ts';
import { TerrainPatterns } from './terrain.tsx';

/** What every drawing gets besides the view: where things are, and how seats look. */
export interface Drawn<Atlas> {
  readonly atlas: Atlas;
  readonly looks: readonly SeatLook[];
}

type Copied =
  | 'charted'
  | 'legend'
  | 'eventIcon'
  | 'mainTab'
  | 'sizes'
  | 'turns'
  | 'decidesBoard'
  | 'weighedBy'
  | 'goods';

interface Parts<Atlas, S extends TerraState, A extends Action> extends Pick<DrawnBoard<S, A>, Copied> {
  readonly atlas: Atlas;
  readonly seats: number;
  /** An automatic opponent, who stands behind the seats among the players and the looks; null: there is none. */
  rival?(view: S, looks: readonly SeatLook[]): Rival | null;
  /** Events of the game's own that say no more than the action that leads to them. */
  readonly plain: readonly string[];
  looksOf(words: Words, view: S): readonly SeatLook[];
  readonly Main: ComponentType<BoardProps<S, A> & Drawn<Atlas>>;
  readonly panels: readonly (Omit<Panel<S, A>, 'Draw'> & {
    readonly Draw: ComponentType<BoardProps<S, A> & Drawn<Atlas>>;
  })[];
  readonly SeatBoard: ComponentType<SeatProps<S, A> & Drawn<Atlas>>;
  readonly SeatLine: ComponentType<SeatProps<S, A> & Drawn<Atlas>>;
  readonly Tile: ComponentType<TileProps<S, A> & Drawn<Atlas>>;
  choicesAmong(atlas: Atlas, view: S, offers: readonly Offer<A>[]): readonly PlaceId[] | null;
  amountsOf(words: Words, changes: Readonly<Record<string, number>>): ReturnType<DrawnBoard['amounts']>;
  groupOf(words: Words, action: A): OfferGroup;
  introductionOf(action: A): string;
  placesOf(atlas: Atlas, action: A): readonly PlaceId[];
  /** Sorts of places that are not on the map, and where they are. */
  readonly slots: Readonly<Record<string, Slot>>;
  wishesAt(atlas: Atlas, view: S, seat: number, place: PlaceId): readonly A[];
  touchedBy(event: Parameters<DrawnBoard['touched']>[0], atlas: Atlas): readonly PlaceId[];
  explain(context: ExplainContextOf<Atlas, S>, place: PlaceId): ReturnType<DrawnBoard['explain']>;
  asText(context: ExplainContextOf<Atlas, S>): ReturnType<DrawnBoard['asText']>;
}

/** Events by which a shared action is used, or closed by an automatic opponent. */
const USES: readonly string[] = ['powerAction', 'bookAction', 'automaBlocks'];

export function terraBoard<Atlas, S extends TerraState, A extends Action>(
  words: Words,
  parts: Parts<Atlas, S, A>,
): DrawnBoard<S, A> {
  const { atlas, looksOf, Main, panels, SeatBoard, SeatLine, Tile } = parts;
  // A view is drawn many times; its looks are worked out once.
  const known = new WeakMap<S, readonly SeatLook[]>();
  const looks = (view: S): readonly SeatLook[] => {
    const found = known.get(view) ?? looksOf(words, view);
    known.set(view, found);
    return found;
  };
  const drawn = <P extends { readonly view: S }>(props: P) => ({ ...props, atlas, looks: looks(props.view) });
  const contextOf = (view: S, seat: Seat | null): ExplainContextOf<Atlas, S> => ({
    ...{ atlas, words, view, seat },
    looks: looks(view),
  });
  const { charted, eventIcon, sizes, turns, decidesBoard, seats, rival } = parts;
  return {
    ...{ charted, eventIcon, sizes, turns },
    Patterns: TerrainPatterns,
    ...(parts.legend === undefined ? {} : { legend: parts.legend }),
    ...(parts.mainTab === undefined ? {} : { mainTab: parts.mainTab }),
    ...(decidesBoard === undefined ? {} : { decidesBoard }),
    ...(parts.weighedBy === undefined ? {} : { weighedBy: parts.weighedBy }),
    ...(parts.goods === undefined ? {} : { goods: parts.goods }),
    plain: new Set([...SHARED_PLAIN, ...parts.plain]),
    choices: (view, _seat, offers) => parts.choicesAmong(atlas, view, offers),
    Tile: (props) => createElement(Tile, drawn(props)),
    amounts: (changes) => parts.amountsOf(words, changes),
    role: ({ kind }) => (kind === 'pass' ? 'pass' : kind === 'done' || kind === 'end' ? 'end' : null),
    group: (action) => parts.groupOf(words, action),
    introduction: parts.introductionOf,
    Main: (props) => createElement(Main, drawn(props)),
    panels: panels.map((panel) => ({
      ...panel,
      Draw: (props: BoardProps<S, A>) => createElement(panel.Draw, drawn(props)),
    })),
    SeatBoard: (props) => createElement(SeatBoard, drawn(props)),
    SeatLine: (props) => createElement(SeatLine, drawn(props)),
    looks: (view) => looks(view).slice(0, seats),
    ...(rival === undefined ? {} : { rival: (view) => rival(view, looks(view)) }),
    order: (view) => view.order.filter((seat) => seat < seats),
    status: (view, seat) => (view.players[seat].passed ? words.say('passed') : null),
    places: (action) => parts.placesOf(atlas, action),
    slotOf: (_view, place) => parts.slots[partsOf(place)[0]] ?? null,
    wishes: (view, seat, place) => parts.wishesAt(atlas, view, seat, place),
    explain: (view, place, seat) => parts.explain(contextOf(view, seat), place),
    touched: (event) => parts.touchedBy(event, atlas),
    offered: ({ kind, data }) => (kind === 'powerOffered' ? { power: Number(data.power) } : null),
    used: (event) => {
      // Incomes begin a round.
      if (event.kind === 'income') return 'all free';
      return USES.includes(event.kind) ? (parts.touchedBy(event, atlas)[0] ?? null) : null;
    },
    orderForms: leechForms(words),
    asText: (view) => parts.asText(contextOf(view, null)),
  };
}
