/** The position in words, for those who do not see the board. */
import type { TextSection } from '@guildhall/board-kit';
import { ACTIONS, ALL_SPOTS, FACES, GOODS, MAPS, NEEDS, SPOTS, TECHNOLOGIES } from '../data/index.ts';
import { CARDINAL, dieOf, type ExplainContext, faceAt, NONE, worthOf } from './atlas.ts';
import { decreeLines, needCount } from './decree.ts';
import { fairText } from './describe.ts';
import { spotLines } from './explain-spot.ts';
import { spaceWorth } from './king-track.tsx';
import { roomId } from './places.ts';
import { citiesOf } from './spots.ts';

export function asText(shown: Omit<ExplainContext, 'seat'>): readonly TextSection[] {
  const context: ExplainContext = { ...shown, seat: null };
  const { atlas, words, view, looks } = context;
  return [
    ...Array.from({ length: atlas.seats }, (_, seat) => ({
      title: looks[seat].name,
      lines: playerLines(context, seat),
    })),
    ...(view.cardinal === undefined
      ? []
      : [{ title: words.name('cardinal'), lines: cardinalLines(context) }]),
    { title: words.say('wheel'), lines: wheelLines(context) },
    {
      title: words.name('rules.TIL-FAIR'),
      lines: view.fairs.map(
        (fair, at) =>
          `${at + 1}. ${words.name(ALL_SPOTS[view.fairTowns[at]])}: ${fairText(words, atlas, fair)}`,
      ),
    },
    {
      title: words.say('contracts'),
      lines: view.contractOffer.flatMap((tile, at) =>
        tile === NONE
          ? []
          : [
              `${words.name(atlas.tiles[tile].id)} (${words.say('ap', { points: atlas.tables.contractOffer[at] })})`,
            ],
      ),
    },
    {
      title: words.say('characters'),
      lines: view.characterOffer.flatMap((tile) => (tile === NONE ? [] : [words.name(atlas.tiles[tile].id)])),
    },
    {
      title: words.name('rules.TIL-KING'),
      lines: [
        ...view.discs.map(
          (owner) => `${looks[owner].name} ${spaceWorth(worthOf(atlas, view, view.king[owner]))}`,
        ),
        ...(view.kingTile === NONE ? [] : [words.name(atlas.tiles[view.kingTile].id)]),
      ],
    },
    ...SPOTS.map((id, spot) => ({ title: words.name(id), lines: spotLines(context, spot) })),
    ...(view.silver === null
      ? []
      : [
          ...MAPS.flatMap((_, level) =>
            citiesOf(level).map((spot) => ({
              title: words.name(ALL_SPOTS[spot]),
              lines: spotLines(context, spot),
            })),
          ),
          {
            title: words.name('rules.TIL-TECHNOLOGY'),
            lines: view.silver.technologies.map((technology) =>
              words.name(`technology.${TECHNOLOGIES[technology]}`),
            ),
          },
        ]),
  ];
}

function wheelLines({ atlas, words, view }: ExplainContext): readonly string[] {
  return view.places.map((action, place) => {
    const face = faceAt(view, place);
    const dice = GOODS.flatMap((good, at) => {
      const count = view.dice[at * FACES + face];
      return count === 0 ? [] : [`${count} × ${words.name(good)}`];
    });
    const tile = view.placeTiles[action];
    return [
      `${face + 1}: ${words.name(ACTIONS[action])} (${words.say('ap', { points: atlas.tables.wheel.points[face] })})`,
      ...(tile === NONE ? [] : [words.name(atlas.tiles[tile].id)]),
      dice.length === 0 ? words.say('noDice') : dice.join(', '),
    ].join('; ');
  });
}

function playerLines({ atlas, words, view }: ExplainContext, seat: number): readonly string[] {
  const player = view.players[seat];
  const count = (name: string, value: number): string => `${words.name(name)} ${value}`;
  const tiles = (list: readonly number[]): string =>
    list.map((tile) => words.name(atlas.tiles[tile].id)).join(', ') || words.say('nothing');
  const dice = player.dice.map((die) => {
    const { good, face } = dieOf(die);
    return `${words.name(good)} ${face + 1}`;
  });
  return [
    [
      count('points', player.points),
      ...GOODS.map((name, good) => count(name, player.goods[good])),
      ...(view.silver === null
        ? []
        : [
            count('silver', player.silver),
            count('mines', player.mines),
            count('seekers', player.seekersLeft),
          ]),
      count('houses', player.houses),
      count('pillars', player.pillars),
    ].join(', '),
    `${words.say('storehouse')}: ${tiles(player.storehouse)}`,
    `${words.say('contractRow')}: ${tiles(player.contracts)}`,
    ...player.rooms.flatMap((tile, room) =>
      tile === NONE ? [] : [`${roomId(room)}: ${words.name(atlas.tiles[tile].id)}`],
    ),
    ...player.crests.flatMap((tile, building) =>
      tile === NONE
        ? []
        : [
            `${words.say('crestSpaceTitle', { building: building + 1 })}: ${words.name(atlas.tiles[tile].id)}`,
          ],
    ),
    `${words.say('diceTaken')}: ${dice.join(', ') || words.say('nothing')}`,
    ...(view.silver === null
      ? []
      : view.silver.technologies.map((technology, row) =>
          count(`technology.${TECHNOLOGIES[technology]}`, player.levels[row]),
        )),
  ];
}

function cardinalLines({ atlas, words, view }: ExplainContext): readonly string[] {
  const player = view.players[CARDINAL];
  const decree = view.cardinal?.decree ?? NONE;
  return [
    [
      `${words.name('points')} ${player.points}`,
      ...NEEDS.map((need) => `${words.name(need)} ${needCount(player, need)}`),
      `${words.name('houses')} ${player.houses}`,
      `${words.name('pillars')} ${player.pillars}`,
      ...(view.silver === null
        ? []
        : [
            `${words.name('silver')} ${player.silver}`,
            `${words.name('mines')} ${player.mines}`,
            `${words.name('seekers')} ${player.seekersLeft}`,
          ]),
    ].join(', '),
    ...(decree === NONE ? [] : [words.name(atlas.decrees[decree])]),
    ...decreeLines(words, atlas, view).map(({ number, title }) => `${number}. ${title}`),
    ...(view.cardinal?.challenges ?? []).map((challenge) => words.name(atlas.challenges[challenge])),
  ];
}
