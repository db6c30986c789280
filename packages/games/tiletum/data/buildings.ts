import { between, named, upTo } from '@guildhall/kernel/ranges';
import { guess, likely, ONLINE, PHOTOGRAPHS, type Sourced, sure } from './sources.ts';
import { CREST_BONUSES, type Tables } from './types.ts';

const board = { amount: 0, hasRoofHouse: true, takesAnyone: false } as const;

export const buildings: Sourced<Tables['buildings']> = {
  name: 'buildings',
  table: [
    { ...board, rooms: 3, marker: 3, food: 6, bonus: 'house' },
    { ...board, rooms: 2, marker: 2, food: 6, bonus: 'pillar' },
    { ...board, rooms: 2, marker: 2, food: 5, bonus: 'merchant' },
    { ...board, rooms: 1, marker: 1, food: 4, bonus: 'architect' },
    { ...board, rooms: 1, marker: 1, food: 3, bonus: 'goods', amount: 2 },
    { rooms: 1, marker: 0, hasRoofHouse: false, takesAnyone: true, food: 2, bonus: 'points', amount: 5 },
  ],
  sources: {
    '*.rooms': likely('3, 2, 2, 1, 1 is sure as a set, the order is seen on the board of the Cardinal'),
    '*.marker': sure(`${PHOTOGRAPHS} and ${ONLINE}: as many as rooms`),
    '*.hasRoofHouse': sure('reviews: five roofs hold a house'),
    '*.food': sure(ONLINE),
    '*.bonus': sure(ONLINE),
    '*.amount': sure(ONLINE),
    '*.takesAnyone': likely('six completed buildings score and there are five types: one must be exempt'),
    '5.rooms': guess('the sixth building has one room'),
  },
  ranges: {
    rooms: between(1, 3),
    marker: upTo(6),
    food: upTo(12),
    bonus: named(...CREST_BONUSES),
    amount: upTo(12),
  },
};

export const floors: Sourced<Tables['floors']> = {
  name: 'floors',
  table: [1, 2, 3],
  sources: { '': sure(ONLINE) },
  ranges: { '': upTo(6) },
};
