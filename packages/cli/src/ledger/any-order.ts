/** Answers in the order of the record, given by rules that take a seat's answers oldest first. */
import type { State } from '@guildhall/games/terra-mystica';
import { type Answer, type Offer, offerMeant, offersTo, takenLater, withOfferFirst } from './answers.ts';
import type { Command } from './commands.ts';
import type { RecordTable } from './table.ts';

type Later = () => Iterable<readonly Command[]>;

export class Answers {
  private readonly table: RecordTable;
  /** Offers that were answered before the record does. */
  private ahead: { readonly seat: number; readonly takes: boolean; readonly offer: Offer }[] = [];
  /** How seats stand by the record, while it has other answers of theirs than the table. */
  private readonly recorded = new Map<number, State>();

  constructor(table: RecordTable) {
    this.table = table;
  }

  /** Gives an answer. Says in which state the position of its row should hold; null: there is no such offer. */
  give(seat: number, answer: Answer, later: Later): State | null {
    const { table } = this;
    const offers = offersTo(table.state, seat).filter((offer) => !table.isHeld(offer));
    const at = offerMeant(table.state, offers, answer);
    const isExact = at >= 0 && offers[at].amount === answer.amount;
    const given = isExact ? null : this.takeGiven(seat, answer);
    const offer = given ?? (at < 0 ? null : offers[at]);
    if (offer === null) return null;
    const expected = this.withAnswer(seat, offer, answer.takes);
    if (given === null && at === 0) table.answer(seat, answer.takes);
    else if (given === null) this.giveBeforeOlder(seat, answer, offers.slice(0, at), offer, later);
    if (!this.differs(seat)) {
      this.recorded.delete(seat);
      return table.state;
    }
    this.recorded.set(seat, expected);
    return expected;
  }

  /** The offer that an answer of the record was given to already; it is told now. */
  private takeGiven(seat: number, answer: Answer): Offer | null {
    const told = this.ahead.find(
      (one) =>
        one.seat === seat &&
        one.takes === answer.takes &&
        offerMeant(this.table.state, [one.offer], answer) === 0,
    );
    this.ahead = this.ahead.filter((one) => one !== told);
    return told?.offer ?? null;
  }

  /**
   * If the older offers were refused in the end, they are refused now. If not, the answer waits for them. What cultists
   * get for it cannot wait: then the older offers are answered now.
   */
  private giveBeforeOlder(
    seat: number,
    answer: Answer,
    older: readonly Offer[],
    offer: Offer,
    later: Later,
  ): void {
    const { table } = this;
    const taken = older.map((one) => takenLater(table.state, one, later()));
    const mayRefuse = !taken.includes(true);
    const builder = table.g.factions[table.state.players[offer.from].faction];
    if (!mayRefuse && !(answer.takes && builder.cultStepWhenLeeched)) {
      table.hold(offer, answer.takes);
      return;
    }
    older.forEach((one, at) => {
      table.answer(seat, taken[at]);
      this.ahead.push({ seat, takes: taken[at], offer: one });
    });
    table.answer(seat, answer.takes);
  }

  /** Whether the record has taken other offers of a seat than the table. Refusals change nothing. */
  private differs(seat: number): boolean {
    const { table } = this;
    return (
      this.ahead.some((one) => one.seat === seat && one.takes) ||
      offersTo(table.state, seat).some((offer) => table.isHeld(offer))
    );
  }

  /** How a seat stands by the record once it has given this answer too. */
  private withAnswer(seat: number, offer: Offer, takes: boolean): State {
    const { rules, state, g } = this.table;
    const copy = rules.clone(this.recorded.get(seat) ?? state);
    if (takes) rules.apply(withOfferFirst(copy, offer), seat, g.catalogue.leech);
    return copy;
  }
}
