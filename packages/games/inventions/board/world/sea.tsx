/** The drawn part of the world: water, routes and lands. */
import { PlaceShape, type Spot, useSpots } from '@guildhall/board-kit';
import { type ReactNode, useMemo } from 'react';
import { REGIONS } from '../../data/index.ts';
import type { PartProps } from '../props.ts';
import { Land, LandLights, shoreLine } from './lands.tsx';
import { centreOf, type Layout, type Rect } from './layout.ts';

interface SeaProps extends PartProps {
  readonly layout: Layout;
}

/** A land is what is selected; what lies on it is drawn over it. */
export function Sea({ words, layout }: SeaProps): ReactNode {
  const spots = useMemo(() => spotsOf(layout), [layout]);
  const stopAt = useSpots(spots);
  return (
    <>
      <Waves />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no field set */}
      <svg
        className="inv-sea"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="group"
        aria-label={words.say('map')}
      >
        <LandLights />
        <path className="inv-route-edge" d={layout.routes} />
        <path className="inv-route" d={layout.routes} />
        {REGIONS.map((id) => (
          <g key={id} transform={transformOf(layout.regions[id])}>
            <PlaceShape className="inv-region" {...stopAt(`region:${id}`)}>
              <Land region={id} />
              <path className="inv-ring-edge" d={shoreLine(id)} />
              <path className="inv-ring" d={shoreLine(id)} />
              <ellipse className="inv-mark" cx="95" cy="8" rx="3.2" ry="3.6" />
            </PlaceShape>
          </g>
        ))}
      </svg>
    </>
  );
}

function transformOf({ x, y, width, height }: Rect): string {
  return `translate(${x} ${y}) scale(${width / 100} ${height / 100})`;
}

function spotsOf({ regions }: Layout): readonly Spot[] {
  return REGIONS.map((id) => ({ place: `region:${id}`, ...centreOf(regions[id]) }));
}

function Waves(): ReactNode {
  return (
    <svg className="inv-waves" width="100%" height="100%" aria-hidden>
      <pattern id="inv-waves" width="120" height="70" patternUnits="userSpaceOnUse">
        <path d="M12 18q6-5 12 0t12 0M70 46q6-5 12 0t12 0M84 10q5-4 10 0t10 0M22 58q5-4 10 0t10 0" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#inv-waves)" />
    </svg>
  );
}
