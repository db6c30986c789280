import { randomFrom } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { testCopies } from '../../test/copies.ts';
import { position } from './position.ts';

/** A state in which no list is empty, with an open offer and a seat that has left. */
function busy() {
  const game = position([
    ['desert', 'blessed'],
    ['lake', 'felines'],
  ]);
  game.put(0, 'H1').put(1, 'H2');
  game.give(0, { innovations: ['steel'], towns: ['townTools'] }).turn();
  const { state } = game;
  state.players[0].riverTowns.push(3);
  state.bridges.push(5);
  state.passing.push(1);
  state.offeredBoards.push(1);
  state.offeredFactions.push(1);
  state.offeredBonuses.push(1);
  state.offers.push({ kind: 'leech', id: 90, seat: 1, amount: 2, from: 0 });
  state.aside.push({ kind: 'leech', id: 91, seat: 1, amount: 1, from: 0 });
  state.gone = [1];
  return game;
}

testCopies({ busy, hidden: { neutralArea: 0 } });

test('the area of the neutral faction is dealt anew', () => {
  const { rules, state } = busy();
  const dealt = rules.determinize(rules.view(state, 0), randomFrom('copies'));
  expect([12, 13, 14, 15]).toContain(dealt.neutralArea);
});
