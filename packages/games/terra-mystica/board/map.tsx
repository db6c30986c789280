/** The map with everything that stands on it. */
import { type BoardProps, Building } from '@guildhall/board-kit';
import { type ReactNode, useMemo } from 'react';
import { type Drawn, HexBoard } from '../../terra/board/index.ts';
import { BUILDINGS, TERRAINS } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, NONE, ownerOf } from './atlas.ts';

type MapProps = BoardProps<State, Action> & Drawn<Atlas>;

export function HexMap({ atlas, looks, view, words }: MapProps): ReactNode {
  const sites = useMemo(
    () => atlas.sites.map((site, at) => ({ place: `site:${at}`, site, isPrinted: true })),
    [atlas],
  );
  return (
    <HexBoard
      map={atlas.map}
      words={words}
      looks={looks}
      sites={sites}
      bridges={view.bridges.map((bridge) => ({ site: atlas.sites[bridge >> 3], seat: bridge & 7 }))}
      land={(hex) => ({ terrain: TERRAINS[view.terrain[hex]], isInTown: view.inTown[hex] === 1 })}
      standing={(hex) => {
        const building = view.buildings[hex];
        if (building === NONE) return null;
        return {
          key: String(building),
          drawing: (
            <Building
              shape={BUILDINGS[building % BUILDINGS.length]}
              look={looks[ownerOf(building, BUILDINGS.length)]}
              scale={1.28}
            />
          ),
        };
      }}
    />
  );
}
