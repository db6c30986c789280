/** What is chosen from a dialog: which things there are, and how each of them looks. */
import { type Offer, type PlaceId, partsOf, type TileProps } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { chosenAmong, type Drawn, FaceLine, ShownTile, townsInPlay } from '../../terra/board/index.ts';
import { FACTIONS } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import type { Atlas } from './atlas.ts';
import { CardFace, FavourFace, Num, PowerFace, RewardFace, ScoringFace, TownFace } from './faces.tsx';
import { FactionTile, factionsInOrder } from './factions.tsx';

export function choicesAmong(
  atlas: Atlas,
  view: State,
  offers: readonly Offer<Action>[],
): readonly PlaceId[] | null {
  // In the last round nobody takes a card.
  if (offers.some(({ action }) => action.kind === 'pass' && action.card === null)) return null;
  return chosenAmong(offers, (kind) => {
    switch (kind) {
      case 'faction':
        return factionPlaces(atlas, offers);
      case 'favour':
        return atlas.favours.map((_, tile) => `favour:${tile}`);
      case 'town':
        return townsInPlay(view).map((tile) => `town:${tile}`);
      case 'take':
      case 'pass':
        return view.cards.map((card) => `card:${card}`);
      default:
        return null;
    }
  });
}

/** All factions; but those of one colour where the colour is dealt. */
function factionPlaces(atlas: Atlas, offers: readonly Offer<Action>[]): readonly PlaceId[] {
  const offered = offers.flatMap(({ action }) => (action.kind === 'faction' ? [action.faction] : []));
  const terrainOf = (faction: number): string => atlas.tables.factions[FACTIONS[faction]].terrain;
  const isOneColour = new Set(offered.map(terrainOf)).size === 1;
  return factionsInOrder(atlas)
    .filter((faction) => !isOneColour || offered.includes(faction))
    .map((faction) => `faction:${faction}`);
}

export function Tile({ atlas, view, place }: TileProps<State, Action> & Drawn<Atlas>): ReactNode {
  const [sort, which] = partsOf(place);
  const index = Number(which);
  const { bonusCards, favourTiles, powerActions, scoringTiles, townTiles, town } = atlas.tables;
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
    case 'power':
      return (
        <ShownTile tone="card">
          <FaceLine>
            <Num count={powerActions[atlas.powers[index]].power} icon="power" />
            <span className="tile-arrow">→</span>
            <PowerFace action={powerActions[atlas.powers[index]]} />
          </FaceLine>
        </ShownTile>
      );
    case 'scoring': {
      const tile = scoringTiles[atlas.scoring[view.scoring[index - 1]]];
      return (
        <ShownTile tone="card">
          <FaceLine>
            <ScoringFace tile={tile} />
          </FaceLine>
          <FaceLine>
            <RewardFace tile={tile} />
          </FaceLine>
        </ShownTile>
      );
    }
    case 'faction':
      return <FactionTile atlas={atlas} faction={index} />;
    default:
      return null;
  }
}
