/**
 * The interface between the client and a game's board. The board draws a view and says what of it belongs to which
 * action; the client does the rest: options with costs and consequences, refusals, undo, log, replay.
 *
 * Everything on a board that somebody could click is a place, known by a text ("hex:E5", "card:3"). Actions belong to
 * places; a place that has actions now is lit; a click selects a place, whatever it is, and the client shows what can
 * be done there, or which rule forbids it.
 */
import type {
  Action,
  BaseOptions,
  GameState,
  LogEvent,
  LogValue,
  Order,
  Preview,
  Rules,
  Seat,
} from '@guildhall/kernel';
import type { ReactNode } from 'react';

/** A place of a board, as text. */
export type PlaceId = string;

export type Values = Readonly<Record<string, LogValue>>;

/** A game's texts in the reader's language. What has no text is shown by its key. */
export interface Words {
  readonly language: string;
  /** The name of a thing. */
  name(key: string): string;
  /** A sentence of the board. */
  say(key: string, values?: Values): string;
}

/** A legal action, as it is offered to a person. */
export interface Offer<A extends Action = Action> {
  readonly action: A;
  /** Its notation: equal lines are equal actions. */
  readonly line: string;
  /** What it does, in words. */
  readonly text: string;
  /** Worked out on demand, and then cached. */
  preview(): Preview | null;
}

/** Who changed a place; null: the table did. */
export type Marks = ReadonlyMap<PlaceId, SeatLook | null>;

/** What a board draws and answers with. */
export interface BoardProps<S extends GameState = GameState, A extends Action = Action> {
  readonly view: S;
  /** The seat of the viewer; null: a spectator. */
  readonly seat: Seat | null;
  readonly rules: Rules<S, A>;
  readonly words: Words;
  /** The seats that have to decide now. */
  readonly deciders: readonly Seat[];
  readonly offers: readonly Offer<A>[];
  /** Places that changed since the viewer's last move. */
  readonly marks: Marks;
  /** Who used places of the board in this round that can be used once a round, as far as the log tells. */
  readonly users?: ReadonlyMap<PlaceId, Seat>;
}

export interface SeatProps<S extends GameState = GameState, A extends Action = Action>
  extends BoardProps<S, A> {
  readonly of: Seat;
}

/** How a seat is shown everywhere: a colour and a letter or two. */
export interface SeatLook {
  readonly name: string;
  readonly initial: string;
  /** Names of custom properties of CSS: what the badge is filled with, and its letters. */
  readonly fill: string;
  readonly ink: string;
}

/** What a place is, in words: for tooltips, screen readers and the head of its options. */
export interface Explanation {
  readonly title: string;
  readonly lines: readonly string[];
  /** What its large drawing shows by itself, and is said wherever that is not seen. */
  readonly drawn?: readonly string[];
  /** Why nobody, or not whoever looks, can take it any more: "Taken by Witches". */
  readonly taken?: string;
  /** The one of its lines that names a price. */
  readonly price?: OpenPrice;
  /** Ids of the rules that say so. */
  readonly rules: readonly string[];
}

/** A price that lies open: whoever looks at the place may ask where it comes from. */
export interface OpenPrice {
  readonly line: string;
  /** By the names of the prices of the game's sums. */
  readonly what: string;
  readonly of: Seat;
}

/** A number that changes by an action, or that a seat holds. */
export interface Amount {
  readonly icon: ReactNode;
  readonly label: string;
  /** With sign, for changes; a text where a number does not tell enough. */
  readonly value: string;
  readonly tone: 'gain' | 'cost' | 'plain';
}

/** A group of the option list. */
export interface OfferGroup {
  readonly id: string;
  readonly title: string;
  /** Groups stand in this order. */
  readonly rank: number;
}

/** What lies around the big drawing: the own player board, tracks, and trays of tiles. */
export type Slot = 'own' | 'tracks' | 'tray';

/** Something that all share, beside the board: a track, or a tray of tiles to choose from. */
export interface Panel<S extends GameState = GameState, A extends Action = Action> {
  readonly id: string;
  readonly title: string;
  /** What the tab of a phone is called that begins with it; the title, when it does not say. */
  readonly tab?: string;
  /** Tracks are always in sight; trays become tabs where there is little room. */
  readonly slot: Exclude<Slot, 'own'>;
  /** Whether a track joins the tabs of the trays on a tablet. */
  isTabbed?(view: S): boolean;
  /** The tray whose tab also shows this one on a tablet, which is then called like the tab of a phone; null: none. */
  sharesTab?(view: S): string | null;
  /** Trays of one stack share a place on a wide screen: one of them lies in front. */
  readonly stack?: string;
  Draw(props: BoardProps<S, A>): ReactNode;
  /** Whether it has anything to show; always, when it does not say. */
  shown?(view: S): boolean;
}

/** A limit a person may set for decisions that come while they are away. */
export interface OrderForm {
  readonly id: string;
  readonly title: string;
  readonly choices: readonly { readonly value: string; readonly title: string }[];
  orders(value: string): readonly Order[];
}

/** What an icon of the board means. */
export interface LegendEntry {
  readonly id: string;
  readonly icon: ReactNode;
  readonly label: string;
}

/** A paragraph of the position as text. */
export interface TextSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * What the frame solves a wide screen with, in pixels. The player board sets the size of the main board, not the other
 * way round: the main board gets what is left of the height, and the side column what is left of the width.
 */
export interface FrameSizes {
  /** Width to height of the part of the main board that grows and shrinks. */
  readonly aspect: number;
  /** The width beside it that does not. */
  readonly strip: number;
  /** The least and the greatest height of the player board. */
  readonly own: readonly [number, number];
  /** The least width of the side column. */
  readonly side: number;
}

/**
 * What an event is in the line of a turn: `way`: of several of its kind only the last is told; `leads`: told unless
 * something else is told of the same place; `detail`: told where the line unfolds, or where nothing else happened; `answer`: of somebody else, to the turn before; `after`: what the table
 * does behind the turn, though it is about a seat; `heading`: begins a part of the log. Whatever is not listed belongs to
 * the sentence.
 */
export type EventPart = 'way' | 'leads' | 'detail' | 'answer' | 'after' | 'heading';

/** A function where what an event is depends on what it says. */
export type EventParts = Readonly<Record<string, EventPart | ((event: LogEvent) => EventPart)>>;

/** How the events of a turn become one line. */
export interface TurnWords {
  readonly parts: EventParts;
  /** Kinds with which a turn does what it is there for: who does so twice has two turns. */
  readonly opening: ReadonlySet<string>;
  /** What the seat of an event gained or lost by it, in counts of the game. */
  gains(event: LogEvent): Readonly<Record<string, number>>;
}

export interface TileProps<S extends GameState = GameState, A extends Action = Action>
  extends BoardProps<S, A> {
  readonly place: PlaceId;
}

export interface MainProps<S extends GameState = GameState, A extends Action = Action>
  extends BoardProps<S, A> {
  /** The part of it that a phone shows; undefined: the frame has no tabs for its parts. */
  readonly tab?: string | undefined;
  /** Asks for another part, where something is to be chosen there. */
  readonly onTab?: ((tab: string) => void) | undefined;
}

/** A part of the big drawing that has a tab of its own on a phone. */
export interface MainTab {
  readonly id: string;
  readonly title: string;
  readonly glyph: 'wheel' | 'map';
  /** Whether a page of the drawing belongs to it. */
  has(page: string): boolean;
}

/** An opponent that the rules play: it has no seat, and stands behind the seats where everybody's points are. */
export interface Rival {
  readonly look: SeatLook;
  readonly points: number;
  /** The panel with everything else it has. */
  readonly panel: string;
}

/** A game's board for one table: compiled for its rules and options, in one language. */
export interface DrawnBoard<S extends GameState = GameState, A extends Action = Action> {
  readonly sizes: FrameSizes;
  /** Patterns that its drawings refer to by id: they stand once in every page that shows them. */
  Patterns?(): ReactNode;
  /** What the tab of a phone is called that shows the big drawing. */
  readonly mainTab?: string;
  /** The parts of the big drawing that are tabs of their own on a phone; the panels then share one tab. */
  readonly mainTabs?: readonly MainTab[];
  /** The big drawing. It fills the box that it is given. */
  Main(props: MainProps<S, A>): ReactNode;
  readonly panels: readonly Panel<S, A>[];
  /** Everything a seat has. */
  SeatBoard(props: SeatProps<S, A>): ReactNode;
  /** A seat's resources and income in one or two lines. */
  SeatLine(props: SeatProps<S, A>): ReactNode;
  looks(view: S): readonly SeatLook[];
  rival?(view: S): Rival | null;
  /** Seats in the order in which they play now. */
  order(view: S): readonly Seat[];
  /** Where the game stands, where that is not told by the number of the round. */
  when?(view: S): string;
  /** What has passed, resigned, or is otherwise out of the round; null: plays. */
  status(view: S, seat: Seat): string | null;
  /** Where an action is shown; the first of them is lit. */
  places(action: A): readonly PlaceId[];
  /**
   * The page of the big drawing on which a place is, where it shows only some at a time; null: none. The button that
   * brings the page up has this as its `data-page-tab`; one that only leads back has `data-page-back`.
   */
  page?(place: PlaceId): string | null;
  /**
   * On which part of the table a place is that is not on the big drawing: a phone shows one of them at a time, and marks
   * the tab where something can be chosen. Null, and where a board does not say: on the big drawing.
   */
  slotOf?(view: S, place: PlaceId): Slot | null;
  /** What somebody may have wished who selected a place. */
  wishes(view: S, seat: Seat, place: PlaceId): readonly A[];
  /** Whether an action is the plain one of several at its place: a click there means it until somebody says otherwise. */
  isPlain?(action: A): boolean;
  /** `seat`: who looks, whose own things have no other name. */
  explain(view: S, place: PlaceId, seat: Seat | null): Explanation;
  /**
   * The places to choose among when what is asked is which tile, card or the like to take, in the order in which they
   * are laid out, with those that cannot be taken; null when it is something else.
   */
  choices(view: S, seat: Seat, offers: readonly Offer<A>[]): readonly PlaceId[] | null;
  /** Whether a seat has another player board after an action, as when it chooses a faction: people look at it before. */
  decidesBoard?(view: S, seat: Seat, action: A): boolean;
  /** The panel that such a choice is weighed by: it stands beside what there is to choose from. */
  readonly weighedBy?: string;
  /** The drawing of something to choose, as wide as its box. Its words stand beside it. */
  Tile(props: TileProps<S, A>): ReactNode;
  group(action: A): OfferGroup;
  /** Actions that have a button of their own: the one that ends what is being done, passing, and answers to a question. */
  role(action: A): 'end' | 'pass' | 'answer' | null;
  /**
   * Where what an action brings for sure comes only after a question: the answer with which it is shown before that is
   * asked. Null: nothing of the kind is asked.
   */
  settles?(view: S, seat: Seat): A | null;
  /** A rule that introduces an action to somebody who sees it for the first time. */
  introduction(action: A): string;
  amounts(changes: Readonly<Record<string, number>>): readonly Amount[];
  /** What a seat has at hand, in one line, labelled like `amounts`. */
  goods?(view: S, seat: Seat): readonly Amount[];
  /** What an event lets its seat gain if it likes, in counts: a preview shows it by the seat's badge; null: nothing. */
  offered?(event: LogEvent): Readonly<Record<string, number>> | null;
  /** Places that an event changed. */
  touched(event: LogEvent): readonly PlaceId[];
  /** What an event says of places that can be used once a round: that one is used, or that all are free again. */
  used?(event: LogEvent): PlaceId | 'all free' | null;
  eventIcon(event: LogEvent): ReactNode;
  readonly turns: TurnWords;
  /** Kinds of events that a preview need not repeat, because the action says so itself. */
  readonly plain: ReadonlySet<string>;
  readonly orderForms: readonly OrderForm[];
  /** Counts whose way through the rounds is worth a chart at the end, the most informative first. */
  readonly charted: readonly string[];
  /** All icons that the board draws, what people ask for most first; loaded when somebody asks. */
  legend?(): Promise<readonly LegendEntry[]>;
  /** Things one by one as they are in every game, for the pages about them; loaded when somebody opens one. */
  closeUps?(): Promise<CloseUps<S, A>>;
  /** The position in words; loaded when somebody asks. */
  asText(view: S): Promise<readonly TextSection[]>;
}

/** Explains and draws things that no table shows by themselves, or only together with what lies on them there. */
export interface CloseUps<S extends GameState = GameState, A extends Action = Action> {
  explain(view: S, place: PlaceId, seat: Seat | null): Explanation;
  Draw(props: TileProps<S, A>): ReactNode;
}

/** What a game's `board/` exports. O: the game's options; T: its tables. */
export interface BoardMaker<
  S extends GameState = GameState,
  A extends Action = Action,
  O extends BaseOptions = BaseOptions,
  T = unknown,
> {
  make(rules: Rules<S, A, T>, options: O, words: Words): DrawnBoard<S, A>;
}
