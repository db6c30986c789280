/** A map of hexes: land and river, bridges and their sites, buildings and towns. */
import { type ReactNode, useMemo } from 'react';
import type { PlaceId, SeatLook, Words } from './board.ts';
import { hexPath } from './hex.ts';
import { type Hex, type HexAtlas, SIZE, type Site } from './hex-atlas.ts';
import './hex-board.css';
import { PlaceShape, usePlaces } from './place.tsx';
import { type Spot, useSpots } from './spots.ts';
import { type TerrainLook, terrainFill } from './terrain.tsx';
import { type Target, Viewport } from './viewport.tsx';

const MARGIN = 22;
const BREADTH = Math.sqrt(3) * SIZE;

export interface LandFace {
  readonly terrain: TerrainLook;
  readonly isInTown: boolean;
  /** What else is drawn on the land, under the buildings. */
  readonly signs?: ReactNode;
}

/** What stands on a land hex; its key changes when something new stands there. */
export interface StandingOrders {
  readonly key: string;
  readonly drawing: ReactNode;
}

export interface BridgeSite {
  readonly place: PlaceId;
  readonly site: Site;
  /** Whether the map shows it even while nobody can build there. */
  readonly isPrinted: boolean;
}

interface BuiltBridge {
  readonly site: Site;
  readonly seat: number;
}

interface HexBoardProps {
  readonly map: HexAtlas;
  readonly words: Words;
  readonly looks: readonly SeatLook[];
  readonly sites: readonly BridgeSite[];
  readonly bridges: readonly BuiltBridge[];
  land(hex: number): LandFace;
  standing(hex: number): StandingOrders | null;
  /** What is drawn on a river hex. */
  river?(hex: number): ReactNode;
}

/** Places are `hex:E5` for land, `river:r10` for river, and those of the sites while they are lit. */
export function HexBoard(props: HexBoardProps): ReactNode {
  const { map, words, looks, sites, bridges, land, standing, river } = props;
  const { grid, lands, rivers } = map;
  const { lit, marks } = usePlaces();
  const spots = useMemo(() => spotsOf(map, sites, lit), [map, sites, lit]);
  const stopAt = useSpots(spots);

  return (
    <Viewport
      width={grid.width + 2 * MARGIN}
      height={grid.height + 2 * MARGIN}
      label={words.say('map')}
      labels={{ zoomIn: words.say('zoomIn'), zoomOut: words.say('zoomOut'), fit: words.say('fit') }}
      targetOf={(place) => targetOf(spots, place)}
    >
      <rect
        className="kit-water"
        x="2"
        y="2"
        width={grid.width + 2 * MARGIN - 4}
        height={grid.height + 2 * MARGIN - 4}
        rx="26"
      />
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <path className="kit-soil" d={lands.map((hex) => hexPath(hex, SIZE + 1.5, 9)).join('')} />
        {rivers.map((hex, at) => (
          <PlaceShape key={hex.name} className="kit-river" {...stopAt(`river:${hex.name}`)}>
            <RiverHex hex={hex} />
            {river?.(at)}
          </PlaceShape>
        ))}
        {sites
          .filter(({ place, isPrinted }) => isPrinted && !lit.has(place))
          .map(({ site }) => (
            <SiteLine key={site.name} className="kit-site" site={site} />
          ))}
        {lands.map((hex, at) => (
          <PlaceShape key={hex.name} className="kit-land" {...stopAt(`hex:${hex.name}`)}>
            <LandHex hex={hex} {...land(at)} />
          </PlaceShape>
        ))}
        {/* Above the land, which some of them cross. */}
        {sites
          .filter(({ place }) => lit.has(place))
          .map(({ site, place }) => (
            <PlaceShape key={site.name} className="kit-site-lit" {...stopAt(place)}>
              <SiteTouch site={site} />
              <SiteLine className="kit-ring" site={site} />
            </PlaceShape>
          ))}
        {/* Above the land, and no part of its places: those say in words what stands on them. */}
        <g className="kit-standings" aria-hidden>
          {lands.map(({ name, x, y }, at) => {
            const found = standing(at);
            return found === null ? null : (
              <g
                key={`${name} ${found.key}`}
                data-mark={marks.has(`hex:${name}`) || undefined}
                transform={`translate(${x} ${y - 4})`}
              >
                {found.drawing}
              </g>
            );
          })}
        </g>
        {bridges.map(({ site, seat }, index) => (
          <Bridge
            key={`${site.name} ${seat}`}
            site={site}
            look={looks[seat]}
            {...besides(bridges, site.name, index)}
          />
        ))}
      </g>
    </Viewport>
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

function LandHex({ hex, terrain, isInTown, signs }: LandFace & { readonly hex: Hex }): ReactNode {
  return (
    <>
      <path className="kit-tile" d={hexPath(hex, SIZE - 2.5, 8)} fill={terrainFill(terrain)} />
      {isInTown && <path className="kit-town" d={hexPath(hex, SIZE - 8, 7)} />}
      {signs}
      <path className="kit-ring" d={hexPath(hex, SIZE - 5, 7.5)} />
      <text className="kit-name" x={hex.x} y={hex.y + SIZE * 0.7}>
        {hex.name}
      </text>
      <circle className="kit-mark" cx={hex.x + SIZE * 0.52} cy={hex.y - SIZE * 0.5} r="7" />
    </>
  );
}

function RiverHex({ hex }: { readonly hex: Hex }): ReactNode {
  const { x, y } = hex;
  return (
    <>
      <path className="kit-stream" d={hexPath(hex, SIZE - 2, 8)} />
      <path
        className="kit-wave"
        d={`M${x - 22} ${y - 3}q7 -8 14 0t14 0 14 0M${x - 15} ${y + 10}q6 -7 12 0t12 0`}
      />
      <path className="kit-ring" d={hexPath(hex, SIZE - 5, 7.5)} />
    </>
  );
}

interface Span {
  readonly long: number;
  readonly turn: number;
  /** Lays what is drawn around (0, 0), along the x axis, over the site. */
  readonly transform: string;
}

/** The part of the way between two hexes that a bridge spans. */
function span({ from, to, x, y }: Site): Span {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return {
    long: Math.hypot(dx, dy) - 2 * 0.72 * SIZE,
    turn,
    transform: `translate(${x} ${y}) rotate(${turn})`,
  };
}

function SiteLine({ site, className }: { readonly site: Site; readonly className: string }): ReactNode {
  const { long, transform } = span(site);
  return <path className={className} transform={transform} d={`M${-long / 2} 0H${long / 2}`} />;
}

const TOUCH_BREADTH = 40;

/** What is touched is an area: an upright line has no breadth, and what has none counts as invisible. */
function SiteTouch({ site }: { readonly site: Site }): ReactNode {
  const { long, transform } = span(site);
  return (
    <rect
      className="kit-site-touch"
      transform={transform}
      x={-long / 2}
      y={-TOUCH_BREADTH / 2}
      width={long}
      height={TOUCH_BREADTH}
    />
  );
}

interface BridgeProps {
  readonly site: Site;
  readonly look: SeatLook;
  readonly at: number;
  readonly of: number;
}

function Bridge({ site, look, at, of }: BridgeProps): ReactNode {
  const { long: spanned, turn, transform } = span(site);
  const long = spanned + 18;
  const aside = (at - (of - 1) / 2) * 20;
  return (
    <g className="kit-bridge" transform={`${transform} translate(0 ${aside})`}>
      <rect className="kit-bridge-halo" x={-long / 2} y="-9" width={long} height="18" rx="5" />
      <rect x={-long / 2} y="-7" width={long} height="14" rx="4" style={{ fill: `var(${look.fill})` }} />
      <path d={planks(long)} />
      <text transform={`rotate(${-turn})`} y="4.5" style={{ fill: `var(${look.ink})` }}>
        {look.initial}
      </text>
    </g>
  );
}

function planks(long: number): string {
  let path = '';
  for (let x = -long / 2 + 8; x < long / 2 - 2; x += 9) if (Math.abs(x) > 8) path += `M${x} -7V7`;
  return path;
}
