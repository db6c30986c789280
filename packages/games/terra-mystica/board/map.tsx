/** The map with everything that stands on it, and the power actions on its frame. */
import type { BoardProps } from '@guildhall/board-kit';
import { type ReactNode, useMemo } from 'react';
import { Building, type Drawn, HexBoard, MainBoard, Octagon, userOf } from '../../terra/board/index.ts';
import { BUILDINGS, TERRAINS } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, NONE, ownerOf } from './atlas.ts';
import { Num, PowerFace } from './faces.tsx';

type MapProps = BoardProps<State, Action> & Drawn<Atlas>;

export function Main(props: MapProps): ReactNode {
  return (
    <MainBoard label={props.words.name('rules.TM-ACTION')} actions={<PowerActions {...props} />}>
      <HexMap {...props} />
    </MainBoard>
  );
}

function HexMap({ atlas, looks, view, words }: MapProps): ReactNode {
  const sites = useMemo(
    () => atlas.sites.map((site, at) => ({ place: `site:${at}`, site, isPrinted: false })),
    [atlas],
  );
  return (
    <HexBoard
      map={atlas.map}
      words={words}
      looks={looks}
      sites={sites}
      view={view}
      facesOf={({ bridges, terrain, inTown, buildings }: State) => ({
        bridges: bridges.map((bridge) => ({ site: atlas.sites[bridge >> 3], seat: bridge & 7 })),
        land: (hex) => ({
          terrain: TERRAINS[terrain[hex]],
          town: inTown[hex] === 1 ? ownerOf(buildings[hex], BUILDINGS.length) : null,
        }),
        standing: (hex) => {
          const building = buildings[hex];
          if (building === NONE) return null;
          const seat = ownerOf(building, BUILDINGS.length);
          const shape = BUILDINGS[building % BUILDINGS.length];
          return {
            key: String(building),
            seat,
            drawing: <Building shape={shape} look={looks[seat]} scale={1.14} />,
          };
        },
      })}
      players={view.players}
    />
  );
}

function PowerActions({ atlas, view, users, looks }: MapProps): ReactNode {
  return atlas.powers.map((id, at) => {
    const action = atlas.tables.powerActions[id];
    return (
      <Octagon
        key={id}
        id={`power:${at}`}
        isUsed={(view.powerUsed & (1 << at)) !== 0}
        by={userOf(`power:${at}`, users, looks)}
        price={<Num count={action.power} icon="power" />}
      >
        <PowerFace action={action} />
      </Octagon>
    );
  });
}
