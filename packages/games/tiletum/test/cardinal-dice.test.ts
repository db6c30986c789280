import { describe, expect, test } from 'vitest';
import { NONE } from '../rules/index.ts';
import { CARDINAL } from '../rules/seats.ts';
import { alone } from './alone.ts';
import { SILVER } from './position.ts';

function taken(card: string, ...dice: string[]): string {
  return alone()
    .bare()
    .dice(...dice)
    .decree(card);
}

describe('which die he takes', () => {
  test('TIL-DECREE-ACTION: a die at the place of the action, by the row of colours, blue before light grey', () => {
    expect(taken('merchantEmpire', 'gold1', 'food1', 'wool1')).toBe('1: wool1 merchant 6');
    expect(taken('merchantEmpire', 'gold1', 'food1', 'wool1', 'iron1')).toBe('1: iron1 merchant 6');
    expect(taken('merchantEmpire', 'stone1', 'gold1')).toBe('1: gold1 merchant 6');
  });

  test('TIL-DECREE-ACTION: no die there, a die at the place of the Joker and the bonus tile of that place', () => {
    const p = alone().bare();
    p.state.placeTiles[0] = p.tile('crest2a');
    p.state.placeTiles[5] = p.tile('crest3a');
    expect(p.dice('gold6', 'gold5').decree('merchantEmpire')).toBe('1: gold6 merchant 1');
    expect(p.storehouse(CARDINAL)).toEqual(['crest3a']);
    expect(p.tiles(p.state.placeTiles)[0]).toBe('crest2a');
  });

  test('TIL-DECREE-MORE, example 107: Merchant or seeker with 4 points each: the seeker; where that is impossible the Merchant', () => {
    // The Merchant stands at the value 3, and the seeker field lies there too.
    const equal = { ...SILVER, places: ['king', 'joker', 'merchant', 'contract', 'architect', 'character'] };
    const at3 = () =>
      alone({ ...equal, seekerWheel: 3 })
        .bare()
        .dice('gold3');
    expect(at3().decree('merchantEmpireSilver')).toBe('1: gold3 seeker 4');
    const full = at3();
    full.house(CARDINAL, 'marienberg', 'joachimsthal', 'zellerfeld');
    expect(full.decree('merchantEmpireSilver')).toBe('1: gold3 merchant 4');
  });

  test('TIL-DECREE-MORE: the one with more points, whichever it is', () => {
    const p = () => alone({ ...SILVER, seekerWheel: 3 }).bare();
    expect(p().dice('gold1', 'gold3').decree('merchantEmpireSilver')).toBe('1: gold1 merchant 6');
    // The Merchant has only the place of the Joker.
    expect(p().dice('gold6', 'gold4').decree('merchantEmpireSilver')).toBe('1: gold4 seeker 3');
  });

  test('TIL-DECREE-MORE: of the two values of the seeker field the one with more points', () => {
    const p = alone(SILVER).bare().dice('stone2', 'food1');
    expect(p.decree('decreeMines')).toBe('1: food1 seeker 6');
  });

  test('TIL-DECREE-COLOUR: the highest die of the colour, and the action of its place', () => {
    const p = alone().bare();
    p.dice('food5', 'food3', 'gold5').king([0, 0], [CARDINAL, 0]);
    expect(p.decree('familiarFaces')).toBe('2: food5 king 2');
    expect(p.kingValues()).toEqual([0, 2]);
  });

  test('TIL-DECREE-COLOUR: under the seeker field the seeker action, else the action of the place', () => {
    const p = () =>
      alone({ ...SILVER, seekerWheel: 3 })
        .bare()
        .dice('food3');
    const seeking = p();
    expect(seeking.decree('familiarFaces')).toBe('2: food3 seeker 4');
    expect(seeking.steps()).toContain('cardinalMine');
    const stuck = p();
    stuck.give(CARDINAL, { mines: 0, houses: 0, pillars: 0 });
    expect(stuck.decree('familiarFaces')).toBe('2: food3 contract 4');
  });

  test('TIL-DECREE-COLOUR: at the place of the Joker the first possible action that the card names, else King', () => {
    const riches = alone().bare().dice('gold6');
    expect(riches.decree('worldlyRiches')).toBe('1: gold6 king 1');
    const spires = alone().bare();
    spires.pillar(CARDINAL, 'koeln').dice('stone6');
    expect(spires.decree('gloriousSpires')).toBe('1: stone6 architect 1');
    const none = alone().bare();
    none.pillar(CARDINAL, 'koeln').dice('stone6').give(CARDINAL, { pillars: 0 });
    expect(none.decree('gloriousSpires')).toBe('1: stone6 king 1');
  });

  test('TIL-DECREE-LINES: a line with a colour needs no possible action; he gains the goods', () => {
    const him = alone().bare();
    him.dice('food3').give(CARDINAL, { food: 0 });
    expect(him.decree('familiarFaces')).toBe('2: food3 contract 4');
    expect(him.steps()).toEqual(['cardinalDie', 'cardinalCannot']);
    expect(him.goodsOf().food).toBe(3);
  });

  test('TIL-DECREE-NEED: what open contracts lack more; equal: the good with more dice', () => {
    const p = (...contracts: string[]) => {
      const q = alone().bare();
      q.give(CARDINAL, { iron: 0, gold: 0, storehouse: contracts });
      return q;
    };
    const gold = p('iron3for5', 'same4for5');
    gold.dice('iron5', 'gold2');
    expect(gold.decree('businessIsBusiness')).toBe('1: gold2 character 5');
    const held = p('iron3for5', 'same4for5');
    held.dice('iron5', 'gold2').give(CARDINAL, { gold: 2 });
    expect(held.decree('businessIsBusiness')).toBe('1: iron5 king 2');
    const equal = p('same2iron2for6');
    equal.dice('gold2', 'gold3', 'wool5');
    expect(equal.decree('businessIsBusiness')).toBe('1: gold3 contract 4');
  });

  test('TIL-DECREE-NEED: no such die, the other good; neither, the line is not followed', () => {
    const p = alone().bare();
    p.give(CARDINAL, { iron: 0, gold: 0, storehouse: ['iron3for5'] }).dice('gold2', 'gold5');
    expect(p.decree('businessIsBusiness')).toBe('1: gold5 king 2');
    const none = alone().bare();
    none.give(CARDINAL, { iron: 0, gold: 0, storehouse: ['iron3for5'] }).dice('food5');
    expect(none.decree('businessIsBusiness')).toBe('0: food5 king 2');
  });

  test('TIL-DECREE-RICHES: of equal dice the good he needs most, for contracts, cathedrals and crests', () => {
    const p = () => {
      const q = alone().bare();
      q.dice('gold5', 'food5', 'iron5', 'stone5').give(CARDINAL, { gold: 0, food: 0, iron: 0, stone: 0 });
      return q;
    };
    const contract = p();
    contract.give(CARDINAL, { storehouse: ['iron3for5'] });
    expect(contract.decree('worldlyRiches')).toBe('1: iron5 king 2');
    const cathedral = p();
    cathedral.pillar(CARDINAL, 'koeln').give(CARDINAL, { storehouse: ['iron2for3'] });
    expect(cathedral.decree('worldlyRiches')).toBe('1: stone5 king 2');
    const crest = p();
    crest.give(CARDINAL, { storehouse: ['iron2for3', 'crest1a'] });
    expect(crest.decree('worldlyRiches')).toBe('1: food5 king 2');
  });
});

describe('what he needs most', () => {
  const needed = (prepare: (p: ReturnType<typeof alone>) => void, chosen = {}) => {
    const p = alone(chosen).bare();
    p.give(CARDINAL, { gold: 0, food: 0, iron: 0, stone: 0 });
    prepare(p);
    const before = p.goodsOf();
    p.does('needed', 1);
    const after = p.goodsOf();
    return Object.keys(after).find((good) => after[good] !== before[good]);
  };

  test('TIL-CARDINAL-NEED: the greatest shortage, and stone where he lacks nothing', () => {
    expect(needed(() => {})).toBe('stone');
    expect(needed((p) => p.give(CARDINAL, { storehouse: ['iron3for5'] }))).toBe('iron');
    expect(needed((p) => p.give(CARDINAL, { storehouse: ['same4for5', 'iron3for5'] }))).toBe('gold');
    expect(needed((p) => p.give(CARDINAL, { storehouse: ['crest1a'] }))).toBe('food');
    expect(needed((p) => p.pillar(CARDINAL, 'koeln').give(CARDINAL, { storehouse: ['iron2for3'] }))).toBe(
      'stone',
    );
  });

  test('TIL-CARDINAL-NEED: what he has counts, and a crest needs a free space', () => {
    expect(needed((p) => p.give(CARDINAL, { storehouse: ['same4for5', 'iron3for5'], gold: 2 }))).toBe('iron');
    // Three food for the cheapest space: with three he lacks nothing.
    expect(needed((p) => p.give(CARDINAL, { storehouse: ['crest1a', 'iron2for3'], food: 3 }))).toBe('iron');
    expect(
      needed((p) =>
        p.give(CARDINAL, {
          storehouse: ['crest1a', 'iron2for3'],
          crests: { 1: 'crest2a', 2: 'crest3a', 3: 'crest4a', 4: 'crest5a', 5: 'crest6a' },
        }),
      ),
    ).toBe('iron');
  });

  test('TIL-CARDINAL-NEED: gold also for cathedrals that cost gold', () => {
    const atJoachimsthal = (p: ReturnType<typeof alone>) => {
      p.state.pillars[9 * 4] = CARDINAL;
      p.give(CARDINAL, { storehouse: ['iron4for7'] });
    };
    expect(needed(atJoachimsthal, SILVER)).toBe('gold');
  });
});

describe('his die', () => {
  test('TIL-CARDINAL-DIE: the bonus tile of the action, the goods, the action, then tasks', () => {
    const p = alone().bare();
    p.state.placeTiles[4] = p.tile('crest2a');
    p.give(CARDINAL, { gold: 0 }).dice('gold5').king([0, 0], [CARDINAL, 0]);
    expect(p.decree('kingAndCountry')).toBe('1: gold5 king 2');
    expect(p.steps()).toEqual(['cardinalDie', 'cardinalTile', 'cardinalKing']);
    expect(p.goodsOf().gold).toBe(5);
    expect(p.kingValues()).toEqual([0, 2]);
    expect(p.state.placeTiles[4]).toBe(NONE);
    expect(p.state.dice.every((count) => count === 0)).toBe(true);
    expect(p.him.dice).toHaveLength(1);
  });

  test('TIL-CARDINAL-DIE: every step names the card and the line that led to it', () => {
    const p = alone().bare();
    p.mapTile('koeln', 'crest2a').dice('gold1');
    p.give(CARDINAL, { storehouse: ['iron2for3'], iron: 2 });
    p.decree('merchantEmpire');
    const steps = p.events.filter(({ kind }) => p.steps().includes(kind));
    expect(steps.map(({ kind }) => kind)).toEqual([
      'cardinalDie',
      'cardinalTile',
      'cardinalMerchant',
      'cardinalHouse',
      'cardinalFulfils',
    ]);
    for (const { data, readers } of steps) {
      expect([data.card, data.line]).toEqual(['merchantEmpire', 1]);
      expect(readers).toBe('all');
    }
  });

  test('TIL-CARDINAL-GOODS: a die of iron or wool is one good', () => {
    for (const die of ['iron5', 'wool5']) {
      const p = alone().bare();
      p.give(CARDINAL, { iron: 1 }).dice(die).decree('kingAndCountry');
      expect([p.goodsOf().iron, p.goodsOf().wool]).toEqual([6, 0]);
    }
  });
});
