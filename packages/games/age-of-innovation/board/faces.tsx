/** What stands on tiles, boards and action spaces, as icons and numbers. */
import type { ReactNode } from 'react';
import {
  Num as Counted,
  Each as EachOf,
  FaceLine,
  gainsOf,
  OnceARound,
  OnPass,
  PaysFor,
} from '../../terra/board/index.ts';
import {
  type Books,
  type CompetencyTable,
  DISCIPLINES,
  type FinalTileTable,
  type Gain,
  type InnovationTable,
  type PalaceTable,
  type RoundBonusTable,
  type RoundTileTable,
  type Scored,
  type SpaceEffect,
  type TownTileTable,
} from '../data/index.ts';
import { GameIcon, type GameIconName } from './icons.tsx';

interface NumProps {
  readonly count: number | string;
  readonly icon: GameIconName;
}

export function Num({ count, icon }: NumProps): ReactNode {
  return (
    <Counted count={count}>
      <GameIcon name={icon} />
    </Counted>
  );
}

const RESOURCES = ['coins', 'tools', 'scholars', 'power', 'books', 'points'] as const;

export const { Gains, ShortGains } = gainsOf(RESOURCES, (name) => <GameIcon name={name} />);

/** What comes every round. */
function Income({ gains, steps = 0 }: { readonly gains: Gain; readonly steps?: number }): ReactNode {
  if (steps === 0 && RESOURCES.every((name) => gains[name] === 0)) return null;
  return (
    <span className="aoi-income">
      <Gains gains={gains} sign="+" />
      {steps > 0 && <Num count={`+${steps}`} icon="steps" />}
    </span>
  );
}

function Points({ points }: { readonly points: number | string }): ReactNode {
  return <Num count={points} icon="points" />;
}

interface EachProps {
  readonly icon: GameIconName;
  readonly points: number | string;
}

/** Points for each thing of a kind. */
function Each({ icon, points }: EachProps): ReactNode {
  return (
    <EachOf icon={<GameIcon name={icon} size={1.4} />}>
      <Points points={points} />
    </EachOf>
  );
}

/** What an action space gives. */
export function SpaceEffectFace({ effect }: { readonly effect: SpaceEffect }): ReactNode {
  return (
    <>
      {effect.guildFrom !== 'nothing' && (
        <PaysFor icon={<GameIcon name={effect.guildFrom} size={1.3} />}>
          <GameIcon name="guild" size={1.3} />
        </PaysFor>
      )}
      <Gains gains={effect} />
      {effect.spades > 0 && <Num count={effect.spades} icon="spades" />}
      {effect.steps > 0 && <Num count={effect.steps} icon="steps" />}
      {effect.bridges > 0 && <GameIcon name="bridges" size={1.4} />}
      {effect.pointsPerGuild > 0 && <Each icon="guild" points={effect.pointsPerGuild} />}
      {effect.again && <GameIcon name="again" />}
    </>
  );
}

function Special({ effect }: { readonly effect: SpaceEffect | null }): ReactNode {
  return effect === null ? null : (
    <OnceARound>
      <SpaceEffectFace effect={effect} />
    </OnceARound>
  );
}

const COUNTED: Readonly<Record<Exclude<InnovationTable['counts'], 'nothing'>, GameIconName>> = {
  townTiles: 'towns',
  twoHighestLevels: 'steps',
  workshops: 'workshop',
  schools: 'school',
  bridges: 'bridges',
  buildings: 'shapes',
  groups: 'groups',
  shapes: 'shapes',
};

/** The least and the greatest number from which on a table of points pays more, and what it pays then. */
function thresholdsOf(points: readonly number[]): { readonly from: string; readonly points: string } {
  const better = points.flatMap((value, count) => (value > (points[count - 1] ?? 0) ? [count] : []));
  const ends = better.length > 1 ? [better[0], better[better.length - 1]] : better;
  return { from: ends.join('–'), points: ends.map((count) => points[count]).join('–') };
}

export function InnovationFace({ tile }: { readonly tile: InnovationTable }): ReactNode {
  const { from, points } = thresholdsOf(tile.pointsByCount);
  const counted = tile.counts === 'nothing' ? null : COUNTED[tile.counts];
  return (
    <FaceLine>
      {tile.neutral !== 'nothing' && <GameIcon name={tile.neutral} size={1.6} />}
      <Gains gains={tile.atOnce} />
      {tile.tokens > 0 && <Num count={tile.tokens} icon="tokens" />}
      {tile.stepsEach > 0 && <Num count={`+${tile.stepsEach}`} icon="stepsEach" />}
      {tile.shipping > 0 && <Num count={`+${tile.shipping}`} icon="shipping" />}
      {tile.terraforming > 0 && <Num count={`+${tile.terraforming}`} icon="terraforming" />}
      {tile.competencies > 0 && <Num count={tile.competencies} icon="competencies" />}
      {counted !== null && tile.pointsEach > 0 && <Each icon={counted} points={tile.pointsEach} />}
      {counted !== null && tile.stepsForEach > 0 && (
        <PaysFor icon={<GameIcon name={counted} />}>
          <Num count={tile.stepsForEach} icon="steps" />
        </PaysFor>
      )}
      {counted !== null && from !== '' && (
        <EachOf icon={<Num count={from} icon={counted} />}>
          <Points points={points} />
        </EachOf>
      )}
      {tile.passPointsPerGuild > 0 && (
        <OnPass>
          <Each icon="guild" points={tile.passPointsPerGuild} />
        </OnPass>
      )}
      <Special effect={tile.action} />
      <Income gains={tile.income} />
    </FaceLine>
  );
}

export function PalaceFace({ palace }: { readonly palace: PalaceTable }): ReactNode {
  return (
    <>
      <FaceLine>
        <Special effect={palace.action} />
        <Gains gains={palace.atOnce} />
        {palace.spades > 0 && <Num count={palace.spades} icon="spades" />}
        {palace.bridges > 0 && <Num count={palace.bridges} icon="bridges" />}
        {palace.shipping > 0 && <Num count={`+${palace.shipping}`} icon="shipping" />}
        {palace.competencies > 0 && <Num count={palace.competencies} icon="competencies" />}
        {palace.townTiles > 0 && <Num count={palace.townTiles} icon="towns" />}
        {palace.guilds > 0 && <Num count={`+${palace.guilds}`} icon="guild" />}
        {palace.passPointsPerSchool > 0 && (
          <OnPass>
            <Each icon="school" points={palace.passPointsPerSchool} />
          </OnPass>
        )}
        {palace.pointsPerWorkshop > 0 && <Each icon="workshop" points={palace.pointsPerWorkshop} />}
        {palace.pointsPerGuild > 0 && <Each icon="guild" points={palace.pointsPerGuild} />}
        {palace.townDiscount > 0 && <Num count={`−${palace.townDiscount}`} icon="towns" />}
        {palace.flight !== null && (
          <PaysFor
            icon={
              <>
                <Gains gains={palace.flight} />
                <GameIcon name="flight" />
              </>
            }
          >
            <Points points={palace.flightPoints} />
          </PaysFor>
        )}
        {palace.riverTowns && <GameIcon name="riverside" />}
      </FaceLine>
      <FaceLine>
        <Income gains={palace.income} />
      </FaceLine>
    </>
  );
}

export function CompetencyFace({ tile }: { readonly tile: CompetencyTable }): ReactNode {
  return (
    <FaceLine>
      <Gains gains={tile.atOnce} />
      {tile.spades > 0 && <Num count={tile.spades} icon="spades" />}
      {tile.annexes > 0 && <Num count={tile.annexes} icon="annexes" />}
      {tile.towers > 0 && <GameIcon name="tower" size={1.6} />}
      {tile.passPointsPerTownTile > 0 && (
        <OnPass>
          <Each icon="towns" points={tile.passPointsPerTownTile} />
        </OnPass>
      )}
      {tile.passPointsPerLowestLevel > 0 && (
        <OnPass>
          <Each icon="stepsEach" points={tile.passPointsPerLowestLevel} />
        </OnPass>
      )}
      {tile.pointsPerScholar > 0 && <Each icon="scholars" points={tile.pointsPerScholar} />}
      {tile.pointsPerEdgeWorkshop > 0 && <Each icon="edge" points={tile.pointsPerEdgeWorkshop} />}
      <Special effect={tile.action} />
      <Income gains={tile.income} steps={tile.incomeSteps} />
    </FaceLine>
  );
}

export function BonusFace({ bonus }: { readonly bonus: RoundBonusTable }): ReactNode {
  return (
    <>
      <FaceLine>
        {bonus.shipping > 0 && <Num count={`+${bonus.shipping}`} icon="shipping" />}
        {bonus.pointsPerRiverWorkshop > 0 && <Each icon="riverside" points={bonus.pointsPerRiverWorkshop} />}
        {bonus.pointsPerScholar > 0 && <Each icon="scholars" points={bonus.pointsPerScholar} />}
        {bonus.pointsPerGuild > 0 && <Each icon="guild" points={bonus.pointsPerGuild} />}
        {bonus.passPointsPerPalaceOrUniversity > 0 && (
          <OnPass>
            <Great points={bonus.passPointsPerPalaceOrUniversity} />
          </OnPass>
        )}
        {bonus.passStepsPerSchool > 0 && (
          <OnPass>
            <PaysFor icon={<GameIcon name="school" />}>
              <Num count={bonus.passStepsPerSchool} icon="steps" />
            </PaysFor>
          </OnPass>
        )}
        <Special effect={bonus.action} />
      </FaceLine>
      <FaceLine>
        <Income gains={bonus.income} />
      </FaceLine>
    </>
  );
}

/** Points for palace and university. */
function Great({ points }: { readonly points: number }): ReactNode {
  return (
    <EachOf
      icon={
        <>
          <GameIcon name="palace" size={1.4} />
          <GameIcon name="university" size={1.4} />
        </>
      }
    >
      <Points points={points} />
    </EachOf>
  );
}

const SCORED: Readonly<Record<Exclude<Scored, 'palaceOrUniversity'>, GameIconName>> = {
  workshop: 'workshop',
  guild: 'guild',
  school: 'school',
  edgeWorkshop: 'edge',
  spade: 'spades',
  step: 'steps',
  townTile: 'towns',
  track: 'shipping',
  innovation: 'innovations',
};

/** What scores in a round. */
export function ScoresFace({
  tile,
}: {
  readonly tile: Pick<FinalTileTable, 'scores' | 'points'>;
}): ReactNode {
  const { scores, points } = tile;
  return (
    <>
      {scores === 'palaceOrUniversity' && <Great points={points} />}
      {scores === 'track' && (
        <EachOf
          icon={
            <>
              <GameIcon name="shipping" />
              <GameIcon name="terraforming" />
            </>
          }
        >
          <Points points={points} />
        </EachOf>
      )}
      {scores !== 'palaceOrUniversity' && scores !== 'track' && (
        <Each icon={SCORED[scores]} points={points} />
      )}
    </>
  );
}

/** What the science bonus at the end of a round counts and gives. */
export function ScienceBonusFace({ tile }: { readonly tile: RoundTileTable }): ReactNode {
  return (
    <>
      <Num count={tile.every} icon={tile.discipline} />
      <span>→</span>
      <Gains gains={tile.reward} />
      {tile.reward.spades > 0 && <Num count={tile.reward.spades} icon="spades" />}
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
        <Gains gains={{ ...tile, points: 0 }} />
        {tile.spades > 0 && <Num count={tile.spades} icon="spades" />}
        {tile.stepsEach > 0 && <Num count={tile.stepsEach} icon="stepsEach" />}
      </FaceLine>
    </>
  );
}

/** A price in books: of named disciplines, and of any. */
export function BookPrice({ price }: { readonly price: Books }): ReactNode {
  return (
    <>
      {DISCIPLINES.map((discipline) =>
        price[discipline] === 0 ? null : (
          <Num key={discipline} count={price[discipline]} icon={`${discipline}Books`} />
        ),
      )}
      {price.any > 0 && <Num count={price.any} icon="books" />}
    </>
  );
}
