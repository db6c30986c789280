/** A preview says what the action then does, and nothing that depends on what is hidden. */

import type { Action, GameState, Obligation, Rules, Seat } from '../../contract/game.ts';
import { type LogEvent, mayRead } from '../../contract/log.ts';
import type { Chance } from '../../engine/chance.ts';
import { deciders } from '../../engine/obligations.ts';
import { type Awaited, type Preview, preview } from '../../engine/preview.ts';
import { boundaryOf, markOf, openObligations } from '../../table/commit-boundary.ts';
import type { Check } from '../check.ts';
import { difference } from '../difference.ts';
import { pick, type Situation } from '../situation.ts';
import { redealtOf } from './redeals.ts';

const PREVIEWED = 4;
const PREVIEWED_IN_EVERY_WORLD = 2;

/** What a preview ought to say, taken from the full state: all that happens up to the first disclosure. */
type Outcome = Pick<Preview, 'changes' | 'events' | 'followUps'> & { readonly stop: string };

/** Chance that calls back when something is about to be disclosed for the first time. */
function watched(chance: Chance, onDisclosure: () => void): Chance {
  const { key, draws } = chance;
  let { disclosed } = chance;
  return {
    key,
    draws,
    get disclosed() {
      return disclosed;
    },
    set disclosed(value: number) {
      onDisclosure();
      disclosed = value;
    },
  };
}

function actualOutcome(rules: Rules, state: GameState, seat: Seat, action: Action): Outcome {
  const copy = rules.clone(state);
  const before = countsOf(rules, copy);
  const mark = markOf(copy);
  const events: LogEvent[] = [];
  let stopped: Outcome | null = null;
  const result = (stop: string): Outcome => ({
    changes: changes(before, countsOf(rules, copy)),
    events: events.slice(),
    followUps: openObligations(copy)
      .filter((obligation) => obligation.seat === seat && !mark.open.includes(obligation.id))
      .map((obligation) => awaited(rules, copy, obligation)),
    stop,
  });
  copy.chance = watched(copy.chance, () => {
    stopped ??= result('disclosure');
  });
  rules.apply(copy, seat, action, (event) => {
    if (mayRead(event, seat)) events.push(event);
  });
  return stopped ?? result(boundaryOf(mark, copy, seat)?.kind ?? 'own');
}

function awaited(rules: Rules, state: GameState, obligation: Obligation): Awaited {
  return { kind: obligation.kind, seat: obligation.seat, facts: rules.facts(state, obligation) };
}

function countsOf(rules: Rules, state: GameState): Record<string, number>[] {
  return Array.from({ length: rules.seats }, (_, seat) => rules.counts(state, seat));
}

function changes(
  before: readonly Record<string, number>[],
  after: readonly Record<string, number>[],
): Record<string, number>[] {
  return after.map((counts, seat) =>
    Object.fromEntries(
      Object.entries(counts)
        .map(([name, count]): [string, number] => [name, count - (before[seat][name] ?? 0)])
        .filter(([, by]) => by !== 0),
    ),
  );
}

function predictedOutcome({ changes, events, followUps, stop }: Preview): Outcome {
  const disclosing = stop.kind === 'draw' || stop.kind === 'reveal';
  return { changes, events, followUps, stop: disclosing ? 'disclosure' : stop.kind };
}

/** Some of the actions that a seat is offered. */
function toPreview(situation: Situation, seat: Seat, count: number): { action: Action; line: string }[] {
  const { actions, lines } = situation.offers(seat);
  const all = actions.map((action, at) => ({ action, line: lines[at] }));
  return pick(situation.random('previews'), all, count);
}

export const previewsTellTheTruth: Check = {
  name: 'preview',
  moment: 'sampled',
  run(situation) {
    const { rules, state } = situation;
    for (const seat of deciders(state)) {
      for (const { action, line } of toPreview(situation, seat, PREVIEWED)) {
        const seen = preview(rules, rules.view(state, seat), seat, action);
        if (!seen.ok) return `the preview of "${line}" of seat ${seat} is refused by ${seen.refusal.rule}`;
        const found = difference(predictedOutcome(seen), actualOutcome(rules, state, seat, action));
        if (found !== null) return `"${line}" of seat ${seat}, by its preview and really: ${found}`;
      }
    }
    return null;
  },
};

export const previewsTellNoSecrets: Check = {
  name: 'preview-secrecy',
  moment: 'sampled',
  run(situation) {
    const { rules, state } = situation;
    const { viewer, worlds } = redealtOf(situation);
    if (viewer === null) return null;
    for (const { action, line } of toPreview(situation, viewer, PREVIEWED_IN_EVERY_WORLD)) {
      const seen = preview(rules, rules.view(state, viewer), viewer, action);
      for (const world of worlds) {
        const found = difference(seen, preview(rules, rules.view(world, viewer), viewer, action));
        if (found !== null)
          return `the preview of "${line}" of seat ${viewer} depends on what is hidden: ${found}`;
      }
    }
    return null;
  },
};
