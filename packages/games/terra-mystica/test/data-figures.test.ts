/** The tables beside the figures that were collected for them. */
import { describe, expect, it } from 'vitest';
import { BUILDINGS, CULTS, FACTIONS, type FactionId, TERRAINS, tables } from '../data/index.ts';
import { byBuilding, CODES, cost, type FactionFigures, income, present, readFigures } from './figures.ts';
import { baseOf, hexes, LETTERS, leaves, sum } from './reading-tables.ts';

const figuresTitle = `figures beside the project${present ? '' : ' (SKIPPED: ../shared/data is not there)'}`;

describe.skipIf(!present)(figuresTitle, () => {
  // A skipped suite is still collected: without the folder there is nothing to read.
  const { figures, extras, adjacent } = present ? readFigures() : ({} as ReturnType<typeof readFigures>);

  it('map', () => {
    const expected = figures.map.rows.flatMap((row) => row.hexes);
    expect(hexes()).toEqual(expected.map(({ id, row, col, terrain }) => ({ id, row, col, terrain })));
    expect(figures.terrain.wheel.map((step) => step.terrain)).toEqual(TERRAINS);
    expect(figures.terrain.wheel.map((step) => LETTERS[step.letter])).toEqual(TERRAINS);
    expect(tables.map.bridges).toEqual(figures.map.bridge_sites);
    for (const [from, to] of tables.map.bridges) {
      const between = (adjacent[from] ?? []).filter((id) => adjacent[to]?.includes(id));
      expect(between.every((id) => id.startsWith('r'))).toBe(true);
      expect(between.length).toBeGreaterThan(0);
    }
  });

  it.each(FACTIONS)('%s: start, costs, income, tracks', (id) => {
    const faction = tables.factions[id];
    const given = figures.factions[id.toLowerCase()] as FactionFigures;
    expect(faction.terrain).toBe(given.terrain);
    const { C, W, P, VP, power_bowls, cult } = given.start;
    expect(faction.start).toEqual({
      coins: C,
      workers: W,
      priests: P,
      points: VP,
      bowls: power_bowls,
      cults: { fire: cult.FIRE, water: cult.WATER, earth: cult.EARTH, air: cult.AIR },
    });
    expect(faction.firstDwellings).toBe(given.starting_dwellings);
    expect(faction.favours).toBe(given.favors_per_temple);
    expect(faction.favours).toBe(given.favors_per_sanctuary);

    const { TP, ...costs } = given.building_cost;
    expect(faction.cost).toEqual({
      dwelling: cost(costs.D),
      tradingHouse: { coins: TP.C_with_neighbour, workers: TP.W, priests: 0 },
      temple: cost(costs.TE),
      stronghold: cost(costs.SH),
      sanctuary: cost(costs.SA),
    });
    expect(faction.tradingHouseCoinsAlone).toBe(TP.C_without_neighbour);
    for (const building of BUILDINGS) {
      const totals = given.income_total_by_number_built[CODES[building]] ?? [];
      expect(faction.income[building]).toEqual(totals.map(income));
    }

    const { shipping, exchange_track: track, tunnel_or_carpet: leap } = given;
    expect(faction.shipping).toEqual({
      start: shipping.start,
      max: shipping.max,
      cost: cost(shipping.advance_cost ?? {}),
      points: Array.from({ length: shipping.max + 1 }, (_, at) => shipping.vp_when_reaching_level?.[at] ?? 0),
    });
    expect(track.start).toBe(0);
    expect(faction.digging).toEqual({
      max: track.max,
      cost: cost(track.advance_cost ?? {}),
      points: track.vp_per_advance?.[0] ?? 0,
      spade: track.cost_per_spade.map(cost),
    });
    expect(track.vp_per_advance ?? []).toEqual(Array(track.max).fill(faction.digging.points));
    expect(faction.leap).toEqual(
      leap && {
        skip: leap.range_skip_before_SH,
        skipWithStronghold: leap.range_skip_after_SH,
        cost: cost(leap.cost_before_SH),
        costWithStronghold: cost(leap.cost_after_SH),
        skipForShipping: leap.type === 'carpet' ? 1 : 0,
        points: leap.vp,
      },
    );
  });

  it('abilities: each number that is not zero stands in the ability of its faction, all others are zero', () => {
    const base: [FactionId, string, number | boolean, string][] = [
      ['alchemists', 'coinsForPoint', 2, '2 C -> 1 VP'],
      ['cultists', 'cultStepWhenLeeched', true, 'advance 1 step on a cult track'],
      ['darklings', 'pointsForPaidSpade', 2, '+2 VP for each spade paid with a priest'],
      ['engineers', 'bridgeWorkers', 2, 'pay 2 workers to build a bridge'],
      ['giants', 'spadesAlways', 2, 'exactly 2 spades'],
      ['halflings', 'pointsForSpade', 1, '+1 VP for every spade gained'],
      ['mermaids', 'riverTowns', true, 'skip ONE river hex when founding a town'],
      ['swarmlings', 'townWorkers', 3, '+3 workers for every town'],
      ['witches', 'townPoints', 5, '+5 VP for every town'],
    ];
    const stronghold: [FactionId, string, number | string, string][] = [
      ['alchemists', 'power', 12, 'gain 12 power'],
      ['alchemists', 'powerForSpade', 2, '2 power for every spade'],
      ['auren', 'favours', 1, 'take 1 favor tile'],
      ['auren', 'action', 'cultSteps', 'advance 2 on ONE cult track'],
      ['auren', 'cultSteps', 2, 'advance 2 on ONE cult track'],
      ['chaosMagicians', 'action', 'doubleTurn', 'take 2 actions'],
      ['cultists', 'points', 7, '+7 VP'],
      ['darklings', 'ordinations', 3, 'up to 3 workers to priests'],
      ['engineers', 'bridgePoints', 3, '3 VP for each own bridge'],
      ['giants', 'action', 'freeSpades', '2 free spades'],
      ['giants', 'freeSpades', 2, '2 free spades'],
      ['halflings', 'spades', 3, 'get 3 spades'],
      ['mermaids', 'shipping', 1, 'advance 1 on the shipping track'],
      ['nomads', 'action', 'sandstorm', 'sandstorm'],
      ['swarmlings', 'action', 'freeTradingHouse', 'upgrade one dwelling to a trading house for free'],
      ['witches', 'action', 'ride', "Witches' Ride"],
    ];
    for (const [id, , , text] of base)
      expect(figures.factions[id.toLowerCase()]?.ability.base).toContain(text);
    for (const [id, , , text] of stronghold) {
      expect(figures.factions[id.toLowerCase()]?.ability.stronghold).toContain(text);
    }
    for (const id of FACTIONS) {
      const faction = tables.factions[id];
      const { pointsForPaidSpade, pointsForSpade, spadesAlways, townPoints, townWorkers } = faction;
      const { riverTowns, cultStepWhenLeeched, coinsForPoint, bridgeWorkers } = faction;
      const own = { pointsForPaidSpade, pointsForSpade, spadesAlways, townPoints, townWorkers, riverTowns };
      expect(special({ ...own, cultStepWhenLeeched, coinsForPoint, bridgeWorkers })).toEqual(of(id, base));
      expect(special(faction.stronghold)).toEqual(of(id, stronghold));
    }
  });

  it('power actions', () => {
    for (const { id, cost_power, gain } of figures.power_actions) {
      const given = typeof gain === 'string' ? {} : gain;
      expect(tables.powerActions[id]).toEqual({
        power: cost_power,
        ...cost(given),
        spades: typeof gain === 'string' ? Number(/(\d) spade/.exec(gain)?.[1] ?? 0) : 0,
        bridges: typeof gain === 'string' ? Number(/(\d) bridge/.exec(gain)?.[1] ?? 0) : 0,
      });
    }
    expect(figures.power_actions).toHaveLength(6);
  });

  it('bonus cards', () => {
    expect(figures.bonus_cards).toHaveLength(9);
    for (const card of figures.bonus_cards) {
      expect(tables.bonusCards[card.id]).toEqual({
        income: income(card.income),
        spades: Number(/(\d) free spade/.exec(card.special_action ?? '')?.[1] ?? 0),
        cultSteps: Number(/\+(\d) step on a cult/.exec(card.special_action ?? '')?.[1] ?? 0),
        shipping: Number(/\+(\d) shipping/.exec(card.passive ?? '')?.[1] ?? 0),
        passPoints: byBuilding(card.pass_vp ?? {}),
        passPointsForShipping: 0,
      });
    }
    const { income: given, pass_vp } = extras.bonus_card.BON10;
    const [, perLevel = 0] = pass_vp.ship;
    expect(pass_vp.ship).toEqual([0, 1, 2, 3, 4, 5].map((level) => level * perLevel));
    expect(tables.bonusCards.BON10).toEqual({
      income: income(given),
      spades: 0,
      cultSteps: 0,
      shipping: 0,
      passPoints: byBuilding({}),
      passPointsForShipping: perLevel,
    });
  });

  it('scoring tiles', () => {
    const events: Record<string, string[]> = {
      'each spade used/gained': ['spade'],
      'each town founded': ['town'],
      'each dwelling built': ['dwelling'],
      'each trading house built': ['tradingHouse'],
      'stronghold or sanctuary built': ['stronghold', 'sanctuary'],
    };
    expect(figures.scoring_tiles).toHaveLength(8);
    for (const { id, action_phase, cult_reward } of figures.scoring_tiles) {
      const tile = tables.scoringTiles[id];
      const kinds = events[action_phase.event] as string[];
      expect(special(tile?.points ?? {})).toEqual(
        Object.fromEntries(kinds.map((kind) => [kind, action_phase.vp])),
      );
      expect(tile?.counts).toBe(cult_reward.cult.toLowerCase());
      expect(tile?.every).toBe(cult_reward.every);
      expect(tile?.reward).toEqual({ ...income(cult_reward.gain), spades: cult_reward.gain.SPADE ?? 0 });
    }
    const { cult, income: reward, req, vp } = extras.scoring_tile.SCORE9;
    const nine = tables.scoringTiles.SCORE9;
    expect([cult, nine?.counts]).toEqual(['CULT_P', 'cultPriests']);
    expect(nine?.every).toBe(req);
    expect(nine?.reward).toEqual({ ...income(reward), spades: 0 });
    expect(special(nine?.points ?? {})).toEqual({ temple: vp.TE });
  });

  it('favour tiles', () => {
    const effects: Record<string, { text: string; gives: Record<string, number> }> = {
      FAV5: { text: 'total power value 6 instead of 7', gives: { townDiscount: 1 } },
      FAV6: { text: '+1 step on a cult track', gives: { cultSteps: 1 } },
      FAV7: { text: 'income 1 worker + 1 power', gives: { 'income.workers': 1, 'income.power': 1 } },
      FAV8: { text: 'income 4 power', gives: { 'income.power': 4 } },
      FAV9: { text: 'income 3 coins', gives: { 'income.coins': 3 } },
      FAV10: { text: '+3 VP whenever a dwelling is upgraded to a trading', gives: { tradingHousePoints: 3 } },
      FAV11: { text: '+2 VP whenever a dwelling is built', gives: { dwellingPoints: 2 } },
      FAV12: {
        text: '0/2/3/3/4 VP for 0/1/2/3/4 trading houses',
        gives: { 'passPoints.1': 2, 'passPoints.2': 3, 'passPoints.3': 3, 'passPoints.4': 4 },
      },
    };
    expect(figures.favor_tiles).toHaveLength(12);
    for (const { id, cult, steps, count, effect } of figures.favor_tiles) {
      const { cult: ownCult, steps: ownSteps, copies, ...rest } = tables.favourTiles[id] ?? {};
      expect([ownCult, ownSteps, copies]).toEqual([cult.toLowerCase(), steps, count]);
      expect(effect ?? '').toContain(effects[id]?.text ?? '');
      expect(special(Object.fromEntries(leaves(rest)))).toEqual(effects[id]?.gives ?? {});
    }
  });

  it('town tiles', () => {
    expect(figures.town_tiles).toHaveLength(5);
    for (const { id, count, vp, gain, keys } of figures.town_tiles) {
      const cultSteps = gain.FIRE ?? 0;
      expect([gain.WATER ?? 0, gain.EARTH ?? 0, gain.AIR ?? 0]).toEqual([cultSteps, cultSteps, cultSteps]);
      const expected = { copies: count, points: vp, keys, ...income(gain), cultSteps, shipping: 0 };
      expect(tables.townTiles[id]).toEqual(expected);
    }
    const { TW6, TW7, TW8 } = extras.town_tiles;
    const nothing = income({});
    const own = tables.townTiles;
    expect([TW6.gain, TW7.gain?.slice(0, 20)]).toEqual(['+2 on every cult', '1 shipping step free']);
    expect(own.TW6).toEqual({
      copies: TW6.count,
      points: TW6.vp,
      keys: TW6.keys,
      ...nothing,
      cultSteps: 2,
      shipping: 0,
    });
    expect(own.TW7).toEqual({
      copies: TW7.count,
      points: TW7.vp,
      keys: 1,
      ...nothing,
      cultSteps: 0,
      shipping: 1,
    });
    expect(own.TW8).toEqual({
      copies: TW8.count,
      points: TW8.vp,
      keys: 1,
      ...nothing,
      cultSteps: 0,
      shipping: 0,
    });
  });

  it('pieces, power values, towns, cults, conversions, set-up and final scoring', () => {
    const { components, town, cults, conversions, end_scoring, setup } = figures;
    expect(tables.pieces).toEqual({
      dwelling: components.dwellings,
      tradingHouse: components.trading_houses,
      temple: components.temples,
      stronghold: components.stronghold,
      sanctuary: components.sanctuary,
      priests: components.priests,
      bridges: components.bridges,
    });
    expect(baseOf(tables.bonusCards, 9)).toHaveLength(components.bonus_cards ?? 0);
    expect(baseOf(tables.scoringTiles, 8)).toHaveLength(components.scoring_tiles ?? 0);
    expect(sum(baseOf(tables.townTiles, 5).map((tile) => tile.copies))).toBe(components.town_tiles);
    expect(sum(Object.values(tables.favourTiles).map((tile) => tile.copies))).toBe(components.favor_tiles);
    expect(tables.powerValue).toEqual(byBuilding(figures.building_power_value));
    expect(tables.town).toEqual({
      buildings: town.min_buildings,
      buildingsWithSanctuary: town.min_buildings_with_sanctuary,
      power: town.min_power,
    });
    expect(tables.town.power - (tables.favourTiles.FAV5?.townDiscount ?? 0)).toBe(town.min_power_with_FAV5);
    expect(tables.cults).toEqual({
      top: cults.max,
      places: cults.order_spaces,
      stepsWithoutPlace: cults.return_priest_steps,
      power: Array.from({ length: cults.max + 1 }, (_, space) => cults.power_when_reaching[space] ?? 0),
    });
    expect(cults.tracks.map((track) => track.toLowerCase())).toEqual(CULTS);
    expect(tables.conversions).toEqual({
      powerForPriest: conversions['PW->P'][0],
      powerForWorker: conversions['PW->W'][0],
      powerForCoin: conversions['PW->C'][0],
    });
    expect(conversions.final).toContain(`${tables.finalScoring.coinsForPoint} C = 1 VP (alchemists 2 C`);
    expect(tables.finalScoring.cult).toEqual(end_scoring.cult);
    expect(tables.finalScoring.area).toEqual(end_scoring.area);
    expect(tables.rounds).toBe(setup.rounds);
    for (const [players, cards] of Object.entries(setup.bonus_cards_in_play)) {
      expect(Number(players) + tables.spareBonusCards).toBe(cards);
    }
    expect(tables.firstGame).toEqual(setup.first_game.factions);
  });
});

/** What is not zero, false or null. */
function special(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => Boolean(value)));
}

function of(id: FactionId, rows: [FactionId, string, unknown, string][]): object {
  return Object.fromEntries(rows.filter((row) => row[0] === id).map(([, key, value]) => [key, value]));
}
