/** What a list of candidates looks at, as lines of notation. */
import type { Action, Notation } from '@guildhall/kernel';

export function lookedAt<A extends Action>(notation: Notation<A>, look: (out: A[]) => void): string[] {
  const out: A[] = [];
  look(out);
  return out.map((action) => notation.write(action));
}
