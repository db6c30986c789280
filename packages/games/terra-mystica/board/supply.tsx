/** What all share: scoring tiles, bonus cards, favour tiles, town tiles. */
import type { BoardProps } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import {
  Card,
  type Drawn,
  RoundList,
  RoundRow,
  TileWithHolders,
  TownTiles,
} from '../../terra/board/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, hasFavour, holderOf, NONE } from './atlas.ts';
import { CardFace, FavourFace, RewardFace, ScoringFace, TownFace } from './faces.tsx';

type SupplyProps = BoardProps<State, Action> & Drawn<Atlas>;

export function ScoringTiles({ atlas, view }: SupplyProps): ReactNode {
  return (
    <RoundList>
      {view.scoring.map((scored, at) => {
        const tile = atlas.tables.scoringTiles[atlas.scoring[scored]];
        const isLast = at === view.scoring.length - 1;
        return (
          <RoundRow
            key={at}
            id={`scoring:${at + 1}`}
            round={at + 1}
            now={view.round}
            scores={<ScoringFace tile={tile} />}
            // After the last round there are no cult rewards.
            reward={isLast ? null : <RewardFace tile={tile} />}
          />
        );
      })}
    </RoundList>
  );
}

/** Free cards first: those are the ones to choose from. */
export function BonusCards({ atlas, looks, view }: SupplyProps): ReactNode {
  const cards = view.cards.map((card, at) => ({
    card,
    coins: view.cardCoins[at],
    holder: holderOf(view, card),
  }));
  const sorted = [
    ...cards.filter(({ holder }) => holder === NONE),
    ...cards.filter(({ holder }) => holder !== NONE),
  ];
  return (
    <div className="tiles tm-cards">
      {sorted.map(({ card, coins, holder }) => (
        <Card key={card} id={`card:${card}`} holder={holder === NONE ? null : looks[holder]} coins={coins}>
          <CardFace card={atlas.tables.bonusCards[atlas.cards[card]]} />
        </Card>
      ))}
    </div>
  );
}

export function FavourTiles({ atlas, looks, view }: SupplyProps): ReactNode {
  const { favourTiles, town } = atlas.tables;
  return (
    <div className="tiles tm-favours">
      {atlas.favours.map((id, tile) => (
        <TileWithHolders
          key={id}
          id={`favour:${tile}`}
          tone={favourTiles[id].cult}
          left={view.favourTiles[tile]}
          holders={looks.filter((_, seat) => hasFavour(view.players[seat].favours, tile))}
        >
          <FavourFace tile={favourTiles[id]} town={town} />
        </TileWithHolders>
      ))}
    </div>
  );
}

export function Towns({ atlas, looks, view }: SupplyProps): ReactNode {
  return (
    <div className="tiles tm-towns">
      <TownTiles
        view={view}
        looks={looks}
        face={(tile) => <TownFace tile={atlas.tables.townTiles[atlas.towns[tile]]} />}
      />
    </div>
  );
}
