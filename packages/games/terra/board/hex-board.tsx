/** A map of hexes: land and water, bridges and their sites, buildings and towns. */
import {
  hexPath,
  hexPoints,
  type PlaceId,
  PlaceShape,
  type Point,
  type SeatLook,
  type Spot,
  usePlaces,
  useSpots,
  type Words,
} from '@guildhall/board-kit';
import type { GameState } from '@guildhall/kernel';
import { type ReactNode, useMemo } from 'react';
import { Bridge, type BuiltBridge, SiteLine, SiteTouch } from './bridge.tsx';
import { Ghosts } from './ghosts.tsx';
import { type Hex, type HexAtlas, SIZE, type Site } from './hex-atlas.ts';
import './hex-board.css';
import { LandShape, type TerrainLook, terrainFill } from './terrain.tsx';
import { RiverTown, Town, type TownHex, townsOf } from './town.tsx';
import { type Target, Viewport } from './viewport/viewport.tsx';

const MARGIN = 6;
/** What of the lower face of the last row shows under it. */
const BELOW = 5;
const BREADTH = Math.sqrt(3) * SIZE;

interface LandFace {
  readonly terrain: TerrainLook;
  /** The seat to whose town it belongs; null: none. */
  readonly town: number | null;
  /** What else is drawn on the land, under the buildings. */
  readonly signs?: ReactNode;
}

/** What stands on a land hex; its key changes when something new stands there. */
interface Standing {
  readonly key: string;
  readonly seat: number;
  readonly drawing: ReactNode;
}

export interface BridgeSite {
  readonly place: PlaceId;
  readonly site: Site;
  /** Whether the map shows it even while nobody can build there. */
  readonly isPrinted: boolean;
}

/** What a map shows of a position. */
export interface HexFaces {
  readonly bridges: readonly BuiltBridge[];
  land(hex: number): LandFace;
  standing(hex: number): Standing | null;
}

interface HexBoardProps<S extends GameState> {
  readonly map: HexAtlas;
  readonly words: Words;
  readonly looks: readonly SeatLook[];
  readonly sites: readonly BridgeSite[];
  readonly view: S;
  facesOf(view: S): HexFaces;
  readonly players: readonly { readonly riverTowns: readonly number[] }[];
}

/** Width to height of the drawing. */
export function aspectOf({ grid }: HexAtlas): number {
  return (grid.width + 2 * MARGIN) / (grid.height + 2 * MARGIN + BELOW);
}

/** Places are `hex:E5` for land, `river:r10` for river, and those of the sites while they are lit. */
export function HexBoard<S extends GameState>(props: HexBoardProps<S>): ReactNode {
  const { map, words, looks, sites, view, facesOf, players } = props;
  const { grid, lands, rivers } = map;
  const { bridges, land, standing } = facesOf(view);
  const { lit, marks } = usePlaces();
  const spots = useMemo(() => spotsOf(map, sites, lit), [map, sites, lit]);
  const stopAt = useSpots(spots);
  const faces = lands.map((_, at) => land(at));
  const towns = townsOf(
    lands.flatMap((hex, at): TownHex[] => {
      const { town } = faces[at];
      return town === null ? [] : [{ hex, seat: town }];
    }),
  );

  return (
    <Viewport
      width={grid.width + 2 * MARGIN}
      height={grid.height + 2 * MARGIN + BELOW}
      label={words.say('map')}
      labels={{ zoomIn: words.say('zoomIn'), zoomOut: words.say('zoomOut'), fit: words.say('fit') }}
      targetOf={(place) => targetOf(spots, place)}
      touched={BREADTH}
      overview={
        <g transform={`translate(${MARGIN} ${MARGIN})`}>
          {lands.map((hex, at) => (
            <polygon key={hex.name} points={hexPoints(hex, SIZE)} fill={terrainFill(faces[at].terrain)} />
          ))}
          {lands.map((hex, at) => {
            const found = standing(at);
            return found === null ? null : (
              <circle
                key={hex.name}
                className="kit-overview-piece"
                cx={hex.x}
                cy={hex.y}
                r="22"
                style={{ fill: `var(${looks[found.seat].fill})` }}
              />
            );
          })}
        </g>
      }
    >
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <Water lands={lands} rivers={rivers} />
        {rivers.map((hex, at) => (
          <PlaceShape key={hex.name} className="kit-river" {...stopAt(`river:${hex.name}`)}>
            <path className="kit-stream" d={hexPath(hex, SIZE - 1, 3)} />
            {players.map(
              ({ riverTowns }, seat) =>
                riverTowns.includes(at) && <RiverTown key={seat} hex={hex} look={looks[seat]} />,
            )}
            <Ring hex={hex} />
          </PlaceShape>
        ))}
        {sites
          .filter(({ place, isPrinted }) => isPrinted && !lit.has(place))
          .map(({ site }) => (
            <SiteLine key={site.name} className="kit-site" site={site} />
          ))}
        {lands.map((hex, at) => (
          <PlaceShape key={hex.name} className="kit-land" {...stopAt(`hex:${hex.name}`)}>
            <g transform={`translate(${hex.x} ${hex.y})`}>
              <LandShape terrain={faces[at].terrain} />
            </g>
            {faces[at].signs}
            <Ring hex={hex} />
          </PlaceShape>
        ))}
        {towns.map((hexes) => (
          <Town key={hexes[0].hex.name} hexes={hexes} look={looks[hexes[0].seat]} />
        ))}
        {/* Above the land, which some of them cross. */}
        {sites
          .filter(({ place }) => lit.has(place))
          .map(({ site, place }) => (
            <PlaceShape key={site.name} className="kit-site-lit" {...stopAt(place)}>
              <SiteTouch site={site} />
              <g className="kit-ring">
                <SiteLine className="kit-ring-under" site={site} />
                <SiteLine className="kit-ring-over" site={site} />
              </g>
            </PlaceShape>
          ))}
        {bridges.map(({ site, seat }, index) => (
          <g
            key={`${site.name} ${seat}`}
            data-piece={`bridge ${site.name} ${seat}`}
            data-of={looks[seat].fill}
          >
            <Bridge site={site} look={looks[seat]} {...besides(bridges, site.name, index)} />
          </g>
        ))}
        {/* Above the land, and no part of its places: those say in words what stands on them. */}
        <g className="kit-standings" aria-hidden>
          {lands.map((hex, at) => {
            const found = standing(at);
            const mark = marks.get(`hex:${hex.name}`);
            const isMarked = mark !== undefined;
            return (
              <g key={`${hex.name} ${found?.key ?? ''}`} data-mark={isMarked || undefined}>
                {isMarked && <Mark hex={hex} fill={mark?.fill ?? '--mark'} />}
                {found !== null && (
                  <g data-piece={`building ${hex.name} ${found.key}`} data-of={looks[found.seat].fill}>
                    <g transform={`translate(${hex.x - 2} ${hex.y + 3})`}>{found.drawing}</g>
                  </g>
                )}
              </g>
            );
          })}
          <Ghosts {...{ map, looks, facesOf }} now={{ bridges, land, standing }} />
          {lands.map((hex) => (
            <text key={hex.name} className="kit-name" x={hex.x} y={hex.y + 29}>
              {hex.name}
            </text>
          ))}
        </g>
      </g>
    </Viewport>
  );
}

/** Waves here and there, shallow water around the land, and foam where it meets it. */
function Water({ lands, rivers }: Pick<HexAtlas, 'lands' | 'rivers'>): ReactNode {
  const waves = rivers.map(({ x, y }, at) => {
    const aside = ((at * 37) % 18) - 9;
    const down = ((at * 23) % 14) - 7;
    return `M${x - 14 + aside} ${y + down}q4-4 8 0t8 0 8 0M${x - 4 - aside} ${y + down + 9}q3-3 6 0t6 0`;
  });
  const shore = (drop: number): string => lands.map(({ x, y }) => coast({ x, y: y + drop })).join('');
  return (
    <g aria-hidden>
      <path className="kit-waves" d={waves.join('')} />
      <path className="kit-shallow" d={shore(4)} />
      <path className="kit-foam" d={shore(1.5)} />
    </g>
  );
}

function coast(centre: Point): string {
  return `M${hexPoints(centre, SIZE - 1).replaceAll(' ', 'L')}Z`;
}

/** Shown while the hex can be chosen, is selected or has the focus. */
function Ring({ hex }: { readonly hex: Hex }): ReactNode {
  return (
    <g className="kit-ring">
      <path className="kit-ring-under" d={hexPath(hex, SIZE - 4, 1)} />
      <path className="kit-ring-over" d={hexPath(hex, SIZE - 4, 1)} />
    </g>
  );
}

/** Something changed here since the viewer's last move. */
function Mark({ hex, fill }: { readonly hex: Hex; readonly fill: string }): ReactNode {
  const path = hexPath(hex, SIZE - 2, 1);
  return (
    <g className="kit-mark">
      <path d={path} />
      <path d={path} style={{ stroke: `var(${fill})` }} />
    </g>
  );
}

/** Which of how many bridges on the same site. */
function besides(bridges: readonly BuiltBridge[], name: string, index: number): { at: number; of: number } {
  const isSame = ({ site }: BuiltBridge): boolean => site.name === name;
  return { at: bridges.slice(0, index).filter(isSame).length, of: bridges.filter(isSame).length };
}

/** What the arrow keys lead to: every hex, and the bridge sites while one has to be chosen. */
function spotsOf(
  { lands, rivers }: HexAtlas,
  sites: readonly BridgeSite[],
  lit: ReadonlySet<PlaceId>,
): readonly Spot[] {
  return [
    ...lands.map(({ name, x, y }) => ({ place: `hex:${name}`, x, y })),
    ...rivers.map(({ name, x, y }) => ({ place: `river:${name}`, x, y })),
    ...sites
      .filter(({ place }) => lit.has(place))
      .map(({ place, site }) => ({ place, x: site.x, y: site.y })),
  ];
}

function targetOf(spots: readonly Spot[], wanted: PlaceId): Target | null {
  const spot = spots.find(({ place }) => place === wanted);
  if (spot === undefined) return null;
  return { point: { x: spot.x + MARGIN, y: spot.y + MARGIN }, breadth: BREADTH };
}
