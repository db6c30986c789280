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
  rulesOf,
  type Seat,
  settle,
  type Table,
  writeMove,
} from '@guildhall/kernel';
import { Bots } from './bots.ts';
import {
  type Announce,
  type Answer,
  NOTHING_SHARED,
  type No,
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
}

const KEY = 'guildhall.analysis.';

/** Begins a branch from what somebody sees; answers with its id. */
export async function branchOff(
  snapshot: Pick<Snapshot, 'game' | 'rules' | 'seats'>,
  options: BaseOptions,
  view: GameState,
  from: string,
): Promise<string> {
  const { game, rules, seats } = snapshot;
  const id = randomText(6);
  const state = rules.determinize(view, randomFrom(randomText(8)));
  // A bot that somebody brought along plays there alone; here it is as any player.
  const ours = seats.map(({ person, bot, ownBot }) => ({ person, bot: ownBot ? null : bot }));
  const branch: Branch = {
    game: game.id,
    version: game.version,
    options,
    state,
    seats: ours,
    from,
    moves: [],
  };
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
    this.#snapshot = this.#look();
  }

  get id(): string {
    return this.#id;
  }

  get from(): string {
    return this.#branch.from;
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

  act(...lines: readonly string[]): Answer {
    const refusal = this.#take(writeMove(lines));
    if (refusal === null) {
      this.#undone = [];
      this.#changed();
    }
    return Promise.resolve(refusal);
  }

  undo(): Answer {
    if (this.#steps.length === 0) return Promise.resolve({ rule: 'KERNEL-NOTHING-TO-UNDO', missing: {} });
    this.#takeBack();
    // What bots answered is taken back with it: they would only play it again.
    while (this.#steps.length > 0 && this.#isBotToMove()) this.#takeBack();
    this.#changed();
    return Promise.resolve(null);
  }

  redo(): Answer {
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
    return seat !== undefined && this.#answered.has(seat);
  }

  restart(): Answer {
    return this.goBack(0);
  }

  confirm(): Answer {
    return Promise.resolve({ rule: 'KERNEL-NOTHING-TO-CONFIRM', missing: {} });
  }

  goBack(to: number): Answer {
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

  setOrders(): Answer {
    return Promise.resolve(null);
  }

  liftCurtain(): void {}

  answerProposal(): Answer {
    return Promise.resolve({ rule: 'KERNEL-NO-PROPOSAL', missing: {} });
  }

  say(): Answer {
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
  #take(move: string): No | null {
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
    const level = this.#branch.seats[seat].bot ?? 'random';
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
