/** Whole games between bots, every action through the kernel's `play`, as a server plays them. */
import {
  type Action,
  type Departures,
  decisionsOf,
  type GameState,
  MOST_ACTIONS_IN_A_MOVE,
  type Outcome,
  play,
  type Refusal,
  type Rules,
  refusedBy,
  type Seat,
} from '@guildhall/kernel';
import type { Bot, Choice, MatchResult } from './bot.ts';
import { randomAt } from './levels.ts';

/** A decision and the position before it. */
export interface Decision<S extends GameState> {
  readonly state: S;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly actions: readonly Action[];
}

/** Why a bot lost its seat. */
export type Forfeit = {
  readonly seat: Seat;
  /** What would have been legal instead, as lines. */
  readonly legal: readonly string[];
} & (
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'refused'; readonly line: string; readonly refusal: Refusal }
);

export interface MatchSettings<S extends GameState> {
  readonly onDecision?: (decision: Decision<S>) => void;
  /** Called when a bot fails or answers something illegal: its seat goes on at random. Absent: that is an error. */
  readonly onForfeit?: (forfeit: Forfeit) => void;
  /** Who leaves the game before its end for good. */
  readonly departures?: Departures;
}

export interface Match<S extends GameState> extends MatchResult {
  /** The last state. */
  readonly state: S;
}

const NO_LIMIT = { iterations: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY };

/** Plays a game to its end, one bot a seat. */
export async function playMatch<S extends GameState>(
  rules: Rules<S>,
  seed: string,
  bots: readonly Bot<NoInfer<S>>[],
  { onDecision, onForfeit, departures }: MatchSettings<NoInfer<S>> = {},
): Promise<Match<S>> {
  if (bots.length !== rules.seats) throw new Error(`${bots.length} bots for ${rules.seats} seats`);
  const state = rules.setup(seed);
  const forfeited = new Set<Seat>();
  const forfeit = (lost: Forfeit): void => {
    if (onForfeit === undefined) throw new Error(wordsOf(lost));
    forfeited.add(lost.seat);
    onForfeit(lost);
  };
  const legalLines = (seat: Seat): string[] => rules.legal(state, seat).map(rules.notation.write);

  for (const [seat] of decisionsOf(rules, state, departures)) {
    const view = rules.view(state, seat);
    const legal = rules.legal(view, seat);
    const random = randomAt(seed, seat, view);
    let actions: readonly Action[];
    if (legal.length === 1) actions = legal;
    else if (forfeited.has(seat)) actions = [legal[random.below(legal.length)]];
    else {
      try {
        const chosen = bots[seat].choose(rules, view, seat, random, NO_LIMIT);
        // Whoever answers at once is not made to wait.
        actions = listOf(chosen instanceof Promise ? await chosen : chosen);
      } catch (error) {
        if (onForfeit === undefined) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        forfeit({ kind: 'failed', seat, reason, legal: legalLines(seat) });
        continue;
      }
    }
    onDecision?.({ state, seat, legal, actions });
    const refused = playAll(rules, state, seat, actions);
    if (refused !== null) forfeit({ kind: 'refused', seat, ...refused, legal: legalLines(seat) });
  }

  const outcome = rules.outcome(state);
  const result = { totals: outcome.totals, places: placesOf(outcome, forfeited), forfeited: [...forfeited] };
  for (const [seat, bot] of bots.entries()) if (!forfeited.has(seat)) await bot.over?.(seat, result);
  return { ...result, state };
}

/** Plays actions until one is refused, by the same rules as a move at a table. */
function playAll<S extends GameState>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  actions: readonly Action[],
): { readonly line: string; readonly refusal: Refusal } | null {
  const { disclosed } = state.chance;
  for (const [at, action] of actions.entries()) {
    const played =
      at >= MOST_ACTIONS_IN_A_MOVE
        ? refusedBy('KERNEL-MOVE-TOO-LONG')
        : state.chance.disclosed !== disclosed
          ? refusedBy('KERNEL-MOVE-IS-OVER')
          : play(rules, state, seat, action);
    if (!played.ok) return { line: rules.notation.write(action), refusal: played.refusal };
  }
  return null;
}

/** The places of the seats that were not forfeited as if the others had not played; those share the last. */
function placesOf({ ranks, rivals = [] }: Outcome, forfeited: ReadonlySet<Seat>): readonly number[] {
  if (forfeited.size === 0) return ranks;
  const counted = [...ranks.filter((_, seat) => !forfeited.has(seat)), ...rivals.map(({ rank }) => rank)];
  return ranks.map((own, seat) =>
    forfeited.has(seat) ? counted.length + 1 : 1 + counted.filter((rank) => rank < own).length,
  );
}

function listOf(choice: Choice<Action>): readonly Action[] {
  const actions = 'kind' in choice ? [choice] : choice;
  if (actions.length === 0) throw new Error('it chose nothing');
  return actions;
}

function wordsOf(lost: Forfeit): string {
  return lost.kind === 'failed' ? lost.reason : `"${lost.line}" was refused by ${lost.refusal.rule}`;
}
