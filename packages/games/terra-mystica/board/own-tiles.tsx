/** What lies before a seat: bonus card, favour tiles, town tiles. What can be done with them once a round is a button. */
import type { ReactNode } from 'react';
import { HeldTile, Icon, Octagon, TerrainSign } from '../../terra/board/index.ts';
import type { StrongholdAction as StrongholdActionId } from '../data/index.ts';
import { hasFavour, NONE } from './atlas.ts';
import { CardFace, FavourFace, Num, TownFace } from './faces.tsx';
import type { Shown } from './seat-board.tsx';

/** Bits of `used`. */
const USED = { card: 1, favour: 2, stronghold: 4 } as const;

export function OwnTiles(shown: Shown): ReactNode {
  const { atlas, faction, player, placeOn } = shown;
  const { bonusCards, favourTiles, townTiles, town } = atlas.tables;
  const card = player.card === NONE ? null : bonusCards[atlas.cards[player.card]];
  const hasAction = card !== null && (card.spades > 0 || card.cultSteps > 0);
  const favours = atlas.favours.flatMap((id, tile) =>
    hasFavour(player.favours, tile) ? [{ tile, table: favourTiles[id] }] : [],
  );
  const acting = favours.find(({ table }) => table.cultSteps > 0)?.tile;
  return (
    <>
      {faction.bridgeWorkers > 0 && (
        <Octagon
          id={placeOn('special', 'bridge')}
          isUsed={false}
          price={<Num count={faction.bridgeWorkers} icon="workers" />}
          tone="own"
        >
          <Icon name="bridges" />
        </Octagon>
      )}
      {card !== null && (
        <HeldTile
          id={hasAction ? placeOn('special', 'card') : `card:${player.card}`}
          tone="card"
          isUsed={hasAction && (player.used & USED.card) !== 0}
        >
          <CardFace card={card} />
        </HeldTile>
      )}
      {favours.map(({ tile, table }) => (
        <HeldTile
          key={tile}
          id={tile === acting ? placeOn('special', 'favour') : `favour:${tile}`}
          tone={table.cult}
          isUsed={tile === acting && (player.used & USED.favour) !== 0}
        >
          <FavourFace tile={table} town={town} />
        </HeldTile>
      ))}
      {player.towns.map((tile, at) => (
        <HeldTile key={`town ${at}`} id={`town:${tile}`} tone="town">
          <TownFace tile={townTiles[atlas.towns[tile]]} />
        </HeldTile>
      ))}
    </>
  );
}

const STRONGHOLD = 3;

/** Once it stands. */
export function StrongholdAction({ faction, player, placeOn }: Shown): ReactNode {
  const { action, cultSteps, freeSpades } = faction.stronghold;
  if (action === null || player.built[STRONGHOLD] === 0) return null;
  const signs: Readonly<Record<StrongholdActionId, ReactNode>> = {
    cultSteps: <Num count={cultSteps} icon="cult" />,
    ride: <Icon name="dwelling" />,
    freeTradingHouse: <Icon name="tradingHouse" />,
    doubleTurn: <Num count={2} icon="turn" />,
    freeSpades: <Num count={freeSpades} icon="spades" />,
    sandstorm: <TerrainSign terrain="desert" />,
  };
  return (
    <Octagon
      id={placeOn('special', 'stronghold')}
      isUsed={(player.used & USED.stronghold) !== 0}
      price={null}
      tone="own"
    >
      {signs[action]}
    </Octagon>
  );
}
