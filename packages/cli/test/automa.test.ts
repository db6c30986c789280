/** Whatever happens, the Automa finds her move: many games of chance at every level, a few others of them each day. */

import { ageOfInnovation } from '@guildhall/games/age-of-innovation';
import { AUTOMA_FACTIONS, AUTOMA_LEVELS, type AutomaLevel } from '@guildhall/games/age-of-innovation/data';
import { deciders, isOver, randomFrom, readOptions, settle, TABLE } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import { describe, expect, test } from 'vitest';

/** `npm run test:full` plays them all. */
const GAMES = 2000;
/** One in so many is played each day; it shares no factor with the periods of the options. */
const SLICES = 197;

/** What chance makes of everything that a table may choose. */
function optionsOf(level: AutomaLevel, game: number) {
  const pick = <T>(of: readonly T[], every: number): T => of[Math.floor(game / every) % of.length];
  return readOptions(ageOfInnovation.options, {
    players: 1,
    level,
    automaFaction: pick(AUTOMA_FACTIONS, 1),
    mapForOne: pick(['small', 'large'], 7),
    rulesVersion: pick(['v12', 'v10'], 14),
    automaHome: pick(['random', 'chosen'], 28),
    leech: pick(['inOrder', 'deferred'], 56),
  });
}

interface Played {
  /** Rounds in which she passed, and her turns without any event of an action. */
  readonly passes: number;
  readonly idle: number;
  readonly ranks: readonly number[];
}

function play(level: AutomaLevel, game: number): Played {
  const rules = ageOfInnovation.rules(optionsOf(level, game));
  const state = rules.setup(`automa ${level} ${game}`);
  const random = randomFrom(`player ${level} ${game}`);
  let passes = 0;
  let idle = 0;
  let isActing = true;
  for (;;) {
    settle(rules, state, ({ kind, seat }) => {
      if (seat !== TABLE || !kind.startsWith('automa')) return;
      if (kind === 'automaDraws' && !isActing) idle += 1;
      isActing = kind !== 'automaDraws';
      if (kind === 'automaPasses') passes += 1;
    });
    if (isOver(state)) return { passes, idle, ranks: rules.outcome(state).ranks };
    const [seat] = deciders(state);
    const legal = rules.legal(state, seat);
    rules.apply(state, seat, legal[random.below(legal.length)]);
  }
}

describe.each(AUTOMA_LEVELS)('AOI-SOLO-CARDS: at level %s', (level) => {
  const games = rotating(
    Array.from({ length: GAMES }, (_, game) => game),
    SLICES,
  );

  test(`she finds her move in ${games.length} games`, { timeout: 1_800_000 }, () => {
    for (const game of games) {
      const { passes, idle, ranks } = play(level, game);
      expect([game, passes, idle, ranks.length]).toEqual([game, 6, 0, 1]);
    }
  });
});
