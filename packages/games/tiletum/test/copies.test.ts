import { testCopies } from '../../test/copies.ts';
import { alone } from './alone.ts';
import { SILVER } from './position.ts';

/** A state in which no list is empty, with decisions that hold lists and a seat that has left. */
function busy() {
  const p = alone({ ...SILVER, challenges: ['deepCoffers'] });
  const { state } = p;
  const { silver, cardinal } = state;
  if (silver === null || cardinal === undefined) throw new Error('there is no silver, or no Cardinal');
  for (const lists of [state, state.turn, silver, cardinal, ...state.players])
    for (const list of Object.values(lists)) if (Array.isArray(list) && list.length === 0) list.push(1);
  state.pending = [
    [
      { kind: 'bonuses', id: 90, seat: 0, tiles: [1] },
      { kind: 'pick', id: 91, seat: 0, tiles: [2, 3] },
      { kind: 'act', id: 92, seat: 0, action: 1, points: 3 },
    ],
  ];
  state.aside = [];
  state.gone = [1];
  return p;
}

testCopies({ busy, optional: ['cardinal'] });
