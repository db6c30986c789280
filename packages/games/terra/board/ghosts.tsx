/** What the choice of whoever looks would change on the map: the land as it would be, and the piece that would stand there. */
import { hexPath, type SeatLook, usePreviewed } from '@guildhall/board-kit';
import type { GameState } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { Bridge } from './bridge.tsx';
import { type HexAtlas, SIZE } from './hex-atlas.ts';
import type { HexFaces } from './hex-board.tsx';
import { LandShape } from './terrain.tsx';

interface GhostsProps<S extends GameState> {
  readonly map: HexAtlas;
  readonly looks: readonly SeatLook[];
  /** The map as it is. */
  readonly now: HexFaces;
  facesOf(view: S): HexFaces;
}

export function Ghosts<S extends GameState>({ map, looks, now, facesOf }: GhostsProps<S>): ReactNode {
  const previewed = usePreviewed<S>();
  if (previewed === null) return null;
  const then = facesOf(previewed);
  const bridges = then.bridges.filter(
    ({ site, seat }) => !now.bridges.some((other) => other.site.name === site.name && other.seat === seat),
  );
  return (
    <g className="kit-ghosts" data-ghosts>
      {map.lands.map((hex, at) => {
        const { terrain } = then.land(at);
        const stood = now.standing(at);
        const stands = then.standing(at);
        const isNew = stands !== null && stands.key !== stood?.key;
        const isChanged = terrain !== now.land(at).terrain;
        if (!isNew && !isChanged) return null;
        return (
          <g key={hex.name} data-ghost={isNew ? `building ${hex.name} ${stands.key}` : `land ${hex.name}`}>
            {/* Land that stays covers the piece that is replaced. */}
            {(isChanged || stood !== null) && (
              <g
                className={isChanged ? 'kit-ghost-land' : undefined}
                transform={`translate(${hex.x} ${hex.y})`}
              >
                <LandShape terrain={terrain} />
              </g>
            )}
            <path className="kit-ghost-under" d={hexPath(hex, SIZE - 4, 1)} />
            <path className="kit-ghost-over" d={hexPath(hex, SIZE - 4, 1)} />
            {isNew && (
              <g className="kit-ghost-piece" transform={`translate(${hex.x - 2} ${hex.y + 3})`}>
                {stands.drawing}
              </g>
            )}
            {isNew && (
              <g className="kit-ghost-plus" transform={`translate(${hex.x + 21} ${hex.y - 20})`}>
                <circle r="9.500" />
                <path d="M-4.500 0h9M0-4.500v9" />
              </g>
            )}
          </g>
        );
      })}
      {bridges.map(({ site, seat }) => (
        <g key={site.name} className="kit-ghost-piece" data-ghost={`bridge ${site.name} ${seat}`}>
          <Bridge site={site} look={looks[seat]} at={0} of={1} />
        </g>
      ))}
    </g>
  );
}
