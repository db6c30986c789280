/** The factions to choose from. */
import { type BoardProps, Place, TerrainSign } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type Drawn, FaceLine } from '../../terra/board/index.ts';
import { FACTIONS, TERRAINS } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import type { Atlas } from './atlas.ts';
import { Gains } from './faces.tsx';

type PickerProps = BoardProps<State, Action> & Drawn<Atlas>;

/** By terrain, in the order of the wheel: the two sides of each board stand together. */
export function FactionPicker({ atlas, words }: PickerProps): ReactNode {
  const { factions } = atlas.tables;
  const sorted = FACTIONS.map((id, index) => ({ id, index })).sort(
    (a, b) => TERRAINS.indexOf(factions[a.id].terrain) - TERRAINS.indexOf(factions[b.id].terrain),
  );
  return (
    <div className="kit-tiles kit-picker">
      {sorted.map(({ id, index }) => {
        const { terrain, start } = factions[id];
        return (
          <Place key={id} id={`faction:${index}`} className="kit-pick">
            <span className="kit-pick-name">
              <TerrainSign terrain={terrain} size={1.6} />
              {words.name(id)}
            </span>
            <FaceLine>
              <Gains gains={{ coins: start.coins, workers: start.workers, priests: start.priests }} />
            </FaceLine>
          </Place>
        );
      })}
    </div>
  );
}
