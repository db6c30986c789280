/** The progress map of a society: spaces with what they give, and the tiles built on them. */
import { hexPath, onBoard, PlaceShape, useSpots } from '@guildhall/board-kit';
import { type ReactNode, useMemo } from 'react';
import { type Atlas, NONE, tileOf, within } from '../atlas.ts';
import { BenefitAt, TileAt } from '../drawings/faces.tsx';
import { GameIconAt } from '../drawings/icons.tsx';
import type { SocietyProps } from '../props.ts';

const SIZE = 36;
const SQRT3 = Math.sqrt(3);
const GROUND = hexPath({ x: 0, y: 0 }, SIZE - 1, 3);
const RING = hexPath({ x: 0, y: 0 }, SIZE - 3, 3);

/** The centres of the hexes within a drawing that just holds them. */
function hexesOf(atlas: Atlas) {
  const raw = atlas.spaces.map(({ q, r }) => ({ x: SQRT3 * SIZE * (q + r / 2), y: 1.5 * SIZE * r }));
  const left = Math.min(...raw.map(({ x }) => x)) - SIZE * 0.92;
  const top = Math.min(...raw.map(({ y }) => y)) - SIZE - 2;
  return {
    width: Math.max(...raw.map(({ x }) => x)) - left + SIZE * 0.92,
    height: Math.max(...raw.map(({ y }) => y)) - top + SIZE + 6,
    centres: raw.map(({ x, y }) => ({ x: x - left, y: y - top })),
  };
}

export function ProgressMap({ atlas, view, of, seat, words }: SocietyProps): ReactNode {
  const { width, height, centres } = useMemo(() => hexesOf(atlas), [atlas]);
  const { map, economyUsed, technologyUsed } = view.players[of];
  const places = map.map((code, space) =>
    onBoard(seat, of, code === NONE ? `space:${atlas.spaces[space].id}` : `tile:${atlas.tiles[code]}`),
  );
  const stopAt = useSpots(places.map((place, space) => ({ place, ...centres[space] })));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no field set
    <svg
      className="inv-progress-map"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={words.say('progressMap')}
    >
      {map.map((code, space) => {
        const tile = code === NONE ? null : tileOf(atlas, code);
        const { x, y } = centres[space];
        const isUsed =
          (tile?.kind === 'economy' && (economyUsed & (1 << code)) !== 0) ||
          (tile?.kind === 'technology' && (technologyUsed & (1 << within(code))) !== 0);
        return (
          <g
            key={atlas.spaces[space].id}
            transform={`translate(${x} ${y})`}
            data-type={tile?.kind}
            data-built={tile !== null || undefined}
            data-ring={atlas.spaces[space].ring}
            data-used={isUsed || undefined}
          >
            <PlaceShape className="inv-hex" {...stopAt(places[space])}>
              {tile !== null && <path className="inv-hex-edge" d={GROUND} transform="translate(0 4)" />}
              <path className="inv-hex-ground" d={GROUND} />
              <path className="inv-ring" d={RING} />
            </PlaceShape>
            <g className="inv-over" aria-hidden>
              {tile === null ? (
                <g className="inv-hex-benefit">
                  <BenefitAt benefit={atlas.spaces[space]} x={0} y={0} size={27} />
                </g>
              ) : (
                <TileAt atlas={atlas} tile={tile} />
              )}
              {isUsed && tile?.kind === 'economy' && (
                <GameIconAt name="economyMarker" x={0} y={21} size={18} />
              )}
            </g>
          </g>
        );
      })}
    </svg>
  );
}
