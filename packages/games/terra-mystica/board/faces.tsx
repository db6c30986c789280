/** What stands on tiles and cards, as signs and numbers. */
import { Icon, type IconName } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import {
  type BonusCardTable,
  BUILDINGS,
  type FavourTileTable,
  type Income,
  type PowerActionTable,
  type ScoringTileTable,
  type TownTileTable,
} from '../data/index.ts';

export function Num({
  count,
  icon,
}: {
  readonly count: number | string;
  readonly icon: IconName;
}): ReactNode {
  return (
    <span className="tm-num">
      {count}
      <Icon name={icon} />
    </span>
  );
}

const RESOURCES = ['coins', 'workers', 'priests', 'power'] as const;

export function Gains({ gains, sign = '' }: { gains: Partial<Income>; sign?: '+' | '' }): ReactNode {
  return RESOURCES.map((name) => {
    const count = gains[name] ?? 0;
    return count === 0 ? null : <Num key={name} count={`${sign}${count}`} icon={name} />;
  });
}

/** A special action: something that can be done once a round. */
function OnceARound({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className="tm-once">{children}</span>;
}

/** Points for each thing of a kind. */
function PointsFor({
  icon,
  points,
}: {
  readonly icon: IconName;
  readonly points: number | string;
}): ReactNode {
  return (
    <span className="tm-for">
      <Icon name={icon} />
      <span className="tm-arrow">→</span>
      <Num count={points} icon="points" />
    </span>
  );
}

function isAnything(income: Income): boolean {
  return RESOURCES.some((name) => income[name] > 0);
}

export function CardFace({ card }: { readonly card: BonusCardTable }): ReactNode {
  return (
    <>
      <span className="tm-face-line">
        {card.spades > 0 && (
          <OnceARound>
            <Num count={card.spades} icon="spades" />
          </OnceARound>
        )}
        {card.cultSteps > 0 && (
          <OnceARound>
            <Num count={card.cultSteps} icon="cult" />
          </OnceARound>
        )}
        {card.shipping > 0 && <Num count={`+${card.shipping}`} icon="shipping" />}
        {BUILDINGS.map((kind) =>
          card.passPoints[kind] === 0 ? null : (
            <PassPoints key={kind}>
              <PointsFor icon={kind} points={card.passPoints[kind]} />
            </PassPoints>
          ),
        )}
        {card.passPointsForShipping > 0 && (
          <PassPoints>
            <PointsFor icon="shipping" points={card.passPointsForShipping} />
          </PassPoints>
        )}
      </span>
      <span className="tm-face-line">
        <Gains gains={card.income} sign="+" />
      </span>
    </>
  );
}

function PassPoints({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <span className="tm-on-pass">
      <Icon name="pass" />
      {children}
    </span>
  );
}

const SCORED: readonly (keyof ScoringTileTable['points'])[] = [...BUILDINGS, 'spade', 'town'];

export function ScoringFace({ tile }: { readonly tile: ScoringTileTable }): ReactNode {
  return (
    <>
      <span className="tm-face-line">
        {SCORED.map((what) => {
          const points = tile.points[what];
          const icon: IconName = what === 'spade' ? 'spades' : what === 'town' ? 'towns' : what;
          return points === 0 ? null : <PointsFor key={what} icon={icon} points={points} />;
        })}
      </span>
      <span className="tm-face-line tm-face-cult">
        <Num count={tile.every} icon={tile.counts === 'cultPriests' ? 'priests' : tile.counts} />
        <span className="tm-arrow">→</span>
        <Gains gains={tile.reward} />
        {tile.reward.spades > 0 && <Num count={tile.reward.spades} icon="spades" />}
      </span>
    </>
  );
}

export function FavourFace({ tile }: { readonly tile: FavourTileTable }): ReactNode {
  return (
    <>
      <span className="tm-face-line">
        <Num count={`+${tile.steps}`} icon={tile.cult} />
      </span>
      <span className="tm-face-line">
        {isAnything(tile.income) && <Gains gains={tile.income} sign="+" />}
        {tile.townDiscount > 0 && <Num count={`−${tile.townDiscount}`} icon="towns" />}
        {tile.cultSteps > 0 && (
          <OnceARound>
            <Num count={tile.cultSteps} icon="cult" />
          </OnceARound>
        )}
        {tile.dwellingPoints > 0 && <PointsFor icon="dwelling" points={tile.dwellingPoints} />}
        {tile.tradingHousePoints > 0 && <PointsFor icon="tradingHouse" points={tile.tradingHousePoints} />}
        {tile.passPoints.some((points) => points > 0) && (
          <PassPoints>
            <PointsFor icon="tradingHouse" points={tile.passPoints.slice(1).join('/')} />
          </PassPoints>
        )}
      </span>
    </>
  );
}

export function TownFace({ tile }: { readonly tile: TownTileTable }): ReactNode {
  return (
    <>
      <span className="tm-face-line">
        <Num count={tile.points} icon="points" />
        <Num count={tile.keys > 1 ? tile.keys : ''} icon="keys" />
      </span>
      <span className="tm-face-line">
        <Gains gains={tile} sign="+" />
        {tile.cultSteps > 0 && <Num count={`+${tile.cultSteps}`} icon="cult" />}
        {tile.shipping > 0 && <Num count={`+${tile.shipping}`} icon="shipping" />}
      </span>
    </>
  );
}

export function PowerFace({ action }: { readonly action: PowerActionTable }): ReactNode {
  return (
    <>
      <span className="tm-power-price">
        <Num count={action.power} icon="power" />
      </span>
      <span className="tm-face-line">
        <Gains gains={{ ...action, power: 0 }} />
        {action.spades > 0 && <Num count={action.spades} icon="spades" />}
        {action.bridges > 0 && <Icon name="bridges" size={1.5} />}
      </span>
    </>
  );
}
