/** The wheel of terrains, the home terrain on top: how many spades every other one is away. */
import type { ReactNode } from 'react';
import { IconShape } from './icons.tsx';
import { type TerrainLook, terrainFill } from './terrain.tsx';

interface WheelProps {
  /** In the order of the wheel. */
  readonly terrains: readonly TerrainLook[];
  readonly home: number;
  /** Spades for any change to the home terrain; 0: by the distance on the wheel. */
  readonly always?: number;
}

const RADIUS = 34;

export function Wheel({ terrains, home, always = 0 }: WheelProps): ReactNode {
  const count = terrains.length;
  return (
    <svg className="wheel" viewBox="-50 -50 100 98" aria-hidden>
      <circle r={RADIUS} className="wheel-ring" />
      {terrains.map((_, steps) => {
        const terrain = terrains[(home + steps) % count];
        const angle = (steps / count) * 2 * Math.PI - Math.PI / 2;
        const away = Math.min(steps, count - steps);
        const size = steps === 0 ? 15.5 : 13;
        const x = RADIUS * Math.cos(angle);
        const y = RADIUS * Math.sin(angle);
        return (
          <g key={terrain} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle cy="1.6" r={size} className="wheel-edge" />
            <circle r={size} fill={terrainFill(terrain)} className="wheel-terrain" />
            {steps === 0 ? (
              <use href={`#land-${terrain}`} transform="scale(.34) translate(0 -1)" />
            ) : (
              <>
                <circle r="9.4" className="wheel-plate" />
                <text y="5.3">{always > 0 ? always : away}</text>
              </>
            )}
          </g>
        );
      })}
      <g className="kit-icon" transform="translate(-11 -11) scale(.92)">
        <IconShape name="spades" />
      </g>
    </svg>
  );
}
