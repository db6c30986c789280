/** Numbers that must add up at every state. */
import { openGroup } from '../../engine/obligations.ts';
import { type FinalPlace, standingsOf } from '../../engine/standings.ts';
import type { Check, Moment } from '../check.ts';
import { difference } from '../difference.ts';
import type { Situation } from '../situation.ts';

function lost({ rules, state, playing }: Situation): string | null {
  const found = difference(playing.components, rules.components(state));
  return found === null ? null : `pieces after set-up and now: ${found}`;
}

function negative({ rules, state, seats }: Situation): string | null {
  for (const seat of seats) {
    for (const [name, count] of Object.entries(rules.counts(state, seat))) {
      if (!(count >= 0) || !Number.isFinite(count)) return `seat ${seat} has ${count} ${name}`;
    }
  }
  return null;
}

function underived({ state, playing }: Situation): string | null {
  const wrong = playing.settings.recompute(state);
  return wrong.length === 0 ? null : `stored and recomputed: ${wrong.join('; ')}`;
}

function at(moment: Moment): Check[] {
  return [
    { name: 'components', moment, run: lost },
    { name: 'counts', moment, run: negative },
    { name: 'derived', moment, run: underived },
  ];
}

export const numbers: readonly Check[] = [...at('every'), ...at('end')];

export const gameEnds: Check = {
  name: 'bound',
  moment: 'every',
  run: ({ playing: { game, steps } }) =>
    steps.length <= game.bound
      ? null
      : `${steps.length} decisions, and the game says it needs at most ${game.bound}`,
};

/** Facts, places and estimates are asked for by standing orders, prompts and bots at any moment. */
export const tellsItself: Check = {
  name: 'facts',
  moment: 'sampled',
  run({ rules, state, seats }) {
    for (const obligation of [...state.aside, ...openGroup(state)]) {
      for (const [name, fact] of Object.entries(rules.facts(state, obligation))) {
        if (typeof fact === 'string' || Number.isFinite(fact)) continue;
        return `fact ${name} of ${obligation.kind} is ${String(fact)}`;
      }
    }
    const { round, turn } = rules.where(state);
    if (!Number.isInteger(round) || !Number.isInteger(turn)) return `round ${round}, turn ${turn}`;
    for (const seat of seats) {
      const estimate = rules.estimate?.(state, seat) ?? 0;
      if (!Number.isFinite(estimate)) return `the estimate of seat ${seat} is ${estimate}`;
    }
    return null;
  },
};

export const outcomeAddsUp: Check = {
  name: 'outcome',
  moment: 'end',
  run({ rules, state }) {
    const all = standingsOf(rules.outcome(state));
    for (const { who, sources, total, rank } of all) {
      const sum = Object.values(sources).reduce((points, source) => points + source, 0);
      if (sum !== total) return `${nameOf(who)}: the sources add up to ${sum}, the total is ${total}`;
      for (const other of all) {
        if (total > other.total && rank >= other.rank) {
          return `${nameOf(who)} has more points than ${nameOf(other.who)} and does not rank before it`;
        }
      }
      const better = all.filter((other) => other.rank < rank).length;
      if (rank !== better + 1) return `${nameOf(who)} ranks ${rank} and ${better} rank before it`;
    }
    return null;
  },
};

function nameOf(who: FinalPlace['who']): string {
  return typeof who === 'number' ? `seat ${who}` : who;
}
