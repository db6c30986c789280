/** Answers to offers of power. The rules take a seat's answers oldest first; players gave them in any order. */

import type { Obligation, State } from '@guildhall/games/terra-mystica';
import { openGroup } from '@guildhall/kernel';
import type { Command } from './commands.ts';

export type Offer = Extract<Obligation, { kind: 'leech' }>;
export type Answer = Extract<Command, { kind: 'answer' }>;

/** The offers that wait for a seat's answer, oldest first. */
export function offersTo(state: State, seat: number): Offer[] {
  return [...state.aside, ...openGroup(state)].filter(
    (owed): owed is Offer => owed.kind === 'leech' && owed.seat === seat,
  );
}

/** Which offer an answer means: the oldest of that amount and builder, or failing that of the builder; -1: none. */
export function offerMeant(state: State, offers: readonly Offer[], answer: Answer): number {
  const isFrom = (offer: Offer): boolean =>
    answer.from === null || state.players[offer.from].faction === answer.from;
  const exact = offers.findIndex((offer) => isFrom(offer) && offer.amount === answer.amount);
  return exact >= 0 ? exact : offers.findIndex(isFrom);
}

/** A copy in which one offer stands before all others of its seat: to see what answering it first would give. */
export function withOfferFirst(copy: State, offer: Offer): State {
  const list = [copy.aside, ...copy.pending].find((one) => one.some(({ id }) => id === offer.id));
  // One that was made since the copy stood for the table is not in it yet.
  if (list === undefined) copy.aside.unshift({ ...offer });
  else
    list.unshift(
      ...list.splice(
        list.findIndex(({ id }) => id === offer.id),
        1,
      ),
    );
  return copy;
}

/** What became of an offer, as far as later rows of its seat tell: whoever acts without answering has refused. */
export function takenLater(state: State, offer: Offer, later: Iterable<readonly Command[]>): boolean {
  for (const commands of later) {
    for (const command of commands) {
      if (command.kind === 'declineAll') return false;
      if (
        command.kind === 'answer' &&
        offerMeant(state, [offer], command) === 0 &&
        command.amount === offer.amount
      )
        return command.takes;
    }
    if (commands.some(({ kind }) => MAIN.has(kind))) return false;
  }
  return false;
}

/** Commands that are a seat's action: they need its turn. */
export const MAIN: ReadonlySet<Command['kind']> = new Set<Command['kind']>([
  'build',
  'transform',
  'upgrade',
  'action',
  'send',
  'advance',
  'pass',
]);
