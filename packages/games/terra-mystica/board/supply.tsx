/** What all share: scoring tiles, power actions, bonus cards, favour tiles, town tiles. */
import { Badge, type BoardProps, Place, type SeatLook } from '@guildhall/board-kit';
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
    <ol className="tm-scoring">
      {view.scoring.map((tile, at) => {
        const round = at + 1;
        const when = round < view.round ? 'past' : round === view.round ? 'now' : 'later';
        return (
          <li key={atlas.scoring[tile]} data-when={when}>
            <Place id={`scoring:${round}`} className="tm-tile-face">
              <span className="tm-round">{words.say('roundShort', { round })}</span>
              <ScoringFace tile={atlas.tables.scoringTiles[atlas.scoring[tile]]} />
            </Place>
          </li>
        );
      })}
    </ol>
  );
}

export function PowerActions({ atlas, view }: SupplyProps): ReactNode {
  return (
    <div className="tm-powers">
      {atlas.powers.map((id, at) => {
        const isUsed = (view.powerUsed & (1 << at)) !== 0;
        return (
          <Place key={id} id={`power:${at}`} className={`tm-power ${isUsed ? 'tm-used' : ''}`}>
            <PowerFace action={atlas.tables.powerActions[id]} />
          </Place>
        );
      })}
    </div>
  );
}

export function BonusCards({ atlas, looks, view }: SupplyProps): ReactNode {
  return (
    <div className="tm-cards">
      {view.cards.map((card, at) => {
        const id = atlas.cards[card];
        const holder = holderOf(view, card);
        const coins = view.cardCoins[at];
        return (
          <Place
            key={id}
            id={`card:${card}`}
            className={`tm-tile-face tm-card ${holder === NONE ? '' : 'tm-held'}`}
          >
            <CardFace card={atlas.tables.bonusCards[id]} />
            {holder !== NONE && (
              <span className="tm-holder">
                <Badge look={looks[holder]} size={1.3} />
              </span>
            )}
            {coins > 0 && (
              <span className="tm-extra">
                <Num count={`+${coins}`} icon="coins" />
              </span>
            )}
          </Place>
        );
      })}
    </div>
  );
}

export function FavourTiles({ atlas, looks, view }: SupplyProps): ReactNode {
  return (
    <div className="tm-favours">
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
    <div className="tm-towns">
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

interface TileProps {
  readonly id: string;
  readonly left: number;
  readonly holders: readonly SeatLook[];
  readonly children: ReactNode;
}

function TileWithHolders({ id, left, holders, children }: TileProps): ReactNode {
  return (
    <Place id={id} className={`tm-tile-face ${left === 0 ? 'tm-gone' : ''}`}>
      {children}
      <span className="tm-copies">
        <span>×{left}</span>
        {holders.map((look, at) => (
          <Badge key={at} look={look} size={1.1} />
        ))}
      </span>
    </Place>
  );
}
