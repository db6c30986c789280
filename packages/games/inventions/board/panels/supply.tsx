/** The stacks of progress tiles, by type and number: copies left, or a tick on one's own. */
import { Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { TYPES } from '../../data/index.ts';
import { tileOf } from '../atlas.ts';
import { TileFace } from '../drawings/faces.tsx';
import { GameIcon } from '../drawings/icons.tsx';
import type { PartProps } from '../props.ts';

export function ProgressSupply({ atlas, view, seat, words }: PartProps): ReactNode {
  const own = seat === null ? null : view.players[seat];
  return (
    <div className="inv-supply">
      {TYPES.map((type) => (
        <div key={type} className="inv-supply-row" data-type={type}>
          <span className="inv-supply-type" title={words.name(type)}>
            <GameIcon name={type} size={1.5} />
          </span>
          {view.progress.map((copies, code) => {
            const tile = tileOf(atlas, code);
            if (tile.kind !== type) return null;
            const isOwn = own !== null && (own.map.includes(code) || own.area.includes(code));
            return (
              <Place
                key={tile.id}
                id={`supply:${tile.id}`}
                left={copies}
                className="inv-supply-tile inv-cream"
              >
                <span
                  className="inv-supply-face"
                  data-gone={(copies === 0 && !isOwn) || undefined}
                  data-own={isOwn || undefined}
                >
                  <em>{isOwn ? '✓' : copies}</em>
                  <TileFace atlas={atlas} tile={tile} />
                </span>
              </Place>
            );
          })}
        </div>
      ))}
    </div>
  );
}
