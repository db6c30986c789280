/** All 27 effects of the technologies: each works at its level and all higher ones, and not one level below. */
import { expect, test } from 'vitest';
import { TECHNOLOGIES, type TechnologyId } from '../data/index.ts';
import { position as base, SILVER } from './position.ts';

/** A game with a technology at a level, and two others that nobody has raised. */
function position(id: TechnologyId, level: number) {
  const others = (['king', 'architect', 'seeker', 'dice'] as const).filter((other) => other !== id);
  const p = base(4, { ...SILVER, technologies: [id, ...others.slice(0, 2)] });
  return p.give(0, { levels: [level, 0, 0], gold: 0, food: 0, wool: 0, stone: 0, iron: 0, silver: 0 });
}

type Position = ReturnType<typeof position>;

/** A die of iron is taken, and its action runs. */
function taken(p: Position, value: number, ...lines: string[]): Position {
  return p
    .turn(0)
    .dice(`iron${value}`)
    .play(0, `take iron ${value}`, ...lines, 'decline');
}

/** The points of a die once its action runs. */
function pointsOf(p: Position, value: number, ...lines: string[]): number {
  return taken(p, value, ...lines).state.turn.points;
}

const CREST = { food: 6, storehouse: ['crest1a'] };
const MERCHANTS = { '1.1': 'merchant-gold3', '1.2': 'merchant-goldAndIron1', '1.3': 'merchant-iron2' };

type Effect = readonly [
  level: 1 | 2 | 3,
  what: string,
  measure: (p: Position) => unknown,
  working: unknown,
  without: unknown,
];

const EFFECTS: Readonly<Record<TechnologyId, readonly Effect[]>> = {
  character: [
    [
      1,
      'a crest costs a food less',
      (p) => p.turn(0).give(0, CREST).play(0, 'place crest1a under building 1').goods(0).food,
      1,
      0,
    ],
    [
      2,
      'markers are one higher',
      (p) => {
        p.player(0).markers[4] = 3;
        return pointsOf(p, 5);
      },
      2 + 3 + 1,
      2 + 3,
    ],
    [
      3,
      'a completed building gives its bonuses',
      (p) => {
        p.turn(0).give(0, { ...CREST, rooms: MERCHANTS });
        const { gold, iron } = p.play(0, 'place crest1a under building 1').goods(0);
        return [gold, iron];
      },
      [4, 3],
      [0, 0],
    ],
  ],
  dice: [
    [
      1,
      'three steps cost as much as one',
      (p) => p.turn(0).dice('iron2').give(0, { gold: 2 }).refusal(0, 'take iron 2 as 5'),
      null,
      'TIL-DIE-CHANGE',
    ],
    [
      2,
      'a step for a die of another colour and value',
      (p) => p.turn(0).dice('gold3').play(0, 'take gold 3').owed()[0],
      'freeStep',
      'placeTile',
    ],
    [
      3,
      'a good of the die is forgone for a silver',
      (p) => p.turn(0).dice('stone4').play(0, 'take stone 4', 'done', 'decline').refusal(0, 'forgo a good'),
      null,
      'TIL-TECHNOLOGY-DICE',
    ],
  ],
  king: [
    [1, 'gold with the action of a die', (p) => taken(p, 5).goods(0).gold, 2, 0],
    [
      2,
      'steps at the end of the king phase',
      (p) => p.round(1).king([0, 0], [1, 0], [2, 0], [3, 0]).step('kingOrder').step('kingGifts').deciders(),
      [0],
      [],
    ],
    [3, 'tiles of the underground', (p) => taken(p, 5).owed(), ['look'], ['turn']],
  ],
  merchant: [
    [1, 'a point more', (p) => pointsOf(p, 1, 'choose merchant'), 7, 6],
    [
      2,
      'a house brings the bonus of a character',
      (p) => {
        p.act(0, 'merchant', 1).give(0, { merchant: 'paris', rooms: { '1.1': 'merchant-gold3' } });
        return p.play(0, 'house in paris on 1').owed();
      },
      ['anyBonus'],
      ['turn'],
    ],
    [
      3,
      'points for houses with the income',
      (p) => p.house(0, 'paris', 'wien').step('income').points(0, 'technologyPoints'),
      3,
      0,
    ],
  ],
  seeker: [
    [1, 'a point more', (p) => pointsOf(p, 2, 'choose seeker'), 6, 5],
    [
      2,
      'a mine brings identical goods',
      (p) => {
        p.act(0, 'seeker', 1).give(0, { seekers: ['annaberg', null, null] });
        return p.play(0, 'mine in annaberg on 1').owed();
      },
      ['identical'],
      ['turn'],
    ],
    [
      3,
      'the move symbol is an action',
      (p) => {
        taken(p, 5);
        return [p.refusal(0, 'symbol seeker action'), p.refusal(0, 'symbol seeker to annaberg')];
      },
      [null, 'TIL-SEEKER-SYMBOL'],
      ['TIL-SEEKER-SYMBOL', null],
    ],
  ],
  contract: [
    [
      1,
      'a good less',
      (p) =>
        p
          .turn(0)
          .give(0, { iron: 2, storehouse: ['iron3for5'] })
          .refusal(0, 'fulfil iron3for5 less iron'),
      null,
      'TIL-TECHNOLOGY-CONTRACT',
    ],
    [2, 'tiles are turned up', (p) => taken(p, 3).state.turn.revealed.length, 3, 0],
    [
      3,
      'every swap brings one more',
      (p) => {
        p.act(0, 'contract', 2).give(0, { gold: 2 }).play(0, 'swap gold for iron', 'gain wool');
        if (p.owed()[0] === 'goods') p.play(0, 'gain wool');
        return [p.goods(0).wool, p.play(0, 'swap gold for iron').owed()];
      },
      [2, ['goods']],
      [1, ['turn']],
    ],
  ],
  goods: [
    [
      1,
      'a favoured good pays as gold',
      (p) => {
        // Whoever has not raised it has no good that is favoured.
        if (p.levelOf(0, 'goods') > 0) p.give(0, { favoured: 'iron' });
        return p.turn(0).give(0, { iron: 2 }).refusal(0, 'mint gold');
      },
      null,
      'TIL-TECHNOLOGY-GOODS',
    ],
    [2, 'its dice bring two more', (p) => taken(p.give(0, { favoured: 'iron' }), 3).goods(0).iron, 5, 3],
    [3, 'its dice have two points more', (p) => pointsOf(p.give(0, { favoured: 'iron' }), 3), 6, 4],
  ],
  universal: [
    [
      1,
      'a point more',
      (p) => p.turn(0).dice('iron6').play(0, 'take iron 6', 'decline', 'choose merchant').state.turn.points,
      2,
      1,
    ],
    [
      2,
      'also a king step',
      (p) => p.turn(0).dice('iron6').play(0, 'take iron 6', 'decline', 'choose merchant').owed(),
      ['act'],
      ['turn'],
    ],
    [
      3,
      'points for two actions',
      (p) => {
        p.turn(0)
          .dice('iron6')
          .play(0, 'take iron 6', 'decline', 'choose merchant', 'done', 'merchant to paris');
        return p.refusal(0, 'split for architect');
      },
      null,
      'TIL-TECHNOLOGY-UNIVERSAL',
    ],
  ],
  architect: [
    [1, 'a point more', (p) => pointsOf(p, 4), 4, 3],
    [
      2,
      'a contribution brings king points',
      (p) => p.turn(0).pillar(0, 'koeln').give(0, { stone: 2 }).play(0, 'contribute in koeln').owed(),
      ['act'],
      ['turn'],
    ],
    [
      3,
      'cathedrals cost less',
      (p) => p.turn(0).pillar(0, 'koeln').give(0, { stone: 2 }).play(0, 'contribute in koeln').goods(0).stone,
      1,
      0,
    ],
  ],
};

const rows = TECHNOLOGIES.flatMap((id) => EFFECTS[id].map((effect) => [id, ...effect] as const));

test('nine technologies have three effects each', () => {
  expect(rows.map(([id, level]) => `${id} ${level}`)).toEqual(
    TECHNOLOGIES.flatMap((id) => [1, 2, 3].map((level) => `${id} ${level}`)),
  );
});

test.each(rows)('TIL-TECHNOLOGY-SILVER: %s %i, %s', (id, level, _what, measure, working, without) => {
  expect(measure(position(id, level))).toEqual(working);
  expect(measure(position(id, level - 1))).toEqual(without);
});

/** At level III a Seeker action has another price of the symbol, and the Joker asks for a king step first. */
test.each(rows.filter(([, level]) => level < 3))(
  'TIL-TECHNOLOGY-SILVER, example 31: %s %i still works at higher levels, %s',
  (id, level, _what, measure, working) => {
    for (let higher = level + 1; higher <= 3; higher++)
      expect([higher, measure(position(id, higher))]).toEqual([higher, working]);
  },
);
