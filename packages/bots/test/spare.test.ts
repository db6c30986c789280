/** Burned power and exchanged goods are spent: bots make no payment that the rest of their turn does not need. */
import { games as registry } from '@guildhall/games/all';
import { type Action, type GameState, type Rules, readOptions, type Seat } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { type Decision, levelBot, playMatch } from '../src/index.ts';
import { decides } from '../src/search.ts';

/** So many points may an estimate be off that likes one form of the same goods better. */
const DOUBT = 1.5;

const ITERATIONS = 60;

/** The position after these actions; null if one of them is not legal. */
function after(rules: Rules, before: GameState, seat: Seat, actions: readonly Action[]): GameState | null {
  const state = rules.clone(before);
  for (const action of actions) {
    const line = rules.notation.write(action);
    const offered = decides(state, seat)
      ? rules.legal(state, seat).find((legal) => rules.notation.write(legal) === line)
      : undefined;
    if (offered === undefined) return null;
    rules.apply(state, seat, offered);
  }
  return state;
}

/** The payments of a turn without which the rest could be played as well. */
function spare(rules: Rules, { state, seat, actions }: Decision<GameState>): string[] {
  const { estimate, payments } = rules;
  if (estimate === undefined || payments === null) throw new Error('nothing can be told of this game');
  const made = after(rules, state, seat, actions);
  if (made === null || decides(made, seat)) return [];
  return actions.flatMap((action, at) => {
    if (!payments.isPayment(action) || actions.length === 1) return [];
    const without = after(
      rules,
      state,
      seat,
      actions.filter((_, index) => index !== at),
    );
    if (without === null || decides(without, seat)) return [];
    return estimate(without, seat) > estimate(made, seat) - DOUBT ? [rules.notation.write(action)] : [];
  });
}

describe('burns and conversions that bought nothing in 50 games', () => {
  test.each([
    ['terra-mystica', 30, {}],
    ['age-of-innovation', 10, {}],
    ['tiletum', 10, { silver: true }],
  ])('%s: 0', async (id, games, options) => {
    const { game } = gameOf(id);
    const rules: Rules = game.rules(readOptions(game.options, { ...options, players: 2 }));
    const bots = Array.from({ length: rules.seats }, () => levelBot('steady', ITERATIONS));
    const found: string[] = [];
    let payments = 0;
    for (let number = 0; number < games; number++)
      await playMatch(rules, `spare ${number}`, bots, {
        onDecision: (decision) => {
          payments += decision.actions.filter((action) => rules.payments?.isPayment(action)).length;
          found.push(...spare(rules, decision));
        },
      });
    expect(payments).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });
});

function gameOf(id: string) {
  const entry = registry.get(id);
  if (entry === undefined) throw new Error(`there is no game ${id}`);
  return entry;
}
