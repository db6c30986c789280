/** What somebody may have wished who selected a place: the answer to what is asked that would name it. */
import { type PlaceId, partsOf } from '@guildhall/board-kit';
import { ACTIONS, FIRST_CITY, FLOORS, GOODS, MAPS, TECHNOLOGIES } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, NONE, openChoice, openChoices, tileNumber } from './atlas.ts';
import { cathedralAt, hasTile, houseSlots, mineSlots, spotNumber } from './spots.ts';

export function wishesAt(atlas: Atlas, view: State, seat: number, place: PlaceId): readonly Action[] {
  const [sort, which] = partsOf(place);
  switch (sort) {
    case 'die':
      return [
        {
          kind: 'take',
          good: (GOODS as readonly string[]).indexOf(which.slice(0, -1)),
          face: Number(which.slice(-1)) - 1,
          to: NONE,
        },
      ];
    case 'offered':
    case 'kingTile':
      return [{ kind: 'keep' }];
    case 'action':
      return [{ kind: 'choose', action: (ACTIONS as readonly string[]).indexOf(which) }];
    case 'spot':
      return wishesAtSpot(atlas, view, seat, spotNumber(which));
    case 'tile':
      return wishesOfTile(atlas, view, seat, tileNumber(atlas, which));
    case 'refresh':
      return [{ kind: 'refresh' }];
    case 'room':
      return charactersOf(atlas, view, seat).map((tile) => ({
        kind: 'lodge',
        tile,
        room: roomNumber(which),
      }));
    case 'crest':
      return stored(atlas, view, seat, 'crest').map((tile) => ({
        kind: 'crest',
        tile,
        building: Number(which) - 1,
      }));
    case 'building':
      return [{ kind: 'building', building: Number(which) - 1 }];
    case 'kingStep':
      return [{ kind: 'king', steps: Number(which) - 1 }];
    case 'good':
      return wishesOfGood(view, which);
    case 'map': {
      const map = (MAPS as readonly string[]).indexOf(which);
      return map < 0 ? [] : [{ kind: 'seeker', map }];
    }
    case 'technology':
      return [{ kind: 'technology', technology: (TECHNOLOGIES as readonly string[]).indexOf(which) }];
    case 'pile':
      return [{ kind: 'look' }];
    default:
      return [];
  }
}

function roomNumber(which: string): number {
  const [building, floor] = which.split('.').map(Number);
  return (building - 1) * FLOORS + floor - 1;
}

function stored(atlas: Atlas, view: State, seat: number, kind: 'crest' | 'character'): readonly number[] {
  return view.players[seat].storehouse.filter((tile) => atlas.tiles[tile].kind === kind);
}

function charactersOf(atlas: Atlas, view: State, seat: number): readonly number[] {
  return stored(atlas, view, seat, 'character');
}

/** The action under way decides which figure should have gone there. */
function wishesAtSpot(atlas: Atlas, view: State, seat: number, spot: number): readonly Action[] {
  const act = openChoice(view, 'act');
  const running = ACTIONS[act === null ? view.turn.action : act.action];
  const player = view.players[seat];
  const isCity = spot >= FIRST_CITY;
  const isHere = isCity
    ? player.seekers.includes(spot)
    : running === 'architect'
      ? player.architect === spot
      : player.merchant === spot;
  const wishes: Action[] = [];
  if (!isHere) {
    if (isCity) wishes.push({ kind: 'moveSeeker', spot });
    else if (running === 'architect') wishes.push({ kind: 'moveArchitect', spot });
    else wishes.push({ kind: 'moveMerchant', spot });
  }
  const house = houseSlots(atlas, view, spot).find(({ owner }) => owner === NONE);
  if (house !== undefined && running !== 'architect') wishes.push({ kind: 'house', spot, slot: house.slot });
  const mine = mineSlots(atlas, view, spot).find(({ owner }) => owner === NONE);
  if (mine !== undefined) wishes.push({ kind: 'mine', spot, slot: mine.slot });
  if (cathedralAt(atlas, view, spot) !== null) {
    if (running !== 'merchant') wishes.push({ kind: 'pillar', spot });
    wishes.push({ kind: 'contribute', spot });
  }
  if (isHere && hasTile(view, spot)) wishes.push({ kind: 'collect', spot });
  return wishes;
}

function wishesOfTile(atlas: Atlas, view: State, seat: number, tile: number): readonly Action[] {
  const about = atlas.tiles[tile];
  if (openChoices(view).some(({ kind }) => kind === 'pick')) return [{ kind: 'pick', tile }];
  if (view.contractOffer.includes(tile) || view.turn.revealed.includes(tile))
    return [{ kind: 'acquire', tile }];
  if (view.characterOffer.includes(tile)) return [{ kind: 'hire', tile }];
  const player = view.players[seat];
  if (player.rooms.includes(tile)) return [{ kind: 'bonus', tile }];
  if (!player.storehouse.includes(tile)) return [];
  switch (about.kind) {
    case 'helper':
      return about.effect === 'colour' || about.effect === 'colourPlus'
        ? [{ kind: 'recolour', tile, good: 0 }]
        : [{ kind: 'use', tile }];
    case 'contract':
      return (about.same > 0 ? dearestFirst(player.goods) : [NONE]).map((good) => ({
        kind: 'fulfil',
        tile,
        good,
        less: NONE,
      }));
    case 'crest':
      return player.crests.flatMap((crest, building) =>
        crest === NONE ? [{ kind: 'crest' as const, tile, building }] : [],
      );
    case 'character':
      return player.rooms.flatMap((living, room) =>
        living === NONE && room % FLOORS < atlas.tables.buildings[Math.floor(room / FLOORS)].rooms
          ? [{ kind: 'lodge' as const, tile, room }]
          : [],
      );
  }
}

/** What identical goods would be paid with: rather the good that somebody has most of. */
function dearestFirst(goods: readonly number[]): readonly number[] {
  return goods.map((_, good) => good).sort((a, b) => goods[b] - goods[a]);
}

function wishesOfGood(view: State, which: string): readonly Action[] {
  if (which === 'silver') return openChoice(view, 'offer') === null ? [] : [{ kind: 'pay' }];
  const good = (GOODS as readonly string[]).indexOf(which);
  for (const { kind } of openChoices(view)) {
    if (kind === 'goods') return [{ kind: 'gain', good }];
    if (kind === 'identical') return [{ kind: 'identical', good }];
    if (kind === 'favour') return [{ kind: 'favour', good }];
  }
  return which === 'gold' ? [] : [{ kind: 'buy', good }];
}
