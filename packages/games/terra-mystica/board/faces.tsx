/** What stands on tiles and cards, as icons and numbers. */
import type { ReactNode } from 'react';
import {
  Num as Counted,
  Each,
  FaceLine,
  gainsOf,
  Icon,
  type IconName,
  OnceARound,
  OnPass,
} from '../../terra/board/index.ts';
import {
  type BonusCardTable,
  BUILDINGS,
  type FavourTileTable,
  type PowerActionTable,
  type ScoringTileTable,
  type Tables,
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

export const { Gains, ShortGains } = gainsOf(RESOURCES, (name) => <Icon name={name} />);

/** Points for each of one or several kinds of things. */
function PointsFor({
  icons,
  points,
}: {
  readonly icons: readonly IconName[];
  readonly points: number | string;
}): ReactNode {
  return (
    <Each icon={icons.map((icon) => <Icon key={icon} name={icon} size={1.4} />)}>
      <Num count={points} icon="points" />
    </Each>
  );
}

/** Kinds that score the same stand together. */
function grouped<K extends string>(
  points: Readonly<Record<K, number>>,
  kinds: readonly K[],
): readonly (readonly [number, readonly K[]])[] {
  const values = [...new Set(kinds.map((kind) => points[kind]))].filter((value) => value > 0);
  return values.map((value) => [value, kinds.filter((kind) => points[kind] === value)] as const);
}

export function CardFace({ card }: { readonly card: BonusCardTable }): ReactNode {
  return (
    <>
      <FaceLine>
        {card.spades > 0 && (
          <OnceARound>
            <Num count={card.spades > 1 ? card.spades : ''} icon="spades" />
          </OnceARound>
        )}
        {card.cultSteps > 0 && (
          <OnceARound>
            <Num count={card.cultSteps > 1 ? card.cultSteps : ''} icon="cult" />
          </OnceARound>
        )}
        {card.shipping > 0 && <Num count={`+${card.shipping}`} icon="shipping" />}
        {grouped(card.passPoints, BUILDINGS).map(([points, kinds]) => (
          <OnPass key={points}>
            <PointsFor icons={kinds} points={points} />
          </OnPass>
        ))}
        {card.passPointsForShipping > 0 && (
          <OnPass>
            <PointsFor icons={['shipping']} points={card.passPointsForShipping} />
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

/** What scores in a round. */
export function ScoringFace({ tile }: { readonly tile: ScoringTileTable }): ReactNode {
  return grouped(tile.points, SCORED).map(([points, kinds]) => (
    <PointsFor
      key={points}
      icons={kinds.map((kind) => (kind === 'spade' ? 'spades' : kind === 'town' ? 'towns' : kind))}
      points={points}
    />
  ));
}

/** What the cults bring at the end of a round. */
export function RewardFace({ tile }: { readonly tile: ScoringTileTable }): ReactNode {
  return (
    <>
      <Num count={tile.every} icon={tile.counts === 'cultPriests' ? 'priests' : tile.counts} />
      <span>→</span>
      <Gains gains={tile.reward} />
      {tile.reward.spades > 0 && <Num count={tile.reward.spades} icon="spades" />}
    </>
  );
}

interface FavourFaceProps {
  readonly tile: FavourTileTable;
  /** What a town needs. */
  readonly town: Tables['town'];
}

export function FavourFace({ tile, town }: FavourFaceProps): ReactNode {
  return (
    <>
      <FaceLine>
        <Num count={tile.steps} icon={tile.cult} />
      </FaceLine>
      <FaceLine>
        <ShortGains gains={tile.income} sign="+" />
        {tile.townDiscount > 0 && (
          <Counted count="">
            <Icon name="towns" size={1.4} />
            {town.power - tile.townDiscount}
          </Counted>
        )}
        {tile.cultSteps > 0 && (
          <OnceARound>
            <Num count={tile.cultSteps > 1 ? tile.cultSteps : ''} icon="cult" />
          </OnceARound>
        )}
        {tile.dwellingPoints > 0 && <PointsFor icons={['dwelling']} points={tile.dwellingPoints} />}
        {tile.tradingHousePoints > 0 && (
          <PointsFor icons={['tradingHouse']} points={tile.tradingHousePoints} />
        )}
        {tile.passPoints.some((points) => points > 0) && (
          <OnPass>
            <Icon name="tradingHouse" size={1.4} />
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
        <b className="tile-big">{tile.points}</b>
        {tile.keys !== 1 && <Num count={tile.keys} icon="keys" />}
      </FaceLine>
      <FaceLine>
        <ShortTown tile={tile} />
      </FaceLine>
    </>
  );
}

function ShortTown({ tile }: { readonly tile: TownTileTable }): ReactNode {
  return (
    <>
      <Gains gains={tile} />
      {tile.cultSteps > 0 && <Num count={tile.cultSteps > 1 ? tile.cultSteps : ''} icon="cult" />}
      {tile.shipping > 0 && <Num count={`+${tile.shipping}`} icon="shipping" />}
    </>
  );
}

export function PowerFace({ action }: { readonly action: PowerActionTable }): ReactNode {
  return (
    <>
      <Gains gains={{ ...action, power: 0 }} />
      {action.spades > 0 && <Num count={action.spades} icon="spades" />}
      {action.bridges > 0 && <Icon name="bridges" size={1.4} />}
    </>
  );
}
