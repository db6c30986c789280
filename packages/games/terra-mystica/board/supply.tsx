/** What all share: scoring tiles, power actions, bonus cards, favour tiles, town tiles. */
import {
  ActionSpace,
  type BoardProps,
  HeldCard,
  RoundTile,
  type SeatLook,
  TileWithHolders,
} from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, hasFavour, holderOf, NONE } from './atlas.ts';
import { CardFace, FavourFace, Num, PowerFace, ScoringFace, TownFace } from './faces.tsx';

export interface SupplyProps extends BoardProps<State, Action> {
  readonly atlas: Atlas;
  readonly looks: readonly SeatLook[];
}

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

export function PowerActions({ atlas, view }: SupplyProps): ReactNode {
  return (
    <div className="kit-tiles kit-actions">
      {atlas.powers.map((id, at) => {
        const action = atlas.tables.powerActions[id];
        return (
          <ActionSpace
            key={id}
            id={`power:${at}`}
            isUsed={(view.powerUsed & (1 << at)) !== 0}
            price={<Num count={action.power} icon="power" />}
          >
            <PowerFace action={action} />
          </ActionSpace>
        );
      })}
    </div>
  );
}

export function BonusCards({ atlas, looks, view }: SupplyProps): ReactNode {
  return (
    <div className="kit-tiles">
      {view.cards.map((card, at) => {
        const id = atlas.cards[card];
        const holder = holderOf(view, card);
        return (
          <HeldCard
            key={id}
            id={`card:${card}`}
            holder={holder === NONE ? null : looks[holder]}
            coins={view.cardCoins[at]}
          >
            <CardFace card={atlas.tables.bonusCards[id]} />
          </HeldCard>
        );
      })}
    </div>
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

export function TownTiles({ atlas, looks, view }: SupplyProps): ReactNode {
  const inPlay = atlas.towns
    .map((id, tile) => ({ id, tile }))
    .filter(({ tile }) => view.townTiles[tile] > 0 || view.players.some(({ towns }) => towns.includes(tile)));
  return (
    <div className="kit-tiles">
      {inPlay.map(({ id, tile }) => (
        <TileWithHolders
          key={id}
          id={`town:${tile}`}
          left={view.townTiles[tile]}
          holders={view.players.flatMap(({ towns }, seat) =>
            towns.filter((one) => one === tile).map(() => looks[seat]),
          )}
        >
          <TownFace tile={atlas.tables.townTiles[id]} />
        </TileWithHolders>
      ))}
    </div>
  );
}
