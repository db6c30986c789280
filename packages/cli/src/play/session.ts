/** A game at one terminal: shows, asks, plays, until the game is over or somebody leaves. */
import type { Level } from '@guildhall/bots';
import type { GameManifest } from '@guildhall/games';
import { exportWithDrafts, type Language, openObligations, type Seat, type Table } from '@guildhall/kernel';
import { type Board, folded, type Paint, paintWith, WIDTH } from '@guildhall/terminal-kit';
import { writeText } from '../files.ts';
import { Words } from '../game-words.ts';
import type { Io } from '../io.ts';
import { loadTable } from '../table-file.ts';
import { boardOf } from '../terminal/boards.ts';
import { drawScores } from '../terminal/scores.ts';
import { UsageError } from '../usage-error.ts';
import { drawOffers, type Offer, offersOf } from './offers.ts';
import { choiceOf, nextToDecide, type Sitter, seated } from './seats.ts';
import { SESSION_COMMANDS } from './session-commands.ts';

export interface SessionSettings {
  readonly language: Language;
  readonly named: readonly Sitter[];
  /** Where the game is saved after every settled turn; null: only by the command `save`. */
  readonly saveTo: string | null;
}

/** How a game is put into words and drawn. */
interface Shown {
  readonly words: Words;
  readonly board: Board;
}

async function shownBy(
  manifest: GameManifest,
  { rules, options }: Table,
  language: Language,
  paint: Paint,
): Promise<Shown> {
  const words = new Words(await manifest.texts(), language);
  return { words, board: await boardOf(manifest, { words, paint, rules, options }) };
}

export class Session {
  readonly io: Io;
  readonly settings: SessionSettings;
  readonly paint: Paint;
  table: Table;
  words: Words;
  board: Board;
  #sitters: Sitter[];
  /** How many entries were printed already. */
  #reported = 0;
  #left = false;
  #shown = false;

  private constructor(io: Io, settings: SessionSettings, paint: Paint, table: Table, shown: Shown) {
    this.io = io;
    this.settings = settings;
    this.paint = paint;
    this.table = table;
    this.words = shown.words;
    this.board = shown.board;
    this.#sitters = seated(settings.named, table.rules.seats, 'random');
  }

  static async open(
    io: Io,
    settings: SessionSettings,
    manifest: GameManifest,
    table: Table,
  ): Promise<Session> {
    const paint = paintWith(io.colour);
    return new Session(io, settings, paint, table, await shownBy(manifest, table, settings.language, paint));
  }

  async run(): Promise<void> {
    // A place where nothing can be saved is reported before anybody has played.
    this.#save();
    while (!this.#left) {
      const seat = nextToDecide(this.table);
      if (seat === null) break;
      const sitter = this.#sitters[seat];
      if (sitter === 'human') await this.#decide(seat);
      else this.#playAs(sitter, seat);
    }
    if (this.table.over) this.#finish();
  }

  leave(): void {
    this.#left = true;
  }

  /** Shows everything again before the next question. */
  show(): void {
    this.#shown = false;
  }

  save(path: string): void {
    writeText(path, exportWithDrafts(this.table));
    this.io.out(`Saved to ${path}.`);
  }

  /** Goes on with another table. One that cannot be opened leaves this one as it is. */
  async load(path: string): Promise<void> {
    const { manifest, table } = await loadTable(path);
    const { words, board } = await shownBy(manifest, table, this.settings.language, this.paint);
    const { seats } = table.rules;
    this.#sitters = seated(this.settings.named.slice(0, seats), seats, 'random');
    this.table = table;
    this.words = words;
    this.board = board;
    this.#reported = table.length;
    this.show();
  }

  nameOf(seat: Seat): string {
    return this.board.seatName(this.table.view(seat), seat);
  }

  /** Plays a line or says why not. */
  play(seat: Seat, line: string): void {
    const before = this.table.length;
    const done = this.table.play(seat, line);
    if (!done.ok) {
      const { line: number } = done;
      if (number !== undefined) this.io.out(`Nothing was played. The problem is action ${number} of these:`);
      this.say(this.words.refusal(done.refusal));
      if (done.refusal.rule === 'KERNEL-NOT-AN-ACTION') this.io.out('Type a number, an action, or "help".');
      return;
    }
    this.show();
    if (this.table.length > before) this.#autosave();
  }

  /** Plain texts, folded, and painted line by line. */
  say(texts: readonly string[], painted: (line: string) => string = (line) => line): void {
    for (const text of texts) for (const line of folded(text, WIDTH)) this.io.out(painted(line));
  }

  #playAs(level: Level, seat: Seat): void {
    for (const action of choiceOf(level, this.table, seat)) {
      const done = this.table.play(seat, action);
      if (!done.ok) throw new Error(`a legal action was refused: ${done.refusal.rule}`);
    }
  }

  async #decide(seat: Seat): Promise<void> {
    const view = this.table.view(seat);
    const { rules } = this.table;
    const offers = offersOf(rules, view, seat, this.table.legal(seat), this.board, this.words);
    if (!this.#shown) this.#showAll(seat, offers);
    this.#shown = true;
    const answer = await this.io.ask(`${this.nameOf(seat)} (1-${offers.length}) > `);
    if (answer === null) {
      this.io.out('');
      this.io.out('End of input.');
      this.leave();
      return;
    }
    await this.#handleInput(seat, answer.trim(), offers);
  }

  #showAll(seat: Seat, offers: readonly Offer[]): void {
    const { io, words, paint, table } = this;
    this.#tellNews(seat);
    const view = table.view(seat);
    io.out('');
    io.out(this.board.draw(view).join('\n'));
    io.out('');
    const steps = table.drafts(seat).find((draft) => draft.seat === seat)?.own?.steps ?? [];
    if (steps.length > 0) this.say([`This turn so far: ${steps.join(', ')}`], paint.dim);
    for (const owed of openObligations(view)) {
      if (owed.seat !== seat) continue;
      const asked = words.prompt(owed.kind, table.rules.facts(view, owed));
      this.say([`${this.nameOf(seat)}: ${asked}`], paint.bold);
    }
    io.out(drawOffers(offers, words, paint).join('\n'));
  }

  /** What others did since the last prompt, as the seat may read it. */
  #tellNews(viewer: Seat | null): void {
    for (const { events } of this.table.since(this.#reported, viewer)) {
      this.say(events.map((event) => this.words.event(event, (seat) => this.nameOf(seat))));
    }
    this.#reported = this.table.length;
  }

  async #handleInput(seat: Seat, answer: string, offers: readonly Offer[]): Promise<void> {
    if (answer === '') {
      this.show();
      return;
    }
    if (/^\d+$/.test(answer)) {
      const offer = offers[Number(answer) - 1];
      if (offer === undefined)
        this.io.out(`There is no ${answer}: the list goes from 1 to ${offers.length}.`);
      else this.play(seat, offer.line);
      return;
    }
    const [word, ...rest] = answer.split(/\s+/);
    // An action of the game may begin like a command of ours.
    const isAction = this.table.rules.notation.read(answer) !== null;
    const command = isAction ? undefined : SESSION_COMMANDS.find(({ name }) => name === word.toLowerCase());
    if (command === undefined) {
      this.play(seat, answer);
      return;
    }
    try {
      await command.run(this, seat, rest.join(' '));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.io.out(error.hint === null ? error.message : `${error.message} (${error.hint})`);
    }
  }

  #save(): void {
    if (this.settings.saveTo !== null) writeText(this.settings.saveTo, exportWithDrafts(this.table));
  }

  /** A disk that is full must not end a game. */
  #autosave(): void {
    try {
      this.#save();
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.io.out(`Not saved: ${error.message}`);
    }
  }

  #finish(): void {
    const { io, table } = this;
    this.#tellNews(null);
    this.#autosave();
    const state = table.state();
    io.out('');
    io.out(this.board.draw(state).join('\n'));
    io.out('');
    const nameOf = (seat: Seat): string => this.board.seatName(state, seat);
    io.out(drawScores(table.rules.outcome(state), this.words, this.paint, nameOf).join('\n'));
  }
}
