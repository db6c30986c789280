/**
 * Learns which kinds of actions go with good games, as a many-armed bandit: it mostly takes the kind with the best mean
 * so far and sometimes another. `--seats "./learning.ts weights.json"` keeps what it learned in that file.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Bot } from '@guildhall/bots';

/** Games in which a kind was used, and the sum of the leads over the mean of the others in them. */
interface Experience {
  games: number;
  lead: number;
}

const TRIES_ANYTHING_EVERY = 10;

export default function learningBot([file]: readonly string[]): Bot {
  const kinds: Record<string, Experience> =
    file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  let used = new Set<string>();

  /** A kind that was never tried looks better than any other. */
  const meanOf = (kind: string): number => {
    const { games, lead } = kinds[kind] ?? { games: 0, lead: 0 };
    return games === 0 ? Number.POSITIVE_INFINITY : lead / games;
  };

  return {
    choose(rules, view, seat, random) {
      const legal = rules.legal(view, seat);
      const tries = random.below(TRIES_ANYTHING_EVERY) === 0;
      const best = Math.max(...legal.map(({ kind }) => meanOf(kind)));
      const liked = tries ? legal : legal.filter(({ kind }) => meanOf(kind) === best);
      const action = liked[random.below(liked.length)];
      used.add(action.kind);
      return action;
    },

    over(seat, { totals }) {
      const others = totals.filter((_, other) => other !== seat);
      const lead = totals[seat] - others.reduce((sum, total) => sum + total, 0) / Math.max(1, others.length);
      for (const kind of used) {
        const before = kinds[kind] ?? { games: 0, lead: 0 };
        kinds[kind] = { games: before.games + 1, lead: before.lead + lead };
      }
      used = new Set();
      if (file !== undefined) writeFileSync(file, JSON.stringify(kinds, null, 2));
    },
  };
}
