/** What everybody takes from: the wheel with its dice and tiles, the offers, the king track and the fairs. */
import { ACTIONS, FACES, GOODS, TECHNOLOGIES } from '../data/index.ts';
import { NONE } from '../rules/index.ts';
import type { Drawing } from './drawing.ts';
import { listed, ownerMark, tileName } from './lists.ts';

/** The values of the wheel with their actions, tiles and dice. */
function drawWheel({ g, state, words }: Drawing): string[] {
  const faces = Array.from({ length: FACES }, (_, face) => face);
  return faces.flatMap((face) => {
    const place = (face - state.wheel + FACES) % FACES;
    const action = state.places[place];
    const dice = GOODS.flatMap((good, at) => {
      const count = state.dice[at * FACES + face];
      return count === 0 ? [] : [count === 1 ? words.name(good) : `${count} × ${words.name(good)}`];
    });
    const tile = state.placeTiles[action];
    const symbol =
      state.silver === null
        ? '.'
        : g.tables.seekerWheel.segments[(place - state.silver.wheel + FACES) % FACES];
    return listed(`${face + 1} ${words.name(ACTIONS[action])} (${g.tables.wheel.points[face]} AP): `, [
      dice.length === 0 ? 'no dice' : dice.join(', '),
      ...(tile === NONE ? [] : [tileName(g, words, tile)]),
      ...(symbol === 'F' ? [`or ${words.name('seeker')}`] : []),
      ...(symbol === 'M' ? ['a seeker may move'] : []),
    ]);
  });
}

function drawKing({ g, state, words }: Drawing): string[] {
  const discs = state.discs
    .toSorted((a, b) => state.king[b] - state.king[a])
    .map((seat) => `${ownerMark(g, seat)} ${g.track[state.king[seat]]}`);
  return listed(`${words.name('king')}: `, [
    ...discs,
    `corruption so far ${state.revealed.join(' ') || '-'}`,
    `still possible ${state.corruption.join(' ')}`,
    ...(state.kingTile === NONE ? [] : [tileName(g, words, state.kingTile)]),
  ]);
}

const MULTIPLIED = { pillars: 'pillars × houses or mines', houses: 'houses × pillars or mines' } as const;

function drawSilver({ g, state, words }: Drawing): string[] {
  if (state.silver === null) return [];
  const { technologies, favoured, scoring } = state.silver;
  const tile = state.placeTiles[ACTIONS.indexOf('seeker')];
  return [
    ...listed(`${words.name('seeker')}: `, [tile === NONE ? '-' : tileName(g, words, tile)]),
    ...listed(
      'Technologies: ',
      technologies.map((at) => words.name(`technology.${TECHNOLOGIES[at]}`)),
    ),
    ...(favoured.length === 0
      ? []
      : listed(
          'Favoured goods left: ',
          favoured.map((good) => words.name(GOODS[good])),
        )),
    ...listed('Final scoring: ', [MULTIPLIED[scoring]]),
  ];
}

/** Contracts that the technology turned up for the action of this turn. */
function drawTurnedUp({ g, state, words }: Drawing): string[] {
  const { revealed } = state.turn;
  if (revealed.length === 0) return [];
  const price = g.tables.technologies.offeredPrice;
  return listed(
    'Turned up: ',
    revealed.map((tile) => `${tileName(g, words, tile)} (${price} AP)`),
  );
}

export function drawShared(drawing: Drawing): string[] {
  const { g, state, words } = drawing;
  const contracts = state.contractOffer.flatMap((tile, at) =>
    tile === NONE ? [] : [`${tileName(g, words, tile)} (${g.tables.contractOffer[at]} AP)`],
  );
  const characters = state.characterOffer.filter((tile) => tile !== NONE);
  return [
    ...drawWheel(drawing),
    ...drawSilver(drawing),
    ...listed('Contracts: ', contracts),
    ...drawTurnedUp(drawing),
    ...listed(
      'Characters: ',
      characters.map((tile) => tileName(g, words, tile)),
    ),
    ...drawKing(drawing),
    ...listed(
      'Fairs: ',
      state.fairs.map((fair, at) => {
        const town = words.name(g.spotIds[state.fairTowns[at]]);
        return `${at + 1} ${town}: ${g.fairPoints[fair]} ${words.name(g.fairIds[fair])}`;
      }),
    ),
  ];
}
