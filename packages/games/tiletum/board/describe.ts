/** What tiles, fairs, crests, technologies and tablets say, in words and with the values of this table. */
import type { Words } from '@guildhall/board-kit';
import type { Benefit, TechnologyId } from '../data/index.ts';
import type { State } from '../rules/index.ts';
import type { Atlas, Tile } from './atlas.ts';

/** An effect as a part of a sentence. */
export function gainText(words: Words, { effect, amount }: Benefit): string {
  return words.say(`gain.${effect}`, { amount });
}

/** Everything that is printed on a tile. */
export function tileLines(words: Words, tile: Tile): readonly string[] {
  switch (tile.kind) {
    case 'helper':
      return [
        words.say('helperLine'),
        tile.price === 0
          ? gainText(words, tile)
          : words.say('paidLine', {
              amount: tile.price,
              pays: tile.pays,
              gain: gainText(words, tile),
            }),
      ];
    case 'contract':
      return [words.say('contractAsks', { goods: contractGoods(words, tile) }), contractGain(words, tile)];
    case 'crest':
      return [words.say('crestLine')];
    case 'character':
      return [
        words.say('characterLine', { type: tile.type }),
        words.say('characterGain', { gain: gainText(words, tile) }),
      ];
  }
}

type Contract = Extract<Tile, { kind: 'contract' }>;

function contractGoods(words: Words, { same, wool, iron }: Contract): string {
  return [
    ...(same === 0 ? [] : [words.say('sameGoods', { count: same })]),
    ...(wool === 0 ? [] : [words.say('gain.wool', { amount: wool })]),
    ...(iron === 0 ? [] : [words.say('gain.iron', { amount: iron })]),
  ].join(', ');
}

function contractGain(words: Words, tile: Contract): string {
  const points = words.say('gain.points', { amount: tile.points });
  return words.say('contractGives', {
    gain: tile.effect === 'none' || tile.amount === 0 ? points : `${points}, ${gainText(words, tile)}`,
  });
}

/** What a fair counts, as on its tile. */
export function fairText(words: Words, { fairs, tables }: Atlas, fair: number): string {
  const id = fairs[fair];
  return words.say(`fair.${id}`, { points: tables.fairs[id].points });
}

/** What a crest below a building gives. */
export function crestBonus(words: Words, { tables }: Atlas, building: number): string {
  const { bonus, amount } = tables.buildings[building];
  return words.say(`crest.${bonus}`, { amount });
}

export function levelText(words: Words, { tables }: Atlas, id: TechnologyId, level: number): string {
  const { price: _, ...amounts } = tables.technologies;
  return words.say(`tech.${id}.${level}`, amounts);
}

export function tabletText(words: Words, { tables }: Atlas, tablet: string): string {
  return words.say(`tablet.${tablet}`, { ...tables.tablets });
}

export function challengeText(words: Words, { tables }: Atlas, id: string): string {
  return words.say(`challenge.${id}`, { amount: tables.challenges[id].amount });
}

/** The round, and in its actions the turn. */
export function whenText(words: Words, { tables }: Atlas, { round, phase, turns }: State): string {
  const where = { round, rounds: tables.rounds };
  return phase === 'actions'
    ? words.say('whenTurn', {
        ...where,
        turn: Math.min(turns + 1, tables.dice.turns),
        turns: tables.dice.turns,
      })
    : words.say('whenPhase', { ...where, phase: words.name(`phase.${phase}`) });
}
