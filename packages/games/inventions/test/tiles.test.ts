import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

describe('progress tiles', () => {
  test('INV-TILE-ONE-OF-A-KIND no second tile of a kind and number, no second wealth tile of a letter', () => {
    const p = position()
      .give(0, { built: { H01: 'technology2' }, area: ['technology5', 'AC'], home: [0, 0, 2] })
      .region('asia', { card: 'wheel', presenter: 1, wealth: ['AE', 'AT'] })
      .owe(0, 'invent', 'main')
      .play(0, 'invent in asia', 'done');
    expect(p.refusal(0, 'take technology2')).toBe('INV-TILE-ONE-OF-A-KIND');
    expect(p.refusal(0, 'take technology5')).toBe('INV-TILE-ONE-OF-A-KIND');
    p.play(0, 'take technology1');
    p.owe(0, 'share', 'main').play(0, 'share in asia');
    expect(p.refusal(0, 'wealth AE')).toBe('INV-TILE-ONE-OF-A-KIND');
    expect(p.legal(0)).toEqual(['joker']);
  });

  test('INV-TILE-BUILT a tile works only on the progress map', () => {
    const p = position()
      .give(0, { area: ['economy1'], economyMarkers: 1 })
      .region('africa', { citizens: [1, 0, 0, 0] })
      .turn(0);
    expect(p.refusal(0, 'use economy1')).toBe('INV-TILE-BUILT');
    expect(p.refusal(0, 'use technology1 for present')).toBe('INV-TILE-BUILT');
  });

  test('INV-TILE-ECONOMY once an era, in step 2, before or after the main action, without a chain marker', () => {
    const given = () =>
      position()
        .give(0, { built: { H01: 'economy1' }, economyMarkers: 2, scholars: 1 })
        .region('africa', { citizens: [1, 0, 0, 0], sage: false })
        .region('europe', { sage: false })
        .turn(0, 0);
    const before = given().play(0, 'use economy1', 'travel africa to europe');
    expect(before.player(0).economyMarkers).toBe(1);
    expect(before.refusal(0, 'use economy1')).toBe('INV-TILE-ECONOMY');
    before.play(0, 'pillar sendDiplomat', 'send scholar to controlOfFire');
    expect(before.owed()).toBe('progress');
    const after = given().play(0, 'pillar sendDiplomat', 'send scholar to controlOfFire');
    expect(after.legal(0)).toEqual(['done', 'use economy1']);
  });

  test('INV-TILE-ECONOMY-MARKER a tile needs an economy marker at hand', () => {
    const p = position()
      .give(0, { built: { H01: 'economy1', H03: 'economy2' }, economyMarkers: 1 })
      .region('africa', { citizens: [2, 0, 0, 0] })
      .turn(0)
      .play(0, 'use economy1', 'travel africa to middleEast');
    if (p.owed() === 'chain') p.play(0, 'decline');
    expect(p.refusal(0, 'use economy2')).toBe('INV-TILE-ECONOMY-MARKER');
    expect(p.missing(0, 'use economy2')).toEqual({ economyMarkers: 1 });
  });

  test('INV-TILE-CULTURE a benefit whenever the action is performed, as main, chain or benefit action', () => {
    const p = position()
      .give(0, { built: { H01: 'culture7', H03: 'culture3' }, home: [1, 0, 0], influence: 4 })
      .region('africa', { card: 'horse', presenter: 1, inventor: 2, citizens: [1, 0, 0, 0] })
      .region('europe', { sage: false })
      .turn(0, 1)
      .play(0, 'pillar innovate', 'innovate in africa');
    expect(p.points(0, 'cultureTiles')).toBe(2);
    p.play(0, 'chain horse', 'travel africa to europe');
    expect(p.player(0).influence).toBe(5);
  });

  test('INV-TILE-TECHNOLOGY after one of its actions the other, for a marker and 1 influence, once in the game', () => {
    const p = position()
      .give(0, { built: { H01: 'technology2' }, home: [0, 0, 1], influence: 5 })
      .region('asia', { card: 'wheel', presenter: 1 })
      .turn(0, 2);
    expect(p.refusal(0, 'use technology2 for share')).toBe('INV-TILE-TECHNOLOGY');
    p.play(0, 'pillar invent', 'invent in asia');
    expect(p.legal(0)).toEqual(['done', 'use technology2 for share']);
    // It is of no use for an action that is not on it.
    p.region('africa', { citizens: [1, 0, 0, 0] });
    expect(p.refusal(0, 'use technology2 for travel')).toBe('INV-TILE-TECHNOLOGY');
    p.play(0, 'use technology2 for share', 'share in asia');
    expect(p.player(0)).toMatchObject({ influence: 4, technologyUsed: 0b10 });
    expect(p.state.turn.markers).toBe(1);
    p.turn(0, 2);
    p.state.turn.performed = 0b10;
    expect(p.refusal(0, 'use technology2 for share')).toBe('INV-TILE-TECHNOLOGY');
  });

  test('INV-TILE-TECHNOLOGY a tile that is built in the step of actions joins what was done before it in this turn', () => {
    const p = position()
      .give(0, { built: { H19: 'economy7' }, area: ['technology2'], home: [0, 0, 2], economyMarkers: 1 })
      .region('asia', { card: 'wheel', presenter: 1, wealth: [] })
      .turn(0, 1)
      .play(0, 'pillar invent', 'invent in asia', 'use economy7', 'build technology2 on H02');
    expect(p.legal(0)).toEqual(['done', 'use technology2 for share']);
  });

  test('INV-TILE-TECHNOLOGY-ONE only one of them in a turn', () => {
    const p = position()
      .give(0, {
        built: { H01: 'technology2', H03: 'technology1' },
        home: [0, 0, 2],
        influence: 5,
        ideas: ['plumbing'],
      })
      .region('asia', { card: 'wheel', presenter: 1, wealth: [] })
      .turn(0, 3)
      .play(0, 'pillar invent', 'invent in asia', 'use technology2 for share', 'share in asia', 'joker');
    expect(p.owed()).toBe('progress');
    p.turn(0, 3);
    p.state.turn.performed = 0b10;
    p.state.turn.technology = true;
    expect(p.refusal(0, 'use technology1 for present')).toBe('INV-TILE-TECHNOLOGY-ONE');
  });
});

describe('benefits that another box may show', () => {
  test.each([
    ['citizen', 1, 0, true],
    ['citizen', 0, 0, false],
    ['specialist', 1, 0, true],
    ['specialist', 0, 0, false],
    ['merchant', 1, 0, true],
    ['merchant', 0, 0, false],
    ['artisan', 0, 0, false],
    ['thinker', 0, 0, false],
    // A full academy matters to scholars alone.
    ...['citizen', 'specialist', 'merchant', 'artisan', 'thinker'].map(
      (effect): [string, number, number, boolean] => [effect, 1, 2, true],
    ),
    ['scholar', 1, 1, true],
    ['scholar', 0, 1, false],
    // The academy of era 2 holds two.
    ['scholar', 1, 2, false],
    ['influence', 0, 2, true],
  ])(
    'INV-CHAIN-POSSIBLE INV-CITIZEN-SUPPLY %s with %i in the supply and %i scholars: %s',
    (effect, supply, scholars, may) => {
      const p = position(4, { overrides: [{ path: 'economyTiles.economy3.effect', value: effect }] })
        .give(0, { built: { H01: 'economy3' }, supply, scholars })
        .turn(0, 0);
      expect(p.refusal(0, 'use economy3')).toBe(may ? null : 'INV-CHAIN-POSSIBLE');
    },
  );

  test('INV-SEND-ACTION INV-RECALL-ACTION a diplomat is sent or recalled', () => {
    const p = position(4, { overrides: [{ path: 'economyTiles.economy3.effect', value: 'sendOrRecall' }] })
      .give(0, { built: { H01: 'economy3' }, home: [1, 0, 0] })
      .turn(0, 0)
      .play(0, 'use economy3');
    const verbs = new Set(p.legal(0).map((line) => line.split(' ')[0]));
    expect([...verbs]).toEqual(['send', 'recall']);
  });

  test('INV-SEND-ACTION INV-RECALL-ACTION points of a milestone, coming and going', () => {
    const overrides = [
      { path: 'milestones.iron.effect', value: 'points' },
      { path: 'milestones.iron.amount', value: 4 },
    ];
    const p = position(4, { overrides })
      .personal(1, 'iron')
      .give(0, { home: [1, 0, 0] });
    p.owe(0, 'sendDiplomat', 'main').only(0, 'send merchant to iron');
    expect(p.points(0, 'milestones')).toBe(4);
    p.owe(0, 'recallDiplomat', 'main').only(0, 'recall iron');
    expect(p.points(0, 'milestones')).toBe(8);
  });

  test.each([
    ['sendDiplomat', 'send merchant to transport'],
    ['recallDiplomat', 'recall cotton'],
    ['eureka', 'eureka sailing'],
  ] as const)('INV-TILE-CULTURE a tile for %s', (action, line) => {
    const overrides = [
      { path: 'cultureTiles.culture3.action', value: action },
      { path: 'cultureTiles.culture3.amount', value: 3 },
    ];
    const p = position(4, { overrides }).give(0, { built: { H01: 'culture3' }, home: [1, 0, 0] });
    p.owe(0, action, 'main').only(0, line);
    expect(p.points(0, 'cultureTiles')).toBe(3);
  });
});

describe('aspirations', () => {
  const invented = (area: string[]) =>
    position()
      .give(0, { area, home: [0, 0, 1] })
      .region('asia', { card: 'wheel', presenter: 1 })
      .owe(0, 'invent', 'main')
      .play(0, 'invent in asia');

  test('INV-ASPIRATION-GAIN on the leftmost empty space', () => {
    expect(invented(['economy7', 'culture']).area(0)).toEqual(['economy7', 'culture', 'technology']);
  });

  test('INV-ASPIRATION-GAIN a fifth one does not exist: the action is performed, and the four stay as they are', () => {
    const p = invented(['economy', 'economy', 'culture', 'joker']);
    expect(p.area(0)).toEqual(['economy', 'economy', 'culture', 'joker']);
    expect(p.at('asia')).toMatchObject({ inventor: 0, invented: true });
    expect(p.owed()).toBe('progress');
  });

  test('INV-ASPIRATION-OVERFLOW the choice is among those gained: a fifth one cannot be kept for one of the four', () => {
    const p = invented(['economy7', 'economy', 'economy', 'culture', 'joker']);
    expect(p.legal(0)).toEqual(['drop economy', 'drop culture', 'drop joker']);
  });

  test('INV-ASPIRATION-PROGRESS step 3 replaces every aspiration by a tile of its type, a joker by any', () => {
    const p = position()
      .give(0, { area: ['economy7', 'culture', 'joker'], home: [0, 0, 1] })
      .region('asia', { card: 'wheel', presenter: 1 })
      .owe(0, 'invent', 'main')
      .play(0, 'invent in asia');
    expect(p.legal(0)).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `take culture${number}`));
    expect(p.refusal(0, 'take economy1')).toBe('INV-ASPIRATION-PROGRESS');
    p.play(0, 'take culture2');
    expect(p.legal(0)).toHaveLength(21 - 2);
    p.play(0, 'take economy1', 'take technology4');
    expect(p.area(0)).toEqual(['economy7', 'culture2', 'economy1', 'technology4']);
    expect(p.state.progress[0]).toBe(2);
  });

  test('INV-ASPIRATION-VOID where no tile can be taken the aspiration just goes back', () => {
    const p = position()
      .give(0, { area: ['culture'], home: [0, 0, 1] })
      .region('asia', { card: 'wheel', presenter: 1 });
    for (let tile = 7; tile < 14; tile++) p.state.progress[tile] = 0;
    p.state.progress[14] = 0;
    p.owe(0, 'invent', 'main').play(0, 'invent in asia');
    expect(p.area(0)).toEqual(['technology']);
    expect(p.refusal(0, 'take technology1')).toBe('INV-ASPIRATION-VOID');
    expect(p.events.filter(({ kind }) => kind === 'aspirationVoid')).toHaveLength(1);
  });

  test('INV-ASPIRATION-VOID a joker goes back when no tile of any kind is left, also where nobody listens', () => {
    const p = position()
      .give(0, { area: ['joker'], home: [0, 0, 1] })
      .region('asia', { card: 'wheel', presenter: 1 })
      .owe(0, 'invent', 'main');
    p.state.progress.fill(0);
    p.rules.apply(p.state, 0, p.rules.legal(p.state, 0)[0]);
    expect(p.area(0)).toEqual([]);
    expect(p.owed()).toBe('build');
  });
});
