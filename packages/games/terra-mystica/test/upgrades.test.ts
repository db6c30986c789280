import { describe, expect, test } from 'vitest';
import { BUILDINGS, type Building, FACTIONS, type FactionId } from '../data/index.ts';
import { incomeOf } from '../rules/index.ts';
import { position } from './position.ts';

const rich = { coins: 50, workers: 50 };
const withTile = (tile: string) => ({
  scoringTiles: [
    tile,
    ...['SCORE1', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6', 'SCORE7', 'SCORE8'].filter(
      (id) => id !== tile,
    ),
  ].slice(0, 6),
});

/** A faction with one building on E1 and no neighbour. */
function withBuilding(faction: FactionId, kind: Building, tile = 'SCORE2') {
  const other = faction === 'witches' || faction === 'auren' ? 'nomads' : 'witches';
  return position([faction, other], withTile(tile)).put(0, 'E1', kind);
}

describe('the way of upgrades', () => {
  test('TM-UPGRADE-PATH dwelling, trading house, then stronghold, or temple and sanctuary', () => {
    const allowed = BUILDINGS.flatMap((from) =>
      BUILDINGS.filter((to) => {
        const table = withBuilding('witches', from).give(0, rich).turn();
        const rule = table.refusal(0, `upgrade E1 to ${to}`);
        if (rule !== null) expect(rule).toBe('TM-UPGRADE-PATH');
        return rule === null;
      }).map((to) => `${from} > ${to}`),
    );
    expect(allowed).toEqual([
      'dwelling > tradingHouse',
      'tradingHouse > temple',
      'tradingHouse > stronghold',
      'temple > sanctuary',
    ]);
  });

  test('TM-UPGRADE-OWN only own buildings', () => {
    const table = withBuilding('witches', 'dwelling').put(1, 'E2').give(0, rich).turn();
    expect(table.refusal(0, 'upgrade E2 to tradingHouse')).toBe('TM-UPGRADE-OWN');
    expect(table.refusal(0, 'upgrade F1 to tradingHouse')).toBe('TM-UPGRADE-OWN');
  });

  test('TM-UPGRADE-PIECES four trading houses, three temples, one stronghold, one sanctuary', () => {
    const pieces = { tradingHouse: 4, temple: 3, stronghold: 1, sanctuary: 1 };
    const from = {
      tradingHouse: 'dwelling',
      temple: 'tradingHouse',
      stronghold: 'tradingHouse',
      sanctuary: 'temple',
    } as const;
    for (const to of ['tradingHouse', 'temple', 'stronghold', 'sanctuary'] as const) {
      const table = withBuilding('witches', from[to]).give(0, rich);
      for (let i = 1; i < pieces[to]; i++) table.put(0, `A${3 * i}`, to);
      expect(table.turn().refusal(0, `upgrade E1 to ${to}`)).toBeNull();
      expect(table.put(0, 'I1', to).refusal(0, `upgrade E1 to ${to}`)).toBe('TM-UPGRADE-PIECES');
    }
  });

  test('T42 TM-UPGRADE-RETURNS-PIECE the dwelling comes back: income 3 workers becomes 2 workers, 2 coins, 1 power', () => {
    const table = withBuilding('witches', 'dwelling')
      .put(0, 'C3')
      .give(0, { ...rich, card: null });
    const income = () => incomeOf(table.g, table.player(0));
    expect(income()).toEqual({ workers: 3, coins: 0, priests: 0, power: 0 });
    table.turn().play(0, 'upgrade E1 to tradingHouse');
    expect(income()).toEqual({ workers: 2, coins: 2, priests: 0, power: 1 });
    expect(table.buildingAt('E1')).toEqual({ seat: 0, kind: 'tradingHouse' });
  });

  test('TM-UPGRADE-RETURNS-PIECE the piece that came back can be used again', () => {
    const table = withBuilding('witches', 'tradingHouse').put(0, 'C3').give(0, rich);
    for (const hex of ['A3', 'A6', 'A9']) table.put(0, hex, 'tradingHouse');
    table.alone().turn();
    expect(table.refusal(0, 'upgrade C3 to tradingHouse')).toBe('TM-UPGRADE-PIECES');
    table.play(0, 'upgrade E1 to temple', 'favour FAV1', 'end turn', 'upgrade C3 to tradingHouse');
  });
});

describe('prices', () => {
  test('T43 TM-UPGRADE-NEIGHBOUR-PRICE a trading house costs 2 workers, 6 coins; 3 beside another player', () => {
    const table = position(['mermaids', 'nomads']).put(0, 'D2');
    expect(table.turn().missing(0, 'upgrade D2 to tradingHouse')).toEqual({ workers: 2, coins: 6 });
    expect(table.put(1, 'B1').missing(0, 'upgrade D2 to tradingHouse')).toEqual({ workers: 2, coins: 6 });
    expect(table.put(1, 'D3').missing(0, 'upgrade D2 to tradingHouse')).toEqual({ workers: 2, coins: 3 });
  });

  test('T43 TM-UPGRADE-NEIGHBOUR-PRICE own buildings are no neighbours, and only trading houses get cheaper', () => {
    const table = position(['mermaids', 'nomads']).put(0, 'D2').put(0, 'D1');
    expect(table.turn().missing(0, 'upgrade D2 to tradingHouse')).toEqual({ workers: 2, coins: 6 });
    const temple = position(['mermaids', 'nomads']).put(0, 'D2', 'tradingHouse').put(1, 'D3').turn();
    expect(temple.missing(0, 'upgrade D2 to temple')).toEqual({ workers: 2, coins: 5 });
  });

  test('T43 TM-UPGRADE-NEIGHBOUR-PRICE engineers 4 or 2 coins, swarmlings 8 or 4', () => {
    for (const [faction, workers, beside, alone] of [
      ['engineers', 1, 2, 4],
      ['swarmlings', 3, 4, 8],
    ] as const) {
      const table = withBuilding(faction, 'dwelling').turn();
      expect(table.missing(0, 'upgrade E1 to tradingHouse')).toEqual({ workers, coins: alone });
      expect(table.put(1, 'E2').missing(0, 'upgrade E1 to tradingHouse')).toEqual({ workers, coins: beside });
    }
  });

  test('T46 TM-UPGRADE-COST a temple costs 2 workers, 5 coins; engineers less, swarmlings more', () => {
    const price = (faction: FactionId) =>
      withBuilding(faction, 'tradingHouse').turn().missing(0, 'upgrade E1 to temple');
    for (const faction of FACTIONS) {
      if (faction === 'engineers') expect(price(faction)).toEqual({ workers: 1, coins: 4 });
      else if (faction === 'swarmlings') expect(price(faction)).toEqual({ workers: 3, coins: 6 });
      else expect(price(faction)).toEqual({ workers: 2, coins: 5 });
    }
  });

  test('TM-UPGRADE-COST what is missing is named, and the price is paid to the last coin', () => {
    const table = withBuilding('witches', 'tradingHouse').give(0, { workers: 2, coins: 4 }).turn();
    expect(table.refusal(0, 'upgrade E1 to temple')).toBe('TM-UPGRADE-COST');
    expect(table.missing(0, 'upgrade E1 to temple')).toEqual({ coins: 1 });
    table.give(0, { coins: 5 }).play(0, 'upgrade E1 to temple');
    expect(table.player(0)).toMatchObject({ workers: 0, coins: 0 });
  });
});

describe('what upgrades score', () => {
  const points = (from: Building, to: Building, tile: string): number => {
    const table = withBuilding('witches', from, tile).give(0, rich).turn();
    return table.play(0, `upgrade E1 to ${to}`).player(0).points - 20;
  };

  test.each(['SCORE6', 'SCORE8'])('T44 TM-UPGRADE-SCORING %s pays 3 points for a trading house', (tile) => {
    expect(points('dwelling', 'tradingHouse', tile)).toBe(3);
    expect(points('tradingHouse', 'stronghold', tile)).toBe(0);
  });

  test.each(['SCORE4', 'SCORE7'])(
    'T45 TM-UPGRADE-SCORING %s pays 5 points for stronghold and sanctuary',
    (tile) => {
      expect(points('tradingHouse', 'stronghold', tile)).toBe(5);
      expect(points('temple', 'sanctuary', tile)).toBe(5);
      expect(points('dwelling', 'tradingHouse', tile)).toBe(0);
    },
  );

  test('T45 TM-UPGRADE-SCORING no tile of the rulebook pays for a temple', () => {
    for (let n = 1; n <= 8; n++) expect(points('tradingHouse', 'temple', `SCORE${n}`)).toBe(0);
  });
});

describe('favour tiles', () => {
  test('T46 TM-UPGRADE-FAVOUR temple and sanctuary bring a favour at once, and it must be taken', () => {
    for (const [from, to] of [
      ['tradingHouse', 'temple'],
      ['temple', 'sanctuary'],
    ] as const) {
      const table = withBuilding('witches', from).give(0, rich).turn().play(0, `upgrade E1 to ${to}`);
      expect(table.refusal(0, 'done')).toBe('TM-UPGRADE-FAVOUR');
      expect(table.refusal(0, 'end turn')).toBe('TM-TURN-FINISH-FIRST');
      table.play(0, 'favour FAV1');
      expect(table.cult(0, 'fire')).toBe(3);
      table.play(0, 'end turn');
    }
  });

  test('T46 TM-FAVOUR-ONE-OF-A-KIND never a second favour of one type', () => {
    const table = withBuilding('witches', 'tradingHouse')
      .give(0, { ...rich, favours: ['FAV5'] })
      .turn();
    table.play(0, 'upgrade E1 to temple');
    expect(table.refusal(0, 'favour FAV5')).toBe('TM-FAVOUR-ONE-OF-A-KIND');
  });

  test('T47 TM-CHAOS-MAGICIANS TM-UPGRADE-FAVOUR chaos magicians take two, of different types', () => {
    const table = withBuilding('chaosMagicians', 'tradingHouse').give(0, rich).turn();
    table.play(0, 'upgrade E1 to temple', 'favour FAV5');
    expect(table.refusal(0, 'favour FAV5')).toBe('TM-FAVOUR-ONE-OF-A-KIND');
    expect(table.refusal(0, 'end turn')).toBe('TM-TURN-FINISH-FIRST');
    table.play(0, 'favour FAV6', 'end turn');
    expect(table.cult(0, 'water')).toBe(2);
  });

  test.each([
    ['dwelling', 'tradingHouse'],
    ['tradingHouse', 'stronghold'],
  ] as const)('TM-UPGRADE-FAVOUR a %s that becomes a %s brings none', (from, to) => {
    const table = withBuilding('witches', from).give(0, rich).turn();
    const supply = [...table.state.favourTiles];
    table.play(0, `upgrade E1 to ${to}`);
    expect(table.buildingAt('E1')).toEqual({ seat: 0, kind: to });
    expect(table.legal(0).filter((line) => line.startsWith('favour'))).toEqual([]);
    expect(table.refusal(0, 'favour FAV1')).toBe('TM-TURN-NOT-NOW');
    expect(table.state.favourTiles).toEqual(supply);
    expect(table.refusal(0, 'end turn')).toBeNull();
  });
});
