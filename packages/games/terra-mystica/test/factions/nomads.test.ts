import { deciders, play, readOptions, settle } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { terraMystica } from '../../rules/index.ts';
import { position, tilesFrom } from '../position.ts';

describe('nomads', () => {
  test('TM-NOMADS three first dwellings, the third after everybody has placed two', () => {
    const rules = terraMystica.rules(
      readOptions(terraMystica.options, { players: 2, factions: ['nomads', 'witches'], startSeat: 0 }),
    );
    const state = rules.setup('nomads');
    settle(rules, state);
    const placing: number[] = [];
    for (let dwelling = 0; dwelling < 5; dwelling++) {
      const [seat] = deciders(state);
      placing.push(seat);
      play(rules, state, seat, rules.legal(state, seat)[0]);
    }
    expect(placing).toEqual([0, 1, 1, 0, 0]);
    expect(state.players[0].built[0]).toBe(3);
    expect(rules.legal(state, 1).every(({ kind }) => kind === 'take')).toBe(true);
  });

  const withStronghold = () =>
    position(['nomads', 'witches'], { scoringTiles: tilesFrom('SCORE1') }).put(0, 'E8', 'stronghold');

  test.each(['D5', 'E7'])('T101 TM-NOMADS-STRONGHOLD the storm makes %s beside E8 desert', (hex) => {
    const p = withStronghold()
      .give(0, { coins: 2, workers: 1 })
      .turn()
      .play(0, 'action stronghold', `transform ${hex} to desert`);
    expect(p.terrainAt(hex)).toBe('desert');
    p.play(0, `build ${hex}`);
    expect(p.player(0)).toMatchObject({ coins: 0, workers: 0 });
  });

  test('T101 TM-NOMADS-STRONGHOLD not over the river, not over a bridge', () => {
    const river = withStronghold().give(0, { shipping: 3 }).turn().play(0, 'action stronghold');
    expect(river.refusal(0, 'transform G3 to desert')).toBe('TM-NOMADS-STRONGHOLD');
    const bridge = withStronghold().bridge(0, 'E8', 'G3').turn().play(0, 'action stronghold');
    expect(bridge.refusal(0, 'transform G3 to desert')).toBe('TM-NOMADS-STRONGHOLD');
  });

  test('T101 TM-NOMADS-STRONGHOLD it is no spade: no points of the spade tile', () => {
    const p = withStronghold().turn().play(0, 'action stronghold', 'transform E7 to desert', 'done');
    expect(p.points(0, 'scoringTiles')).toBe(0);
  });

  test('TM-NOMADS-STRONGHOLD a free hex, to desert and nothing else', () => {
    const p = withStronghold().put(1, 'D5').turn().play(0, 'action stronghold');
    expect(p.refusal(0, 'transform D5 to desert')).toBe('TM-TRANSFORM-OCCUPIED');
    expect(p.refusal(0, 'transform E7 to plains')).toBe('TM-NOMADS-STRONGHOLD');
    const desert = withStronghold().terrain('E7', 'desert').turn().play(0, 'action stronghold');
    expect(desert.refusal(0, 'transform E7 to desert')).toBe('TM-TRANSFORM-HOME-ALREADY');
  });

  test('TM-NOMADS-STRONGHOLD no second hex, no other dwelling, once a round', () => {
    const p = withStronghold()
      .terrain('D5', 'desert')
      .give(0, { coins: 9, workers: 9 })
      .turn()
      .play(0, 'action stronghold', 'transform E7 to desert');
    expect(p.refusal(0, 'transform F4 to desert')).toBe('TM-TRANSFORM-ONE-HEX');
    expect(p.refusal(0, 'build D5')).toBe('TM-BUILD-THIS-ACTION');
    p.play(0, 'done', 'end turn').pass(1);
    expect(p.refusal(0, 'action stronghold')).toBe('TM-SPECIAL-ONCE');
  });

  test('TM-NOMADS-STRONGHOLD no storm where every hex around is taken or desert', () => {
    const p = withStronghold().put(1, 'D5').terrain('E7', 'desert').turn();
    expect(p.refusal(0, 'action stronghold')).toBe('TM-NOMADS-STRONGHOLD');
  });
});
