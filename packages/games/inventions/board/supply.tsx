/** The supply of progress tiles, by kind and number. */
import { Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { TYPES } from '../data/index.ts';
import { tileOf } from './atlas.ts';
import { TileFace } from './faces.tsx';
import type { PartProps } from './props.ts';

export function ProgressSupply({ atlas, view, words }: PartProps): ReactNode {
  return (
    <div className="inv-supply">
      {TYPES.map((type) => (
        <div key={type} className="inv-area">
          <h3>{words.name(type)}</h3>
          <div className="inv-supply-row">
            {view.progress.map((copies, code) => {
              const tile = tileOf(atlas, code);
              if (tile.kind !== type) return null;
              return (
                <Place
                  key={tile.id}
                  id={`supply:${tile.id}`}
                  className={copies === 0 ? 'inv-supply-tile inv-gone' : 'inv-supply-tile'}
                >
                  <TileFace atlas={atlas} tile={tile} />
                  <small>×{copies}</small>
                </Place>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}
