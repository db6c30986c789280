/** What all share: scoring tiles, power actions, bonus cards, favour tiles, town tiles. */
import type { BoardProps } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import {
  type Drawn,
  HeldCards,
  PowerActions,
  RoundTile,
  TileWithHolders,
  TownTiles,
} from '../../terra/board/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, hasFavour, holderOf } from './atlas.ts';
import { CardFace, FavourFace, Num, PowerFace, ScoringFace, TownFace } from './faces.tsx';

export type SupplyProps = BoardProps<State, Action> & Drawn<Atlas>;

export function ScoringTiles({ atlas, view, words }: SupplyProps): ReactNode {
  return (
    <ol className="kit-tiles kit-rounds">
      {view.scoring.map((tile, at) => (
        <RoundTile
          key={atlas.scoring[tile]}
          id={`scoring:${at + 1}`}
          round={at + 1}
          now={view.round}
          title={words.say('roundShort', { round: at + 1 })}
        >
          <ScoringFace tile={atlas.tables.scoringTiles[atlas.scoring[tile]]} />
        </RoundTile>
      ))}
    </ol>
  );
}

export function Powers({ atlas, view }: SupplyProps): ReactNode {
  const { powerActions } = atlas.tables;
  return (
    <PowerActions
      ids={atlas.powers}
      view={view}
      price={(id) => <Num count={powerActions[id].power} icon="power" />}
      face={(id) => <PowerFace action={powerActions[id]} />}
    />
  );
}

export function BonusCards({ atlas, looks, view }: SupplyProps): ReactNode {
  return (
    <HeldCards
      sort="card"
      cards={view.cards}
      coins={view.cardCoins}
      looks={looks}
      holderOf={(card) => holderOf(view, card)}
      face={(card) => <CardFace card={atlas.tables.bonusCards[atlas.cards[card]]} />}
    />
  );
}

export function FavourTiles({ atlas, looks, view }: SupplyProps): ReactNode {
  return (
    <div className="kit-tiles tm-favours">
      {atlas.favours.map((id, tile) => (
        <TileWithHolders
          key={id}
          id={`favour:${tile}`}
          left={view.favourTiles[tile]}
          holders={looks.filter((_, seat) => hasFavour(view.players[seat].favours, tile))}
        >
          <FavourFace tile={atlas.tables.favourTiles[id]} />
        </TileWithHolders>
      ))}
    </div>
  );
}

export function Towns({ atlas, looks, view }: SupplyProps): ReactNode {
  const { townTiles } = atlas.tables;
  return (
    <TownTiles ids={atlas.towns} looks={looks} view={view} face={(id) => <TownFace tile={townTiles[id]} />} />
  );
}
