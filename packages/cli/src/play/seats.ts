/** Who sits where. */
import { type Action, randomFrom, type Seat, type Table } from '@guildhall/kernel';
import { Unusable } from '../unusable.ts';

const SITTERS = ['human', 'random'] as const;
export type Sitter = (typeof SITTERS)[number];

/** "human,random"; who is not named plays at random. */
export function readSeats(text: string): Sitter[] {
  return text.split(',').map((word) => {
    const found = SITTERS.find((sitter) => sitter === word.trim());
    if (found !== undefined) return found;
    throw new Unusable(`--seats: "${word}" is none of ${SITTERS.join(', ')}`, 'as in --seats human,random');
  });
}

/** One for each seat of the table. */
export function seated(named: readonly Sitter[], seats: number): Sitter[] {
  if (named.length > seats) {
    throw new Unusable(
      `--seats names ${named.length}, but ${seats} play`,
      'give --players too, or fewer seats',
    );
  }
  return Array.from({ length: seats }, (_, seat) => named[seat] ?? 'random');
}

/** The same at the same point of the same table, so that a saved game goes on as it would have. */
export function randomChoice(table: Table, seat: Seat): Action {
  const steps = table.drafts(seat).find((draft) => draft.seat === seat)?.own?.steps.length ?? 0;
  const random = randomFrom(`${table.seed} ${table.length} ${steps} seat ${seat}`);
  const legal = table.legal(seat);
  return legal[random.below(legal.length)];
}

/**
 * Whose decision is shown next at one screen: a turn that was begun goes on, then come open answers, then the seat
 * that the game waits for. Null when the game is over.
 */
export function nextToDecide(table: Table): Seat | null {
  const deciders = table.deciders();
  const begun = deciders.find((seat) => (table.drafts(seat)[0]?.own?.steps.length ?? 0) > 0);
  if (begun !== undefined) return begun;
  const waited = table.waitedFor();
  return deciders.find((seat) => !waited.includes(seat)) ?? waited[0] ?? null;
}
