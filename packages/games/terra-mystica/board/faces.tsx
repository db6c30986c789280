/** What stands on tiles and cards, as signs and numbers. */
import { Num as Counted, Icon, type IconName } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { FaceLine, OnceARound, OnPass, PaysFor } from '../../terra/board/index.ts';
import {
  type BonusCardTable,
  BUILDINGS,
  type FavourTileTable,
  type Income,
  type PowerActionTable,
  type ScoringTileTable,
  type TownTileTable,
} from '../data/index.ts';

interface NumProps {
  readonly count: number | string;
  readonly icon: IconName;
}

export function Num({ count, icon }: NumProps): ReactNode {
  return (
    <Counted count={count}>
      <Icon name={icon} />
    </Counted>
  );
}

const RESOURCES = ['coins', 'workers', 'priests', 'power'] as const;

export function Gains({ gains, sign = '' }: { gains: Partial<Income>; sign?: '+' | '' }): ReactNode {
  return RESOURCES.map((name) => {
    const count = gains[name] ?? 0;
    return count === 0 ? null : <Num key={name} count={`${sign}${count}`} icon={name} />;
  });
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
    <PaysFor sign={<Icon name={icon} />}>
      <Num count={points} icon="points" />
    </PaysFor>
  );
}

function isAnything(income: Income): boolean {
  return RESOURCES.some((name) => income[name] > 0);
}

export function CardFace({ card }: { readonly card: BonusCardTable }): ReactNode {
  return (
    <>
      <FaceLine>
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
            <OnPass key={kind}>
              <PointsFor icon={kind} points={card.passPoints[kind]} />
            </OnPass>
          ),
        )}
        {card.passPointsForShipping > 0 && (
          <OnPass>
            <PointsFor icon="shipping" points={card.passPointsForShipping} />
          </OnPass>
        )}
      </FaceLine>
      <FaceLine>
        <Gains gains={card.income} sign="+" />
      </FaceLine>
    </>
  );
}

const SCORED: readonly (keyof ScoringTileTable['points'])[] = [...BUILDINGS, 'spade', 'town'];

export function ScoringFace({ tile }: { readonly tile: ScoringTileTable }): ReactNode {
  return (
    <>
      <FaceLine>
        {SCORED.map((what) => {
          const points = tile.points[what];
          const icon: IconName = what === 'spade' ? 'spades' : what === 'town' ? 'towns' : what;
          return points === 0 ? null : <PointsFor key={what} icon={icon} points={points} />;
        })}
      </FaceLine>
      <span className="kit-face-line kit-face-below">
        <PaysFor
          sign={<Num count={tile.every} icon={tile.counts === 'cultPriests' ? 'priests' : tile.counts} />}
        >
          <Gains gains={tile.reward} />
          {tile.reward.spades > 0 && <Num count={tile.reward.spades} icon="spades" />}
        </PaysFor>
      </span>
    </>
  );
}

export function FavourFace({ tile }: { readonly tile: FavourTileTable }): ReactNode {
  return (
    <>
      <FaceLine>
        <Num count={`+${tile.steps}`} icon={tile.cult} />
      </FaceLine>
      <FaceLine>
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
          <OnPass>
            <PointsFor icon="tradingHouse" points={tile.passPoints.slice(1).join('/')} />
          </OnPass>
        )}
      </FaceLine>
    </>
  );
}

export function TownFace({ tile }: { readonly tile: TownTileTable }): ReactNode {
  return (
    <>
      <FaceLine>
        <Num count={tile.points} icon="points" />
        <Num count={tile.keys > 1 ? tile.keys : ''} icon="keys" />
      </FaceLine>
      <FaceLine>
        <Gains gains={tile} sign="+" />
        {tile.cultSteps > 0 && <Num count={`+${tile.cultSteps}`} icon="cult" />}
        {tile.shipping > 0 && <Num count={`+${tile.shipping}`} icon="shipping" />}
      </FaceLine>
    </>
  );
}

export function PowerFace({ action }: { readonly action: PowerActionTable }): ReactNode {
  return (
    <>
      <Gains gains={{ ...action, power: 0 }} />
      {action.spades > 0 && <Num count={action.spades} icon="spades" />}
      {action.bridges > 0 && <Icon name="bridges" size={1.5} />}
    </>
  );
}
