/**
 * A board of one's own: branched off any position, moved by one person for everybody, with bots for the seats one does
 * not want to think for. What the position hides is dealt anew, so trying things tells nothing.
 */
import { engineOf } from '@guildhall/games';
import {
  type BaseOptions,
  deciders,
  type Game,
  type GameState,
  isOver,
  type LogEvent,
  moveOf,
  playMove,
  type RedactedEntry,
  type Rules,
  randomFrom,
  readMove,
  rulesOf,
  type Seat,
  settle,
  type Table,
  writeMove,
} from '@guildhall/kernel';
import { Bots } from './bots.ts';
import {
  type Announce,
  type LinkRefusal,
  type LinkResult,
  NOTHING_SHARED,
  type SeatInfo,
  type Snapshot,
  type TableLink,
} from './link.ts';
import { Listeners } from './listeners.ts';
import { randomText } from './local-tables.ts';

/** What a branch starts from; kept for this window, so that it survives a reload. */
export interface Branch {
  readonly game: string;
  readonly version: number;
  readonly options: BaseOptions;
  /** A whole state: what the view hid was dealt. */
  readonly state: GameState;
  readonly seats: readonly SeatInfo[];
  /** The address of where it was branched off. */
  readonly from: string;
  readonly moves: readonly string[];
  /** What somebody is to find there; absent: they try whatever they like. */
  readonly exercise?: Exercise;
}

/** A turn of a reviewed game that could have been better. */
export interface Exercise {
  readonly seat: Seat;
  /** What was played, and how many points that lost. */
  readonly played: readonly string[];
  readonly loss: number;
  readonly better: readonly string[];
  /** Which of how many it is, and the analysis board of the next one; null: it is the last. */
  readonly at: number;
  readonly all: number;
  readonly next: string | null;
}

/** What somebody has made of an exercise so far. */
interface Attempt {
  /** What the seat can know before its turn. */
  readonly view: GameState;
  /** One line an action. */
  readonly lines: readonly string[];
  /** Whether the turn is over. */
  readonly isWhole: boolean;
}

const KEY = 'guildhall.analysis.';

/** Begins a branch from what somebody sees; answers with its id. */
export async function branchOff(
  snapshot: Pick<Snapshot, 'game' | 'rules' | 'seats'>,
  options: BaseOptions,
  view: GameState,
  from: string,
  exercise?: Exercise,
): Promise<string> {
  const { game, rules, seats } = snapshot;
  const id = randomText(6);
  const state = rules.determinize(view, randomFrom(randomText(8)));
  const { id: of, version } = game;
  // A bot that somebody brought along plays there alone; here it is as any player.
  const ours = seats.map(({ person, bot, ownBot }) => ({ person, bot: ownBot ? null : bot }));
  const begun: Branch = { game: of, version, options, state, seats: ours, from, moves: [] };
  const branch = exercise === undefined ? begun : { ...begun, exercise };
  sessionStorage.setItem(KEY + id, JSON.stringify(branch));
  return id;
}

export async function openAnalysis(
  id: string,
  announce: Announce,
): Promise<AnalysisLink | 'older-rules' | null> {
  const text = sessionStorage.getItem(KEY + id);
  if (text === null) return null;
  const branch = JSON.parse(text) as Branch;
  announce(branch.game);
  const game = await engineOf(branch.game, branch.version);
  return game === null ? 'older-rules' : new AnalysisLink(game, id, branch);
}

interface Step {
  readonly seat: Seat;
  readonly line: string;
  /** How many were played as one. */
  readonly actions: number;
  readonly events: readonly LogEvent[];
  readonly state: GameState;
}

export class AnalysisLink implements TableLink {
  readonly isAnalysis = true;
  readonly #game: Game;
  readonly #id: string;
  readonly #branch: Branch;
  readonly #rules: Rules;
  readonly #bots = new Bots();
  readonly #listeners = new Listeners();
  /** Seats that bots answer for. */
  readonly #answered = new Set<Seat>();
  #steps: Step[] = [];
  #undone: Step[] = [];
  #snapshot: Snapshot;
  #isClosed = false;

  constructor(game: Game, id: string, branch: Branch) {
    this.#game = game;
    this.#id = id;
    this.#branch = branch;
    this.#rules = rulesOf(game, branch.options);
    for (const move of branch.moves) if (this.#take(move) !== null) break;
    const { exercise } = branch;
    // Whoever looks for a turn of their own is not asked for the others.
    if (exercise !== undefined)
      for (let seat = 0; seat < this.#rules.seats; seat++)
        if (seat !== exercise.seat) this.#answered.add(seat);
    this.#snapshot = this.#look();
    void this.#answer();
  }

  get id(): string {
    return this.#id;
  }

  get from(): string {
    return this.#branch.from;
  }

  get exercise(): Exercise | null {
    return this.#branch.exercise ?? null;
  }

  /** The turn of a seat from the beginning of the board on, up to where somebody else or chance goes on. */
  attemptOf(seat: Seat): Attempt {
    const { state: first } = this.#branch;
    const rules = this.#rules;
    const begun = rules.where(first);
    const now = rules.where(this.#state);
    const goesOn =
      this.#steps.length === 0 ||
      (deciders(this.#state).includes(seat) &&
        this.#state.chance.disclosed === first.chance.disclosed &&
        now.round === begun.round &&
        now.turn === begun.turn &&
        now.phase === begun.phase);
    const lines = this.#steps.filter((step) => step.seat === seat).flatMap(({ line }) => readMove(line));
    return { view: rules.view(first, seat), lines, isWhole: !goesOn };
  }

  get answered(): ReadonlySet<Seat> {
    return this.#answered;
  }

  /** Lets a bot answer for a seat from now on, or no longer. */
  setAnswered(seat: Seat, isBot: boolean): void {
    if (isBot) this.#answered.add(seat);
    else this.#answered.delete(seat);
    this.#changed();
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  subscribe(changed: () => void): () => void {
    return this.#listeners.add(changed);
  }

  act(...lines: readonly string[]): LinkResult {
    const refusal = this.#take(writeMove(lines));
    if (refusal === null) {
      this.#undone = [];
      this.#changed();
    }
    return Promise.resolve(refusal);
  }

  undo(): LinkResult {
    if (this.#steps.length === 0) return Promise.resolve({ rule: 'KERNEL-NOTHING-TO-UNDO', missing: {} });
    this.#takeBack();
    // What bots answered is taken back with it: they would only play it again.
    while (this.#steps.length > 0 && this.#isBotToMove()) this.#takeBack();
    this.#changed();
    return Promise.resolve(null);
  }

  redo(): LinkResult {
    if (this.#undone.length === 0) return Promise.resolve({ rule: 'KERNEL-NOTHING-TO-REDO', missing: {} });
    this.#putBack();
    while (this.#undone.length > 0 && this.#isBotToMove()) this.#putBack();
    this.#changed();
    return Promise.resolve(null);
  }

  #putBack(): void {
    this.#steps = [...this.#steps, ...this.#undone.slice(0, 1)];
    this.#undone = this.#undone.slice(1);
  }

  #takeBack(): void {
    this.#undone = [...this.#steps.slice(-1), ...this.#undone];
    this.#steps = this.#steps.slice(0, -1);
  }

  #isBotToMove(): boolean {
    const [seat] = deciders(this.#state);
    if (seat === undefined || !this.#answered.has(seat)) return false;
    const { exercise } = this.#branch;
    return exercise === undefined || !this.attemptOf(exercise.seat).isWhole;
  }

  restart(): LinkResult {
    return this.goBack(0);
  }

  confirm(): LinkResult {
    return Promise.resolve({ rule: 'KERNEL-NOTHING-TO-CONFIRM', missing: {} });
  }

  goBack(to: number): LinkResult {
    this.#undone = [...this.#steps.slice(to), ...this.#undone];
    this.#steps = this.#steps.slice(0, to);
    this.#changed();
    return Promise.resolve(null);
  }

  viewAt(point: number): Promise<GameState> {
    const state = point === 0 ? this.#branch.state : this.#steps[point - 1].state;
    return Promise.resolve(this.#rules.view(state, this.#snapshot.seat));
  }

  record(): Promise<Table | null> {
    return Promise.resolve(null);
  }

  setOrders(): LinkResult {
    return Promise.resolve(null);
  }

  liftCurtain(): void {}

  answerProposal(): LinkResult {
    return Promise.resolve({ rule: 'KERNEL-NO-PROPOSAL', missing: {} });
  }

  say(): LinkResult {
    return Promise.resolve(null);
  }

  file(): Promise<string> {
    return Promise.reject(new Error('a board of one’s own has no file'));
  }

  report(): Promise<string | null> {
    return this.file();
  }

  close(): void {
    this.#isClosed = true;
    this.#bots.close();
    this.#listeners.clear();
  }

  get #state(): GameState {
    return this.#steps.at(-1)?.state ?? this.#branch.state;
  }

  /** Plays for whoever decides first. */
  #take(move: string): LinkRefusal | null {
    const [seat = 0] = deciders(this.#state);
    const state = this.#rules.clone(this.#state);
    const events: LogEvent[] = [];
    const listener = (event: LogEvent): void => {
      events.push(event);
    };
    const played = playMove(this.#rules, state, seat, move, listener);
    if (!played.ok)
      return played.line === undefined ? played.refusal : { ...played.refusal, line: played.line };
    settle(this.#rules, state, listener);
    const line = moveOf(this.#rules, played.actions);
    this.#steps = [...this.#steps, { seat, line, actions: played.actions.length, events, state }];
    return null;
  }

  #changed(): void {
    this.#snapshot = this.#look();
    const moves = this.#steps.map(({ line }) => line);
    sessionStorage.setItem(KEY + this.#id, JSON.stringify({ ...this.#branch, moves }));
    this.#listeners.tell();
    void this.#answer();
  }

  async #answer(): Promise<void> {
    const state = this.#state;
    const [seat] = deciders(state);
    if (seat === undefined || !this.#isBotToMove()) return;
    const { options, game, version } = this.#branch;
    const view = this.#rules.view(state, seat);
    const level = this.#branch.seats[seat].bot ?? (this.exercise === null ? 'random' : 'steady');
    const [line] = await this.#bots.choose({ game, version, options, view, seat, level });
    if (this.#isClosed || state !== this.#state) return;
    await this.act(line);
  }

  #look(): Snapshot {
    const state = this.#state;
    const owing = deciders(state);
    const seats = Array.from({ length: this.#rules.seats }, (_, seat) => seat);
    const [seat = 0] = owing;
    const log: RedactedEntry[] = this.#steps.map(({ seat: whose, line, actions, events }, at) => ({
      number: at + 1,
      kind: 'action',
      seat: whose,
      line,
      events,
      ...(actions === 1 ? {} : { actions }),
    }));
    return {
      realm: 'analysis',
      game: this.#game,
      options: this.#branch.options,
      rules: this.#rules,
      seats: this.#branch.seats,
      mine: seats,
      seat,
      view: this.#rules.view(state, seat),
      length: this.#steps.length,
      log: [{ number: 0, kind: 'setup', seat: null, line: null, events: [] }, ...log],
      draft: {
        steps: this.#steps.map(({ line }) => line),
        undone: this.#undone.map(({ line }) => line),
        isComplete: false,
        dropped: null,
      },
      deciders: owing,
      isOver: isOver(state),
      curtain: null,
      orders: [],
      abilities: { goBack: 'now', orders: false, standIn: null },
      ...NOTHING_SHARED,
      isHeld: this.#isBotToMove(),
    };
  }
}
