/** Stone tablets: what is carved into them, and their places in the tunnels. */
import { PlaceShape, type Stop } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import type { TabletId } from '../data/index.ts';
import type { Atlas } from './atlas.ts';
import { type GameIconName, IconAt } from './icons.tsx';
import type { Way } from './spots.ts';

const TABLET_ICONS: Readonly<Record<TabletId, GameIconName>> = {
  freeSeeker: 'seeker',
  kingThenPoints: 'king',
  pointsThenKing: 'points',
  kingThenKing: 'king',
  mineAnywhere: 'mine',
  technology: 'technology',
  pillarAnywhere: 'pillar',
  houseAnywhere: 'house',
  points: 'points',
  mine: 'mine',
};

export const STONE = 'M-15 16V-8c0-6 6-10 15-10s15 4 15 10v24z';

interface TabletProps {
  readonly atlas: Atlas;
  readonly way: Way;
  readonly x: number;
  readonly y: number;
  readonly isSmall: boolean;
  readonly stop: Stop;
}

export function Tablet({ atlas, way, x, y, isSmall, stop }: TabletProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${isSmall ? 1.25 : 1})`}>
      <PlaceShape className="til-tablet" {...stop}>
        <path d={STONE} className="til-tablet-stone" data-covered={way.isCovered || undefined} />
      </PlaceShape>
      <g className="til-over" aria-hidden>
        {way.isCovered ? (
          <path d="M-7 -6l14 14M7 -6l-14 14" className="til-cross" />
        ) : (
          way.tablet !== null && <TabletFace atlas={atlas} tablet={way.tablet} isSmall={isSmall} />
        )}
      </g>
    </g>
  );
}

interface TabletFaceProps extends Pick<TabletProps, 'atlas' | 'isSmall'> {
  readonly tablet: TabletId;
}

/** What is carved into a tablet. */
export function TabletFace({ atlas, tablet, isSmall }: TabletFaceProps): ReactNode {
  const { points, pointsFirst } = atlas.tables.tablets;
  const figure = tablet === 'points' ? points : tablet === 'pointsThenKing' ? pointsFirst : null;
  const hasFigure = figure !== null && !isSmall;
  return (
    <>
      {hasFigure && (
        <text x="-7" y="5.500" className="til-figure">
          {figure}
        </text>
      )}
      <IconAt name={TABLET_ICONS[tablet]} x={hasFigure ? 5 : 0} y={0} size={hasFigure ? 15 : 22} />
    </>
  );
}
