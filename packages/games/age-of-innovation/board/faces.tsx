/** What stands on tiles, boards and action spaces, as signs and numbers. */
import { Num as Counted } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { Each as EachOf, FaceLine, gainsOf, OnceARound, OnPass, PaysFor } from '../../terra/board/index.ts';
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
import { Sign, type SignName } from './signs.tsx';

interface NumProps {
  readonly count: number | string;
  readonly sign: SignName;
}

export function Num({ count, sign }: NumProps): ReactNode {
  return (
    <Counted count={count}>
      <Sign name={sign} />
    </Counted>
  );
}

const RESOURCES = ['coins', 'tools', 'scholars', 'power', 'books', 'points'] as const;

export const { Gains, ShortGains } = gainsOf(RESOURCES, (name) => <Sign name={name} />);

/** What comes every round. */
function Income({ gains, steps = 0 }: { readonly gains: Gain; readonly steps?: number }): ReactNode {
  if (steps === 0 && RESOURCES.every((name) => gains[name] === 0)) return null;
  return (
    <span className="aoi-income">
      <Gains gains={gains} sign="+" />
      {steps > 0 && <Num count={`+${steps}`} sign="steps" />}
    </span>
  );
}

function Points({ points }: { readonly points: number | string }): ReactNode {
  return <Num count={points} sign="points" />;
}

interface EachProps {
  readonly sign: SignName;
  readonly points: number | string;
}

/** Points for each thing of a kind. */
function Each({ sign, points }: EachProps): ReactNode {
  return (
    <EachOf sign={<Sign name={sign} size={1.4} />}>
      <Points points={points} />
    </EachOf>
  );
}

/** What an action space gives. */
export function SpaceEffectFace({ effect }: { readonly effect: SpaceEffect }): ReactNode {
  return (
    <>
      {effect.guildFrom !== 'nothing' && (
        <PaysFor sign={<Sign name={effect.guildFrom} size={1.3} />}>
          <Sign name="guild" size={1.3} />
        </PaysFor>
      )}
      <Gains gains={effect} />
      {effect.spades > 0 && <Num count={effect.spades} sign="spades" />}
      {effect.steps > 0 && <Num count={effect.steps} sign="steps" />}
      {effect.bridges > 0 && <Sign name="bridges" size={1.4} />}
      {effect.pointsPerGuild > 0 && <Each sign="guild" points={effect.pointsPerGuild} />}
      {effect.again && <Sign name="again" />}
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

const COUNTED: Readonly<Record<Exclude<InnovationTable['counts'], 'nothing'>, SignName>> = {
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
      {tile.neutral !== 'nothing' && <Sign name={tile.neutral} size={1.6} />}
      <Gains gains={tile.atOnce} />
      {tile.tokens > 0 && <Num count={tile.tokens} sign="tokens" />}
      {tile.stepsEach > 0 && <Num count={`+${tile.stepsEach}`} sign="stepsEach" />}
      {tile.shipping > 0 && <Num count={`+${tile.shipping}`} sign="shipping" />}
      {tile.terraforming > 0 && <Num count={`+${tile.terraforming}`} sign="terraforming" />}
      {tile.competencies > 0 && <Num count={tile.competencies} sign="competencies" />}
      {counted !== null && tile.pointsEach > 0 && <Each sign={counted} points={tile.pointsEach} />}
      {counted !== null && tile.stepsForEach > 0 && (
        <PaysFor sign={<Sign name={counted} />}>
          <Num count={tile.stepsForEach} sign="steps" />
        </PaysFor>
      )}
      {counted !== null && from !== '' && (
        <EachOf sign={<Num count={from} sign={counted} />}>
          <Points points={points} />
        </EachOf>
      )}
      {tile.passPointsPerGuild > 0 && (
        <OnPass>
          <Each sign="guild" points={tile.passPointsPerGuild} />
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
        {palace.spades > 0 && <Num count={palace.spades} sign="spades" />}
        {palace.bridges > 0 && <Num count={palace.bridges} sign="bridges" />}
        {palace.shipping > 0 && <Num count={`+${palace.shipping}`} sign="shipping" />}
        {palace.competencies > 0 && <Num count={palace.competencies} sign="competencies" />}
        {palace.townTiles > 0 && <Num count={palace.townTiles} sign="towns" />}
        {palace.guilds > 0 && <Num count={`+${palace.guilds}`} sign="guild" />}
        {palace.passPointsPerSchool > 0 && (
          <OnPass>
            <Each sign="school" points={palace.passPointsPerSchool} />
          </OnPass>
        )}
        {palace.pointsPerWorkshop > 0 && <Each sign="workshop" points={palace.pointsPerWorkshop} />}
        {palace.pointsPerGuild > 0 && <Each sign="guild" points={palace.pointsPerGuild} />}
        {palace.townDiscount > 0 && <Num count={`−${palace.townDiscount}`} sign="towns" />}
        {palace.flight !== null && (
          <PaysFor
            sign={
              <>
                <Gains gains={palace.flight} />
                <Sign name="flight" />
              </>
            }
          >
            <Points points={palace.flightPoints} />
          </PaysFor>
        )}
        {palace.riverTowns && <Sign name="riverside" />}
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
      {tile.spades > 0 && <Num count={tile.spades} sign="spades" />}
      {tile.annexes > 0 && <Num count={tile.annexes} sign="annexes" />}
      {tile.towers > 0 && <Sign name="tower" size={1.6} />}
      {tile.passPointsPerTownTile > 0 && (
        <OnPass>
          <Each sign="towns" points={tile.passPointsPerTownTile} />
        </OnPass>
      )}
      {tile.passPointsPerLowestLevel > 0 && (
        <OnPass>
          <Each sign="stepsEach" points={tile.passPointsPerLowestLevel} />
        </OnPass>
      )}
      {tile.pointsPerScholar > 0 && <Each sign="scholars" points={tile.pointsPerScholar} />}
      {tile.pointsPerEdgeWorkshop > 0 && <Each sign="edge" points={tile.pointsPerEdgeWorkshop} />}
      <Special effect={tile.action} />
      <Income gains={tile.income} steps={tile.incomeSteps} />
    </FaceLine>
  );
}

export function BonusFace({ bonus }: { readonly bonus: RoundBonusTable }): ReactNode {
  return (
    <>
      <FaceLine>
        {bonus.shipping > 0 && <Num count={`+${bonus.shipping}`} sign="shipping" />}
        {bonus.pointsPerRiverWorkshop > 0 && <Each sign="riverside" points={bonus.pointsPerRiverWorkshop} />}
        {bonus.pointsPerScholar > 0 && <Each sign="scholars" points={bonus.pointsPerScholar} />}
        {bonus.pointsPerGuild > 0 && <Each sign="guild" points={bonus.pointsPerGuild} />}
        {bonus.passPointsPerPalaceOrUniversity > 0 && (
          <OnPass>
            <Great points={bonus.passPointsPerPalaceOrUniversity} />
          </OnPass>
        )}
        {bonus.passStepsPerSchool > 0 && (
          <OnPass>
            <PaysFor sign={<Sign name="school" />}>
              <Num count={bonus.passStepsPerSchool} sign="steps" />
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
      sign={
        <>
          <Sign name="palace" size={1.4} />
          <Sign name="university" size={1.4} />
        </>
      }
    >
      <Points points={points} />
    </EachOf>
  );
}

const SCORED: Readonly<Record<Exclude<Scored, 'palaceOrUniversity'>, SignName>> = {
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
          sign={
            <>
              <Sign name="shipping" />
              <Sign name="terraforming" />
            </>
          }
        >
          <Points points={points} />
        </EachOf>
      )}
      {scores !== 'palaceOrUniversity' && scores !== 'track' && (
        <Each sign={SCORED[scores]} points={points} />
      )}
    </>
  );
}

/** What the science bonus at the end of a round counts and gives. */
export function ScienceBonusFace({ tile }: { readonly tile: RoundTileTable }): ReactNode {
  return (
    <>
      <Num count={tile.every} sign={tile.discipline} />
      <span>→</span>
      <Gains gains={tile.reward} />
      {tile.reward.spades > 0 && <Num count={tile.reward.spades} sign="spades" />}
    </>
  );
}

export function TownFace({ tile }: { readonly tile: TownTileTable }): ReactNode {
  return (
    <>
      <FaceLine>
        <b className="tile-big">{tile.points}</b>
        {tile.keys !== 1 && <Num count={tile.keys} sign="keys" />}
      </FaceLine>
      <FaceLine>
        <Gains gains={{ ...tile, points: 0 }} />
        {tile.spades > 0 && <Num count={tile.spades} sign="spades" />}
        {tile.stepsEach > 0 && <Num count={tile.stepsEach} sign="stepsEach" />}
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
          <Num key={discipline} count={price[discipline]} sign={`${discipline}Books`} />
        ),
      )}
      {price.any > 0 && <Num count={price.any} sign="books" />}
    </>
  );
}
