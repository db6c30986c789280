/** The spots of the map and of the underground: where they lead, and what stands and lies there. */
import { FIRST_CITY, GOODS, MAPS, SLOTS, TABLETS } from '../data/index.ts';
import { NONE } from '../rules/index.ts';
import { cathedralAt, mapOn, pillarSlotsAt, slotAt, stackAt } from '../rules/places.ts';
import { SILVER } from '../rules/ruleset.ts';
import { cityOf } from '../rules/underground.ts';
import type { Drawing } from './drawing.ts';
import { listed, ownerMark, slotName, tileName } from './lists.ts';

function cathedralIn({ g, state, words }: Drawing, spot: number): string[] {
  const cathedral = cathedralAt(g, state, spot);
  if (cathedral === NONE) return [];
  const { good, amount, points, isClosed } = g.costTiles[state.costTiles[cathedral]];
  if (isClosed) return ['cathedral closed'];
  const price = `${amount} ${words.name(good === SILVER ? 'silver' : GOODS[good])}`;
  const stack = stackAt(g, state, cathedral).slice(state.taken[cathedral]);
  const pillars = Array.from({ length: pillarSlotsAt(g, state, cathedral) }, (_, slot) => {
    const owner = state.pillars[cathedral * SLOTS + slot];
    return owner === NONE ? 'free' : ownerMark(g, owner);
  });
  return [
    `cathedral ${price} for ${points} + ${stack.length === 0 ? 'nothing' : stack.join(', ')}`,
    `pillars ${pillars.join(' ')}`,
  ];
}

function housesIn({ g, state, words }: Drawing, spot: number): string[] {
  const slots = Array.from({ length: SLOTS }, (_, slot) => {
    const owner = state.houses[spot * SLOTS + slot];
    if (owner !== NONE) return ownerMark(g, owner);
    const bonus = slotAt(g, state, spot, slot);
    return bonus === null ? null : slotName(words, bonus);
  }).filter((slot) => slot !== null);
  return slots.length === 0 ? [] : [`houses ${slots.join(', ')}`];
}

function figuresAt({ g, state }: Drawing, spot: number): string[] {
  return state.players.flatMap(({ merchant, architect, seekers }, seat) => [
    ...(merchant === spot ? [`merchant ${ownerMark(g, seat)}`] : []),
    ...(architect === spot ? [`architect ${ownerMark(g, seat)}`] : []),
    ...(seekers.includes(spot) ? [`seeker ${ownerMark(g, seat)}`] : []),
  ]);
}

function tileAt({ g, state, words }: Drawing, spot: number): string[] {
  const tile = state.mapTiles[spot];
  return tile === NONE ? [] : [tileName(g, words, tile)];
}

export function drawMap(drawing: Drawing): string[] {
  const { g, words } = drawing;
  return g.neighbours.flatMap((near, spot) =>
    listed(`${words.name(g.spotIds[spot])}: `, [
      ...figuresAt(drawing, spot),
      ...housesIn(drawing, spot),
      ...cathedralIn(drawing, spot),
      ...tileAt(drawing, spot),
      `to ${near.map((next) => words.name(g.spotIds[next])).join(', ')}`,
    ]),
  );
}

function minesIn({ g, state }: Drawing, level: number, spot: number): string[] {
  const { mines } = mapOn(g, state, level);
  const slots = Array.from({ length: SLOTS }, (_, slot) => {
    const owner = state.silver?.mines[(spot - FIRST_CITY) * SLOTS + slot] ?? NONE;
    if (owner !== NONE) return ownerMark(g, owner);
    const gold = mines[cityOf(spot) * SLOTS + slot];
    return gold === NONE ? null : `${gold} gold`;
  }).filter((slot) => slot !== null);
  return slots.length === 0 ? [] : [`mines ${slots.join(', ')}`];
}

function waysFrom({ g, state, words }: Drawing, level: number, spot: number): string {
  const { neighbours, ways, tablets } = mapOn(g, state, level);
  const near = neighbours[cityOf(spot)].map((next) => {
    const way = ways[cityOf(spot)][cityOf(next)];
    const isCovered = ((state.silver?.covered[level] ?? 0) & (1 << way)) !== 0;
    const tablet =
      tablets[way] === NONE || isCovered ? '' : ` (${words.name(`tablet.${TABLETS[tablets[way]]}`)})`;
    return `${words.name(g.spotIds[next])}${tablet}`;
  });
  return `to ${near.join(', ')}`;
}

export function drawUnderground(drawing: Drawing): string[] {
  const { g, state, words, paint } = drawing;
  if (state.silver === null) return [];
  return MAPS.flatMap((id, level) => {
    const { neighbours, start, price } = mapOn(g, state, level);
    const first = start - cityOf(start);
    const begins = price === 0 ? '' : `, a seeker costs ${price} ${words.name('silver')}`;
    return [
      paint.bold(`${words.name(id)}${begins}`),
      ...neighbours.flatMap((_, city) =>
        listed(`${words.name(g.spotIds[first + city])}: `, [
          ...(first + city === start ? ['start'] : []),
          ...figuresAt(drawing, first + city),
          ...housesIn(drawing, first + city),
          ...minesIn(drawing, level, first + city),
          ...cathedralIn(drawing, first + city),
          ...tileAt(drawing, first + city),
          waysFrom(drawing, level, first + city),
        ]),
      ),
    ];
  });
}
