import { readOptions } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { type Options, terraMystica } from '../rules/index.ts';
import { position, tilesFrom } from './position.ts';

const seeds = Array.from({ length: 60 }, (_, seed) => `seed ${seed}`);

/** What 60 deals of a table look like. */
function deals(chosen: Partial<Options>) {
  const options = readOptions(terraMystica.options, { players: 5, ...chosen });
  const rules = terraMystica.rules(options);
  return seeds.map((seed) => rules.setup(seed));
}

describe('options', () => {
  test('TM-PASS-ORDER turn order: clockwise from the first to pass, or in the order of passing', () => {
    const order = (turnOrder: Options['turnOrder']) =>
      position(['witches', 'nomads', 'mermaids', 'giants'], { turnOrder, scoringTiles: tilesFrom('SCORE4') })
        .give(0, { priests: 1 })
        .give(1, { priests: 2 })
        .give(3, { priests: 1 })
        .turn()
        .play(0, 'send priest to air for 3', 'end turn')
        .play(1, 'send priest to air for 2', 'end turn')
        .pass(2)
        .play(3, 'send priest to air for 2', 'end turn')
        .pass(0)
        .play(1, 'send priest to air for 2', 'end turn')
        .pass(3)
        .pass(1).state.order;
    expect(order('clockwise')).toEqual([2, 3, 0, 1]);
    expect(order('passing')).toEqual([2, 0, 3, 1]);
  });

  test('TM-TRANSFORM-SPADE-SCORING the spade tile pays for spades used, or for spades gained', () => {
    const thrownAway = (spadeTile: Options['spadeTile']) =>
      position(['witches', 'nomads'], { spadeTile, scoringTiles: tilesFrom('SCORE1') })
        .put(0, 'C3')
        .give(0, { bowls: [0, 0, 6] })
        .turn()
        .play(0, 'action ACT6', 'transform D5 to forest', 'done')
        .points(0, 'scoringTiles');
    expect(thrownAway('used')).toBe(2);
    expect(thrownAway('gained')).toBe(4);
  });

  test.each(['used', 'gained'] as const)(
    'TM-TRANSFORM-SPADE-SCORING bought spades score once each, cult spades never (%s)',
    (spadeTile) => {
      const p = position(['witches', 'nomads'], {
        spadeTile,
        scoringTiles: ['SCORE1', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6'],
      })
        .put(0, 'C3')
        .give(0, { workers: 6, cults: { earth: 4 } })
        .turn()
        .play(0, 'transform D4 to forest', 'done');
      expect(p.points(0, 'scoringTiles')).toBe(4);
      // SCORE2 of round 2 brings a spade after its action phase.
      p.play(0, 'end turn').passAll().passAll().play(0, 'transform D5 to forest');
      expect(p.points(0, 'scoringTiles')).toBe(4);
    },
  );

  test('TM-BRIDGE-TAKEN a second bridge at a site: forbidden, or allowed to another player', () => {
    const building = (secondBridge: Options['secondBridge']) =>
      position(['witches', 'nomads'], { secondBridge })
        .put(0, 'C3')
        .put(1, 'B4')
        .bridge(1, 'B4', 'C3')
        .bridge(0, 'B3', 'C3')
        .give(0, { bowls: [0, 0, 3] })
        .turn()
        .play(0, 'action ACT1');
    expect(building('forbidden').refusal(0, 'bridge B4:C3')).toBe('TM-BRIDGE-TAKEN');
    expect(building('allowed').refusal(0, 'bridge B4:C3')).toBeNull();
    expect(building('allowed').refusal(0, 'bridge B3:C3')).toBe('TM-BRIDGE-TAKEN');
  });

  test('TM-TURN-GIVE-UP what an action brings has to be used, or can be given up', () => {
    const table = (givingUp: Options['givingUp']) =>
      position(['witches', 'cultists'], { givingUp })
        .put(0, 'E1', 'stronghold')
        .put(1, 'E6')
        .give(0, { favours: ['FAV6'], bowls: [0, 0, 3], workers: 4, coins: 4 })
        .give(1, { card: 'BON2' })
        .turn();
    expect(table('never').play(0, 'action stronghold').refusal(0, 'done')).toBe('TM-TURN-FINISH-FIRST');
    expect(table('never').play(0, 'action favour').refusal(0, 'done')).toBe('TM-TURN-FINISH-FIRST');
    const given = table('allowed').play(0, 'action stronghold', 'done');
    expect(given.player(0).built).toEqual([0, 0, 0, 1, 0]);
    expect(given.refusal(0, 'action stronghold')).toBe('TM-TURN-ONE-ACTION');
    given.play(0, 'end turn').play(1, 'action card', 'done');
    expect(given.player(1).cults).toEqual([1, 0, 1, 0]);
    given.play(1, 'end turn').play(0, 'action ACT1', 'done', 'end turn');
    expect(given.state.bridges).toEqual([]);
    expect(given.bowls(0)).toEqual([3, 0, 0]);
  });

  test('TM-TURN-GIVE-UP an action that leads nowhere can only be taken to be given up', () => {
    const table = (givingUp: Options['givingUp']) =>
      position(['swarmlings', 'witches'], { givingUp }).put(0, 'E1', 'stronghold').turn();
    expect(table('never').refusal(0, 'action stronghold')).toBe('TM-SWARMLINGS-STRONGHOLD');
    expect(table('allowed').play(0, 'action stronghold').legal(0)).toContain('done');
  });

  test('TM-TURN-GIVE-UP spades are finished first, the town that came with them is not given up by it', () => {
    const table = position(['halflings', 'witches'], { givingUp: 'allowed' });
    for (const hex of ['E6', 'E5', 'F3']) table.put(0, hex, hex === 'E6' ? 'tradingHouse' : 'temple');
    table.put(0, 'D4').give(0, { workers: 4, coins: 8 }).turn().play(0, 'upgrade E6 to stronghold');
    table.play(0, 'done');
    expect(table.legal(0)).toContain('town TW1');
  });

  test('TM-TOWN-EXTRA-TILES extra town tiles only with their option', () => {
    expect(deals({})[0].townTiles).toEqual([2, 2, 2, 2, 2, 0, 0, 0]);
    expect(deals({ extraTownTiles: true })[0].townTiles).toEqual([2, 2, 2, 2, 2, 1, 2, 1]);
  });

  test('TM-SETUP-CARDS the card BON10 only with its option', () => {
    const dealt = (shippingCard: boolean) => deals({ shippingCard }).filter(({ cards }) => cards.includes(9));
    expect(dealt(false)).toHaveLength(0);
    expect(dealt(true).length).toBeGreaterThan(0);
  });

  test('TM-SETUP-TILES the tile SCORE9 only with its option', () => {
    const dealt = (templeTile: boolean) => deals({ templeTile }).filter(({ scoring }) => scoring.includes(8));
    expect(dealt(false)).toHaveLength(0);
    expect(dealt(true).length).toBeGreaterThan(0);
  });

  test('TM-SETUP-TILES the spade tile in any round, or in none of the last two', () => {
    const late = (spadeTileRounds: Options['spadeTileRounds']) =>
      deals({ spadeTileRounds }).filter(({ scoring }) => scoring.indexOf(0) >= 4);
    expect(late('any').length).toBeGreaterThan(0);
    expect(late('notLast')).toHaveLength(0);
  });

  test('the rulebook is the default', () => {
    expect(readOptions(terraMystica.options, { players: 4 })).toMatchObject({
      factionChoice: 'free',
      leech: 'inOrder',
      extraTownTiles: false,
      shippingCard: false,
      templeTile: false,
      turnOrder: 'clockwise',
      cultistsRefused: 'nothing',
      spadeTile: 'used',
      spadeTileRounds: 'any',
      secondBridge: 'forbidden',
      coinScoring: 'end',
      givingUp: 'never',
    });
  });

  test.each<[string, object, string]>([
    ['a player too many', { players: 6 }, 'options.players: must be a whole number from 2 to 5'],
    ['a value that does not exist', { players: 2, turnOrder: 'random' }, 'options.turnOrder: must be one of'],
    ['an option that does not exist', { players: 2, ships: true }, 'options.ships: there is no such option'],
    [
      'two factions of one colour',
      { players: 2, factions: ['witches', 'auren'] },
      'options.factions: has two factions of one colour',
    ],
    ['too few tiles', { players: 2, scoringTiles: ['SCORE1'] }, 'options.scoringTiles: must name 6'],
    [
      'a card twice',
      { players: 2, bonusCards: ['BON1', 'BON1', 'BON2', 'BON3', 'BON4'] },
      'options.bonusCards: names one twice',
    ],
    [
      'a seat that is not there',
      { players: 2, startSeat: 2 },
      'options.startSeat: must be a seat from 0 to 1',
    ],
  ])('refuses %s, naming the place', (_, raw, message) => {
    expect(() => readOptions(terraMystica.options, raw)).toThrow(message);
  });
});

test.each([-1, 2, 0.5, '0'])('the start player %j is none of the seats', (startSeat) => {
  expect(() => readOptions(terraMystica.options, { players: 2, startSeat })).toThrow(
    'options.startSeat: must be a seat from 0 to 1',
  );
});
