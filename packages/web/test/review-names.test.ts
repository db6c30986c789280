/** A review says who played a seat. */
import { expect, test } from 'vitest';
import { nameOf, type ReviewedGame } from '../src/review/reviewed-game.ts';
import type { Say } from '../src/text/texts.tsx';
import type { SeatInfo } from '../src/transport/link.ts';

/** Says the key, with what goes into it. */
const say = ((key: string, values: object) => [key, ...Object.values(values)].join(' ')) as unknown as Say;

function nameWith(seat: SeatInfo): string {
  const game = {
    snapshot: { seats: [seat] },
    board: { looks: () => [{ name: 'Witches' }] },
    table: { viewAt: () => ({}), length: 0 },
  };
  return nameOf(game as unknown as ReviewedGame, 0, say);
}

test.each<[SeatInfo, string]>([
  [{ person: 'Ana', bot: null }, 'Witches (Ana)'],
  [{ person: null, bot: 'steady' }, 'Witches'],
  [
    {
      person: null,
      bot: 'own',
      ownBot: { name: 'Greedy', owner: { id: 'ana', name: 'Ana', isGuest: true } },
    },
    'Witches – ownBotOf Greedy Ana',
  ],
  [{ person: null, bot: 'own', ownBot: { name: 'Greedy', owner: null } }, 'Witches – ownBot Greedy'],
])('%j is called %s', (seat, name) => {
  expect(nameWith(seat)).toBe(name);
});
