/** What is chosen from a dialog: which things there are, and how each of them looks. */
import { type Offer, type PlaceId, partsOf, type TileProps } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type Drawn, ShownTile } from '../../terra/board/index.ts';
import { FACTIONS } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, holderOf, NONE } from './atlas.ts';
import { CardFace, FavourFace, TownFace } from './faces.tsx';
import { FactionTile, factionsInOrder } from './factions.tsx';

/** Actions that may come beside any choice. */
const BESIDE: readonly Action['kind'][] = ['convert', 'burn', 'connect', 'done', 'end'];

export function choicesAmong(
  atlas: Atlas,
  view: State,
  offers: readonly Offer<Action>[],
): readonly PlaceId[] | null {
  const asked = offers.map(({ action }) => action).filter(({ kind }) => !BESIDE.includes(kind));
  // In the last round nobody takes a card.
  if (asked.some((action) => action.kind === 'pass' && action.card === null)) return null;
  const lists = [...new Set(asked.map(({ kind }) => kind))].map((kind) => {
    switch (kind) {
      case 'faction':
        return factionPlaces(atlas, asked);
      case 'favour':
        return atlas.favours.map((_, tile) => `favour:${tile}`);
      case 'town':
        return townsInPlay(atlas, view).map((tile) => `town:${tile}`);
      case 'take':
      case 'pass':
        return view.cards.filter((card) => holderOf(view, card) === NONE).map((card) => `card:${card}`);
      default:
        return null;
    }
  });
  if (lists.length === 0 || lists.includes(null)) return null;
  const places = lists.flatMap((list) => list ?? []);
  return places.length === 0 ? null : places;
}

/** All factions; but those of one colour where the colour is dealt. */
function factionPlaces(atlas: Atlas, asked: readonly Action[]): readonly PlaceId[] {
  const offered = asked.flatMap((action) => (action.kind === 'faction' ? [action.faction] : []));
  const terrainOf = (faction: number): string => atlas.tables.factions[FACTIONS[faction]].terrain;
  const isOneColour = new Set(offered.map(terrainOf)).size === 1;
  return factionsInOrder(atlas)
    .filter((faction) => !isOneColour || offered.includes(faction))
    .map((faction) => `faction:${faction}`);
}

function townsInPlay(atlas: Atlas, view: State): readonly number[] {
  return atlas.towns
    .map((_, tile) => tile)
    .filter((tile) => view.townTiles[tile] > 0 || view.players.some(({ towns }) => towns.includes(tile)));
}

export function Tile({ atlas, place }: TileProps<State, Action> & Drawn<Atlas>): ReactNode {
  const [sort, which] = partsOf(place);
  const index = Number(which);
  const { bonusCards, favourTiles, townTiles, town } = atlas.tables;
  switch (sort) {
    case 'card':
      return (
        <ShownTile tone="card">
          <CardFace card={bonusCards[atlas.cards[index]]} />
        </ShownTile>
      );
    case 'favour': {
      const tile = favourTiles[atlas.favours[index]];
      return (
        <ShownTile tone={tile.cult}>
          <FavourFace tile={tile} town={town} />
        </ShownTile>
      );
    }
    case 'town':
      return (
        <ShownTile tone="town">
          <TownFace tile={townTiles[atlas.towns[index]]} />
        </ShownTile>
      );
    case 'faction':
      return <FactionTile atlas={atlas} faction={index} />;
    default:
      return null;
  }
}
