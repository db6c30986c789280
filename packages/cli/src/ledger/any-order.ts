/** Answers in the order of the record, given by rules that take a seat's answers oldest first. */
import type { State } from '@guildhall/games/terra-mystica';
import { type Answer, type Offer, offerMeant, offersTo, takenLater, withOfferFirst } from './answers.ts';
import type { Command } from './commands.ts';
import type { RecordTable } from './table.ts';

type Later = () => Iterable<readonly Command[]>;

export class Answers {
  private readonly table: RecordTable;
  /** Offers that were answered before the record does. */
  private readonly ahead: { readonly seat: number; readonly takes: boolean; readonly offer: Offer }[] = [];

  constructor(table: RecordTable) {
    this.table = table;
  }

  /** Gives an answer. Says in which state the position of its row should hold; null: there is no such offer. */
  give(seat: number, answer: Answer, later: Later): State | null {
    const { table } = this;
    const offers = offersTo(table.state, seat).filter((offer) => !table.isHeld(offer));
    const at = offerMeant(table.state, offers, answer);
    if ((at < 0 || offers[at].amount !== answer.amount) && this.wasGiven(seat, answer)) return table.state;
    if (at < 0) return null;
    if (at > 0) return this.giveBeforeOlder(seat, answer, offers.slice(0, at), offers[at], later);
    table.answer(seat, answer.takes);
    return table.state;
  }

  private wasGiven(seat: number, answer: Answer): boolean {
    const at = this.ahead.findIndex(
      (one) =>
        one.seat === seat &&
        one.takes === answer.takes &&
        offerMeant(this.table.state, [one.offer], answer) === 0,
    );
    if (at >= 0) this.ahead.splice(at, 1);
    return at >= 0;
  }

  /**
   * If the older offers were refused in the end, they are refused now. If not, the answer waits for them; the position
   * after power that was taken is the one in which it had come first. What cultists get for it cannot wait: then the
   * older offers are answered now.
   */
  private giveBeforeOlder(
    seat: number,
    answer: Answer,
    older: readonly Offer[],
    offer: Offer,
    later: Later,
  ): State {
    const { table } = this;
    const taken = older.map((one) => takenLater(table.state, one, later()));
    const mayRefuse = !taken.includes(true);
    const builder = table.g.factions[table.state.players[offer.from].faction];
    const expected = answer.takes && !mayRefuse ? this.answeredFirst(seat, offer) : table.state;
    if (!mayRefuse && !(answer.takes && builder.cultStepWhenLeeched)) {
      table.hold(offer, answer.takes);
      return expected;
    }
    older.forEach((one, at) => {
      table.answer(seat, taken[at]);
      this.ahead.push({ seat, takes: taken[at], offer: one });
    });
    table.answer(seat, answer.takes);
    return expected;
  }

  /** The state if this offer had been taken before all others. */
  private answeredFirst(seat: number, offer: Offer): State {
    const { rules, state, g } = this.table;
    const copy = withOfferFirst(rules.clone(state), offer);
    rules.apply(copy, seat, g.catalogue.leech);
    return copy;
  }
}
