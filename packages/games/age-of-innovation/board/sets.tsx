/** What is chosen before the first round: sets of board, faction and round bonus, or each for itself in a draft. */
import { type BoardProps, Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type Drawn, TerrainSign } from '../../terra/board/index.ts';
import { DISCIPLINES, FACTIONS, TERRAINS } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, factionsOnCard } from './atlas.ts';
import { BonusFace, Gains, Num } from './faces.tsx';
import { GameIcon } from './icons.tsx';
import { TERRAIN_LOOK } from './looks.ts';

type SetsProps = BoardProps<State, Action> & Drawn<Atlas>;

/** In a draft round bonuses do not belong to a board. */
function isOfSets(view: State): boolean {
  return view.offeredBonuses.length > 0;
}

export function isChoosing(view: State): boolean {
  return view.offeredBoards.length > 0 || view.offeredFactions.length > 0;
}

export function Sets(props: SetsProps): ReactNode {
  const { view, words } = props;
  if (view.automa !== undefined) return <PlanningCards {...props} />;
  if (!isOfSets(view)) return <Draft {...props} />;
  return (
    <div className="aoi-sets">
      {view.offeredBoards.map((board, at) => (
        <Place key={board} id={`set:${board}`} className="aoi-set">
          <span className="aoi-set-name">
            <TerrainSign terrain={TERRAIN_LOOK[TERRAINS[board]]} size={2} />
            <span>
              <b>{words.name(FACTIONS[view.offeredFactions[at]])}</b>
              <small>{words.name(TERRAINS[board])}</small>
            </span>
          </span>
        </Place>
      ))}
    </div>
  );
}

/** Alone: planning cards with their factions, then the factions of one of them. */
function PlanningCards({ atlas, view, words }: SetsProps): ReactNode {
  if (view.offeredBoards.length === 0) return <Draft {...{ atlas, view, words }} />;
  return (
    <div className="aoi-sets">
      {view.offeredBoards.map((board) => (
        <Place key={board} id={`board:${board}`} className="aoi-set">
          <span className="aoi-set-name">
            <TerrainSign terrain={TERRAIN_LOOK[TERRAINS[board]]} size={2} />
            <span>
              <b>{words.name(TERRAINS[board])}</b>
              <small>
                {factionsOnCard(atlas, view, board)
                  .map((faction) => words.name(FACTIONS[faction]))
                  .join(' · ')}
              </small>
            </span>
          </span>
        </Place>
      ))}
    </div>
  );
}

function Draft({ view, words }: Pick<SetsProps, 'atlas' | 'view' | 'words'>): ReactNode {
  return (
    <div className="aoi-sets">
      {view.offeredBoards.map((board) => (
        <Place key={`board ${board}`} id={`board:${board}`} className="aoi-set">
          <span className="aoi-set-name">
            <TerrainSign terrain={TERRAIN_LOOK[TERRAINS[board]]} size={2} />
            <b>{words.name(TERRAINS[board])}</b>
          </span>
        </Place>
      ))}
      {view.offeredFactions.map((faction) => (
        <Place key={`faction ${faction}`} id={`faction:${faction}`} className="aoi-set">
          <span className="aoi-set-name">
            <b>{words.name(FACTIONS[faction])}</b>
          </span>
        </Place>
      ))}
    </div>
  );
}

interface StartProps {
  readonly atlas: Atlas;
  /** The planning board; null: it is not shown. */
  readonly board: number | null;
  /** The faction; null: it is not shown. */
  readonly faction: number | null;
  readonly bonus: number | null;
  /** Alone: the factions to choose from with the board. */
  readonly others?: ReactNode;
}

/** A set as it is laid out for the choice: its land, what it begins with, its round bonus. */
export function SetTile({ atlas, board, faction, bonus, others }: StartProps): ReactNode {
  const { boards, factions, roundBonuses } = atlas.tables;
  const begin = board === null ? null : boards[TERRAINS[board]].start;
  const own = faction === null ? null : factions[FACTIONS[faction]].start;
  return (
    <span className="aoi-set-tile">
      {board !== null && <TerrainSign terrain={TERRAIN_LOOK[TERRAINS[board]]} size={3.2} />}
      {others}
      <span className="tile-line">
        {begin !== null && (
          <>
            <Gains gains={{ ...begin, tools: begin.tools + (own?.tools ?? 0), points: 0, power: 0 }} />
            <Num count={begin.bowls.join('/')} icon="power" />
            {begin.spades > 0 && <Num count={begin.spades} icon="spades" />}
            {begin.steps > 0 && <Num count={begin.steps} icon="stepsEach" />}
          </>
        )}
        {own !== null &&
          DISCIPLINES.map((discipline) =>
            own.steps[discipline] > 0 ? (
              <Num key={discipline} count={own.steps[discipline]} icon={discipline} />
            ) : null,
          )}
        {own !== null && (
          <>
            {begin === null && own.tools > 0 && <Num count={own.tools} icon="tools" />}
            {own.stepsOfChoice > 0 && <Num count={own.stepsOfChoice} icon="steps" />}
            {own.competencies > 0 && <Num count={own.competencies} icon="competencies" />}
            {own.towers > 0 && <GameIcon name="tower" size={1.6} />}
            {own.university && <GameIcon name="university" size={1.6} />}
          </>
        )}
      </span>
      {bonus !== null && (
        <span className="tile tile-card">
          <BonusFace bonus={roundBonuses[atlas.bonuses[bonus]]} />
        </span>
      )}
    </span>
  );
}
