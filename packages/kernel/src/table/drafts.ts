/** The drafts of all seats of a table. Never changed in place: a change that fails leaves the old ones as they were. */
import type { Action, GameState, Rules, Seat } from '../contract/game.ts';
import {
  bareTip,
  type Confirming,
  type Draft,
  type DraftTip,
  EMPTY_DRAFT,
  isEmpty,
  type Misfit,
  type Rebased,
  rebase,
} from './draft.ts';
import { type RedactedDraft, redactDraft } from './redaction.ts';

export interface SavedDraft extends Draft {
  readonly seat: Seat;
}

/** What was dropped of a seat's draft. */
export interface SeatMisfit extends Misfit {
  readonly seat: Seat;
}

export class Drafts<S extends GameState, A extends Action> {
  readonly #rules: Rules<S, A>;
  readonly #confirming: Confirming;
  /** What is settled: all drafts stand on it. */
  readonly #base: S;
  readonly #bySeat: ReadonlyMap<Seat, Rebased<S, A>>;

  constructor(rules: Rules<S, A>, confirming: Confirming, base: S, bySeat: ReadonlyMap<Seat, Rebased<S, A>>) {
    this.#rules = rules;
    this.#confirming = confirming;
    this.#base = base;
    this.#bySeat = bySeat;
  }

  of(seat: Seat): Draft {
    return this.#bySeat.get(seat)?.draft ?? EMPTY_DRAFT;
  }

  /** Where a seat's draft has led to: what is settled, when it has none. */
  tip(seat: Seat): DraftTip<S, A> {
    return this.#bySeat.get(seat)?.tip ?? bareTip(this.#base);
  }

  /** With a seat's draft replaced by one whose tip is known. */
  with(seat: Seat, rebased: Rebased<S, A>): Drafts<S, A> {
    const bySeat = new Map(this.#bySeat);
    if (isEmpty(rebased.draft)) bySeat.delete(seat);
    else bySeat.set(seat, rebased);
    return new Drafts(this.#rules, this.#confirming, this.#base, bySeat);
  }

  /** With a seat's draft replaced; the steps that do not fit are dropped. */
  replaced(
    seat: Seat,
    draft: Draft,
  ): { readonly drafts: Drafts<S, A>; readonly misfits: readonly SeatMisfit[] } {
    const rebased = rebase(this.#rules, this.#base, seat, draft, this.#confirming);
    return { drafts: this.with(seat, rebased), misfits: newMisfits(seat, draft, rebased.draft) };
  }

  /** All of them replayed on top of a new state; the steps that no longer fit are dropped. */
  replayedOn(base: S): { readonly drafts: Drafts<S, A>; readonly misfits: readonly SeatMisfit[] } {
    const bySeat = new Map<Seat, Rebased<S, A>>();
    const misfits: SeatMisfit[] = [];
    for (const [seat, { draft }] of this.#bySeat) {
      const rebased = rebase(this.#rules, base, seat, draft, this.#confirming);
      misfits.push(...newMisfits(seat, draft, rebased.draft));
      if (!isEmpty(rebased.draft)) bySeat.set(seat, rebased);
    }
    return { drafts: new Drafts(this.#rules, this.#confirming, base, bySeat), misfits };
  }

  /** As a viewer may see them: its own, or everybody's. */
  seenBy(viewer: Seat | null, whose: 'own' | 'all'): RedactedDraft[] {
    const seen: RedactedDraft[] = [];
    for (const [seat, rebased] of this.#bySeat) {
      if (seat === viewer || whose === 'all') seen.push(redactDraft(seat, rebased, viewer));
    }
    return seen;
  }

  save(): SavedDraft[] {
    return [...this.#bySeat].map(([seat, { draft }]) => ({ seat, ...draft })).sort((a, b) => a.seat - b.seat);
  }
}

function newMisfits(seat: Seat, before: Draft, after: Draft): SeatMisfit[] {
  return after === before || after.misfit === null ? [] : [{ seat, ...after.misfit }];
}
