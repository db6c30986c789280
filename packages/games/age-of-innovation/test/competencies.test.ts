import { expect, test } from 'vitest';
import { position, type Seat } from './position.ts';

const three = (first: Seat = ['desert', 'illusionists']) =>
  position([first, ['lake', 'goblins'], ['swamp', 'monks']]);

/** Takes the tile with a new school on H5. */
const take = (competency: string, prepare: (game: ReturnType<typeof three>) => void = () => {}) => {
  const game = three().put(0, 'H5', 'guild').give(0, { tools: 3, coins: 5 }).alone();
  prepare(game);
  return game.turn().play(0, 'upgrade H5 to school', `competency ${competency}`);
};

test('AOI-COMPETENCY-SUPPLY where none is left that the player does not have, none is taken', () => {
  const game = three()
    .put(0, 'H5', 'guild')
    .give(0, { tools: 3, coins: 5, competencies: ['grant'] });
  game.state.competencyTiles.fill(0);
  game.turn().play(0, 'upgrade H5 to school');
  expect(game.legal(0)).toEqual(['done with competency']);
  expect(game.refusal(0, 'done with building')).toBe('AOI-TURN-FINISH-FIRST');
  expect(game.refusal(0, 'competency grant')).toBe('AOI-COMPETENCY-ONE-OF-A-KIND');
  expect(game.refusal(0, 'competency twoSpades')).toBe('AOI-COMPETENCY-SUPPLY');
  game.state.competencyTiles.fill(1);
  expect(game.refusal(0, 'done with competency')).toBe('AOI-TURN-FINISH-FIRST');
});

test('AOI-COMPETENCY-EFFECTS toolAndStep: a tool and a step of choice with every income', () => {
  const game = take('toolAndStep').play(0, 'end turn').passAll();
  expect(game.owed()).toEqual(['steps']);
  const tools = game.player(0).tools;
  game.play(0, 'step medicine');
  expect(game.level(0, 'medicine')).toBe(1);
  expect(tools).toBe(2);
});

test('AOI-COMPETENCY-EFFECTS pointsAndCoins: three points and two coins with every income', () => {
  const game = take('pointsAndCoins').play(0, 'end turn').passAll();
  expect(game.points(0, 'competencies')).toBe(3);
});

test('AOI-COMPETENCY-EFFECTS bookAndPower: a book of choice and a power with every income', () => {
  const game = take('bookAndPower', (game) => game.give(0, { bowls: [3, 0, 0] }))
    .play(0, 'end turn')
    .passAll();
  expect(game.owed()).toEqual(['takeBooks']);
  expect(game.bowls(0)).toEqual([2, 1, 0]);
});

test('AOI-COMPETENCY-EFFECTS grant: a tool, five points and two coins at once', () => {
  const game = take('grant');
  expect(game.player(0)).toMatchObject({ tools: 1, coins: 2 });
  expect(game.points(0, 'competencies')).toBe(5);
});

test('AOI-COMPETENCY-EFFECTS twoSpades: terraforming with two spades at once, the workshop is paid', () => {
  const game = take('twoSpades', (game) => game.terrain('H6', 'swamp').give(0, { tools: 4, coins: 7 }));
  game.play(0, 'transform H6 to desert', 'build H6');
  expect(game.player(0)).toMatchObject({ tools: 0, coins: 0 });
});

test('AOI-COMPETENCY-EFFECTS twoAnnexes: two annexes, each placed by an action', () => {
  const game = take('twoAnnexes');
  expect(game.player(0).annexes).toBe(2);
  expect(game.refusal(0, 'annex H5')).toBe('AOI-TURN-ONE-ACTION');
  game.play(0, 'end turn', 'annex H5');
  expect(game.player(0).annexes).toBe(1);
});

test('AOI-COMPETENCY-EFFECTS fourPower: four power once a round', () => {
  const game = take('fourPower', (game) => game.give(0, { bowls: [5, 0, 0] })).play(
    0,
    'end turn',
    'action competency',
  );
  expect(game.bowls(0)).toEqual([0, 5, 0]);
  expect(game.play(0, 'end turn').refusal(0, 'action competency')).toBe('AOI-SPECIAL-ONCE');
});

test('AOI-COMPETENCY-EFFECTS townCharters: two points a town tile when passing', () => {
  const game = take('townCharters', (game) => game.give(0, { towns: ['townTools', 'townTools'] }));
  expect(game.play(0, 'end turn', 'pass schoolBonus').points(0, 'competencies')).toBe(4);
});

test('AOI-COMPETENCY-EFFECTS scholarship: two points for every scholar sent or given back', () => {
  const game = take('scholarship', (game) => game.give(0, { scholars: 2 })).play(0, 'end turn');
  game.play(0, 'send scholar to law for 3', 'end turn', 'send scholar to law for 1');
  expect(game.points(0, 'competencies')).toBe(4);
});

test('AOI-COMPETENCY-EFFECTS watchtower: a neutral tower at once, two power and two coins with every income', () => {
  const game = take('watchtower', (game) => game.terrain('H6', 'desert')).play(0, 'place tower H6');
  expect(game.buildingAt('H6')).toEqual({ seat: 0, kind: 'tower', neutral: true });
  expect(game.rules.income?.(game.state, 0)).toMatchObject({ power: 2, coins: 6 + 2 });
});

test('AOI-COMPETENCY-EFFECTS frontier: three points for a workshop on an edge hex, none elsewhere', () => {
  const game = take('frontier', (game) =>
    game.terrain('I6', 'desert').terrain('H6', 'desert').give(0, { tools: 5, coins: 9 }),
  );
  game.play(0, 'end turn', 'build I6', 'end turn', 'build H6');
  expect(game.points(0, 'competencies')).toBe(3);
});

test('AOI-COMPETENCY-EFFECTS example 30: breadth scores the lowest level when passing', () => {
  const game = take('breadth', (game) =>
    game.give(0, { levels: { banking: 9, law: 7, medicine: 6, engineering: 2 } }),
  );
  expect(game.play(0, 'end turn', 'pass schoolBonus').points(0, 'competencies')).toBe(2);
});

test('AOI-COMPETENCY-EFFECTS breadth scores once, and nothing that comes after the pass', () => {
  const game = three(['wasteland', 'illusionists'])
    .put(0, 'C7', 'guild')
    .put(0, 'B7', 'school')
    .put(0, 'D6', 'palace')
    .put(0, 'E5')
    .give(0, { palace: 'P14', competencies: ['breadth'], bonus: 'schoolBonus' })
    .give(0, { levels: { banking: 2, law: 2, medicine: 2, engineering: 2 } })
    .alone()
    .turn()
    .play(0, 'pass greatBonus', 'step engineering');
  game.play(0, game.offered(0, 'connect')[0], 'town townSteps', 'end turn');
  expect(game.state.players[0].levels.slice(0, 2)).toEqual([3, 3]);
  expect(game.points(0, 'competencies')).toBe(2);
});

test('AOI-COMPETENCY-EFFECTS breadth counts the steps of the pass itself', () => {
  const game = three()
    .put(0, 'H5', 'school')
    .give(0, { competencies: ['breadth'], bonus: 'schoolBonus' })
    .alone();
  game
    .give(0, { levels: { banking: 3, law: 3, medicine: 3, engineering: 2 } })
    .turn()
    .play(0, 'pass greatBonus');
  game.play(0, 'step engineering', 'end turn');
  expect(game.points(0, 'competencies')).toBe(3);
});
