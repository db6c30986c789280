/** The table that a record is replayed at: its state, what was played, and the steps between the rows. */

import type { Action, Obligation, Ruleset, State } from '@guildhall/games/terra-mystica';
import { FACTIONS } from '@guildhall/games/terra-mystica/data';
import { hasLeft, leave, openGroup, type Rules, settle, tableIsNext } from '@guildhall/kernel';
import { type Offer, offersTo } from './answers.ts';
import { factionNamed } from './commands.ts';

export interface Played {
  readonly seat: number;
  /** Null: the seat left the game for good. */
  readonly action: Action | null;
}

/** Nothing is left to chance in a recorded game; a table has a seed all the same. */
export const RECORD_SEED = 'ledger';

export class RecordTable {
  readonly g: Ruleset;
  readonly rules: Rules<State, Action>;
  state: State;
  readonly played: Played[] = [];
  /** Answers that the record gave before older offers were answered, by the id of their offer. */
  private readonly held = new Map<number, boolean>();

  constructor(g: Ruleset, rules: Rules<State, Action>) {
    this.g = g;
    this.rules = rules;
    this.state = rules.setup(RECORD_SEED);
    settle(rules, this.state);
  }

  act(seat: number, action: Action): void {
    this.played.push({ seat, action });
    this.rules.apply(this.state, seat, action);
  }

  /** A player leaves for good. Before that everything happens that would have happened at a table by then. */
  leave(seat: number): void {
    if (hasLeft(this.state, seat)) return;
    this.endTurn(null, false);
    settle(this.rules, this.state);
    if (leave(this.rules, this.state, seat).ok) this.played.push({ seat, action: null });
  }

  /** Takes a faction, unless factions were fixed beforehand; says whether the seat has it now. */
  chooseFaction(seat: number, name: string): boolean {
    const faction = FACTIONS.findIndex((id) => id === factionNamed(name));
    const action = this.g.catalogue.faction[faction];
    if (this.rules.legal(this.state, seat).includes(action)) this.act(seat, action);
    return this.state.players[seat].faction === faction;
  }

  /** Goes on with the outcome of a row. */
  advance(state: State, played: readonly Played[]): void {
    this.state = state;
    this.played.push(...played);
  }

  /** Runs steps of the table, but never further than a row tells. */
  step(until: (owed: Obligation) => boolean): void {
    while (tableIsNext(this.state) && !until(openGroup(this.state)[0])) this.rules.run(this.state);
  }

  /** The cult rewards of the round are given, its income is not. */
  stepToCults(): void {
    this.step((owed) => owed.kind === 'cleanUp');
  }

  stepToActions(): void {
    this.step(() => this.state.phase === 'actions');
  }

  /** Goes on to the mover's own decision; a step that would run past it stops there. */
  stepFor(seat: number): void {
    this.step((owed) => owed.kind === 'cleanUp' && this.state.aside.some((open) => open.seat === seat));
  }

  /** Ends a turn that is over as far as the record tells: somebody else moves, or the same seat acts again. */
  endTurn(mover: number | null, actsAgain: boolean): void {
    const owner = openGroup(this.state)[0]?.seat;
    if (owner === undefined || owner < 0 || (owner === mover && !actsAgain)) return;
    const { catalogue } = this.g;
    for (;;) {
      const owed = openGroup(this.state).find((one) => one.seat === owner);
      if (owed?.kind === 'terraform') this.act(owner, catalogue.done);
      else if (owed?.kind === 'ordain') this.act(owner, catalogue.ordain[0]);
      else if (owed?.kind === 'turn' && owed.acted && (owner !== mover || owed.actions === 0)) {
        this.act(owner, catalogue.end);
        return;
      } else return;
    }
  }

  /** Whose spades of the cults are next, or null. */
  get cultDigger(): number | null {
    const owed = openGroup(this.state)[0];
    return owed?.kind === 'cultSpades' ? owed.seat : null;
  }

  /** Spades of the cults that nobody used before the income are gone. */
  discardCultSpades(): void {
    for (let seat = this.cultDigger; seat !== null; seat = this.cultDigger)
      this.act(seat, this.g.catalogue.done);
  }

  answer(seat: number, takes: boolean): void {
    this.act(seat, takes ? this.g.catalogue.leech : this.g.catalogue.decline);
    this.answerHeld(seat);
  }

  /** Keeps an answer until the older offers of its seat are answered. */
  hold(offer: Offer, takes: boolean): void {
    this.held.set(offer.id, takes);
  }

  isHeld(offer: Offer): boolean {
    return this.held.has(offer.id);
  }

  private answerHeld(seat: number): void {
    const [oldest] = offersTo(this.state, seat);
    const takes = oldest === undefined ? undefined : this.held.get(oldest.id);
    if (takes === undefined) return;
    this.held.delete(oldest.id);
    this.answer(seat, takes);
  }

  /** The round is over: who has not answered by then has refused. */
  endRound(): void {
    this.endTurn(null, false);
    for (const seat of this.state.order) this.declineOpen(seat);
  }

  /** Who acts without answering has refused. */
  declineOpen(seat: number): void {
    const isOpen = (): boolean =>
      this.state.aside.some((owed) => owed.seat === seat && owed.kind === 'leech');
    while (isOpen()) {
      this.answerHeld(seat);
      if (isOpen()) this.answer(seat, false);
    }
  }
}
