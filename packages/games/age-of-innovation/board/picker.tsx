/** What is chosen before the first round: sets of board, faction and round bonus, or each for itself in a draft. */
import { type BoardProps, Place, TerrainSign } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type Drawn, FaceLine } from '../../terra/board/index.ts';
import { FACTIONS, TERRAINS } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import type { Atlas } from './atlas.ts';
import { BonusFace } from './faces.tsx';
import { TERRAIN_LOOK } from './looks.ts';

type PickerProps = BoardProps<State, Action> & Drawn<Atlas>;

/** In a draft round bonuses do not belong to a board. */
function isOfSets(view: State): boolean {
  return view.offeredBonuses.length > 0;
}

export function isChoosing(view: State): boolean {
  return view.offeredBoards.length > 0 || view.offeredFactions.length > 0;
}

export function Picker(props: PickerProps): ReactNode {
  return isOfSets(props.view) ? <Sets {...props} /> : <Draft {...props} />;
}

function Sets({ atlas, view, words }: PickerProps): ReactNode {
  return (
    <div className="kit-tiles kit-picker aoi-sets">
      {view.offeredBoards.map((board, at) => {
        const faction = FACTIONS[view.offeredFactions[at]];
        const terrain = TERRAINS[board];
        return (
          <Place key={board} id={`set:${board}`} className="kit-pick">
            <span className="kit-pick-name">
              <TerrainSign terrain={TERRAIN_LOOK[terrain]} size={2} />
              <span>
                {words.name(faction)}
                <small>{words.name(terrain)}</small>
              </span>
            </span>
            <span className="aoi-effect">{words.name(`effect.${faction}`)}</span>
            <span className="aoi-effect">{words.name(`effect.${terrain}`)}</span>
            <span className="aoi-set-bonus">
              <BonusFace bonus={atlas.tables.roundBonuses[atlas.bonuses[view.offeredBonuses[at]]]} />
            </span>
          </Place>
        );
      })}
    </div>
  );
}

function Draft({ view, words }: PickerProps): ReactNode {
  return (
    <div className="kit-tiles kit-picker aoi-sets">
      {view.offeredBoards.map((board) => (
        <Place key={board} id={`board:${board}`} className="kit-pick">
          <span className="kit-pick-name">
            <TerrainSign terrain={TERRAIN_LOOK[TERRAINS[board]]} size={2} />
            {words.name(TERRAINS[board])}
          </span>
          <span className="aoi-effect">{words.name(`effect.${TERRAINS[board]}`)}</span>
        </Place>
      ))}
      {view.offeredFactions.map((faction) => (
        <Place key={faction} id={`faction:${faction}`} className="kit-pick">
          <FaceLine>
            <b>{words.name(FACTIONS[faction])}</b>
          </FaceLine>
          <span className="aoi-effect">{words.name(`effect.${FACTIONS[faction]}`)}</span>
        </Place>
      ))}
    </div>
  );
}
