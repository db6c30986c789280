/** The map: land and river, bridges and their sites, buildings and towns. */
import {
  type BoardProps,
  Building,
  hexPath,
  type PlaceId,
  PlaceShape,
  type Point,
  type SeatLook,
  type Spot,
  type Stop,
  type Target,
  terrainFill,
  usePlaces,
  useSpots,
  Viewport,
} from '@guildhall/board-kit';
import { type ReactNode, useMemo } from 'react';
import { BUILDINGS, TERRAINS } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, type Hex, NONE, SIZE, type Site } from './atlas.ts';

const MARGIN = 22;
const BREADTH = Math.sqrt(3) * SIZE;

interface MapProps extends BoardProps<State, Action> {
  readonly atlas: Atlas;
  readonly looks: readonly SeatLook[];
}

export function HexMap({ atlas, looks, view, words, selected }: MapProps): ReactNode {
  const { lit, marks } = usePlaces();
  const { grid, lands, rivers, sites } = atlas;
  const spots = useMemo(() => spotsOf(atlas, lit), [atlas, lit]);
  const stopAt = useSpots(spots);

  return (
    <Viewport
      width={grid.width + 2 * MARGIN}
      height={grid.height + 2 * MARGIN}
      label={words.say('map')}
      labels={{ zoomIn: words.say('zoomIn'), zoomOut: words.say('zoomOut'), fit: words.say('fit') }}
      target={targetOf(spots, selected)}
    >
      <rect
        className="tm-water"
        x="2"
        y="2"
        width={grid.width + 2 * MARGIN - 4}
        height={grid.height + 2 * MARGIN - 4}
        rx="26"
      />
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <path className="tm-soil" d={lands.map((hex) => hexPath(hex, SIZE + 1.5, 9)).join('')} />
        {rivers.map((hex) => (
          <PlaceShape key={hex.name} className="tm-river" {...stopAt(`river:${hex.name}`)}>
            <RiverHex hex={hex} />
          </PlaceShape>
        ))}
        {sites.map((site, at) => (
          <SitePlank key={site.name} site={site} place={`site:${at}`} stopAt={stopAt} />
        ))}
        {lands.map((hex, at) => (
          <PlaceShape key={hex.name} className="tm-land" {...stopAt(`hex:${hex.name}`)}>
            <LandHex hex={hex} terrain={view.terrain[at]} inTown={view.inTown[at] === 1} />
          </PlaceShape>
        ))}
        <Buildings lands={lands} view={view} looks={looks} marks={marks} />
        {bridgesOn(view).map(({ site, seat, at, of }) => (
          <Bridge key={`${site}-${seat}`} site={sites[site]} look={looks[seat]} at={at} of={of} />
        ))}
      </g>
    </Viewport>
  );
}

/** What the arrow keys lead to: every hex, and the bridge sites while one has to be chosen. */
function spotsOf(atlas: Atlas, lit: ReadonlySet<PlaceId>): readonly Spot[] {
  return [
    ...atlas.lands.map(({ name, x, y }) => ({ place: `hex:${name}`, x, y })),
    ...atlas.rivers.map(({ name, x, y }) => ({ place: `river:${name}`, x, y })),
    ...atlas.sites
      .map(({ x, y }, at) => ({ place: `site:${at}`, x, y }))
      .filter(({ place }) => lit.has(place)),
  ];
}

function targetOf(spots: readonly Spot[], selected: PlaceId | null): Target | null {
  const spot = spots.find(({ place }) => place === selected);
  if (spot === undefined) return null;
  return { point: { x: spot.x + MARGIN, y: spot.y + MARGIN }, breadth: BREADTH };
}

interface LandProps {
  readonly hex: Hex;
  readonly terrain: number;
  readonly inTown: boolean;
}

function LandHex({ hex, terrain, inTown }: LandProps): ReactNode {
  return (
    <>
      <path className="tm-tile" d={hexPath(hex, SIZE - 2.5, 8)} fill={terrainFill(TERRAINS[terrain])} />
      {inTown && <path className="tm-town" d={hexPath(hex, SIZE - 8, 7)} />}
      <path className="tm-ring" d={hexPath(hex, SIZE - 5, 7.5)} />
      <text className="tm-name" x={hex.x} y={hex.y + SIZE * 0.7}>
        {hex.name}
      </text>
      <circle className="tm-mark" cx={hex.x + SIZE * 0.52} cy={hex.y - SIZE * 0.5} r="7" />
    </>
  );
}

interface BuildingsProps {
  readonly lands: readonly Hex[];
  readonly view: State;
  readonly looks: readonly SeatLook[];
  readonly marks: ReadonlySet<PlaceId>;
}

/** Above the land, and no part of its places: those say in words what stands on them. */
function Buildings({ lands, view, looks, marks }: BuildingsProps): ReactNode {
  return (
    <g className="tm-buildings" aria-hidden>
      {lands.map(({ name, x, y }, at) => {
        const building = view.buildings[at];
        if (building === NONE) return null;
        return (
          <g
            key={`${name} ${building}`}
            data-mark={marks.has(`hex:${name}`) || undefined}
            transform={`translate(${x} ${y - 4})`}
          >
            <Building
              shape={BUILDINGS[building % BUILDINGS.length]}
              look={looks[Math.floor(building / BUILDINGS.length)]}
              scale={1.28}
            />
          </g>
        );
      })}
    </g>
  );
}

function RiverHex({ hex }: { readonly hex: Hex }): ReactNode {
  const { x, y } = hex;
  return (
    <>
      <path className="tm-stream" d={hexPath(hex, SIZE - 2, 8)} />
      <path
        className="tm-wave"
        d={`M${x - 22} ${y - 3}q7 -8 14 0t14 0 14 0M${x - 15} ${y + 10}q6 -7 12 0t12 0`}
      />
      <path className="tm-ring" d={hexPath(hex, SIZE - 5, 7.5)} />
    </>
  );
}

interface SiteProps {
  readonly site: Site;
  readonly place: PlaceId;
  stopAt(place: PlaceId): Stop;
}

/** The part of the way between two hexes that a bridge spans. */
function span({ from, to }: Site): { a: Point; b: Point } {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const part = (SIZE * 0.72) / far;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return {
    a: { x: from.x + dx * part, y: from.y + dy * part },
    b: { x: to.x - dx * part, y: to.y - dy * part },
  };
}

/** A site is a thin line, and a place of its own only while it is lit. */
function SitePlank({ site, place, stopAt }: SiteProps): ReactNode {
  const { lit } = usePlaces();
  const { a, b } = span(site);
  const line = `M${a.x} ${a.y}L${b.x} ${b.y}`;
  if (!lit.has(place)) return <path className="tm-site" d={line} />;
  return (
    <PlaceShape className="tm-site-lit" {...stopAt(place)}>
      <path className="tm-site-touch" d={line} />
      <path className="tm-ring" d={line} />
    </PlaceShape>
  );
}

interface Built {
  readonly site: number;
  readonly seat: number;
  /** Which of how many bridges on the same site. */
  readonly at: number;
  readonly of: number;
}

function bridgesOn(view: State): readonly Built[] {
  const sites = view.bridges.map((bridge) => bridge >> 3);
  return view.bridges.map((bridge, index) => {
    const site = bridge >> 3;
    return {
      site,
      seat: bridge & 7,
      at: sites.slice(0, index).filter((other) => other === site).length,
      of: sites.filter((other) => other === site).length,
    };
  });
}

function Bridge({
  site,
  look,
  at,
  of,
}: Omit<Built, 'site' | 'seat'> & { site: Site; look: SeatLook }): ReactNode {
  const { a, b } = span(site);
  const long = Math.hypot(b.x - a.x, b.y - a.y) + 18;
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const aside = (at - (of - 1) / 2) * 20;
  return (
    <g
      className="tm-bridge"
      transform={`translate(${site.x} ${site.y}) rotate(${turn}) translate(0 ${aside})`}
    >
      <rect className="tm-bridge-halo" x={-long / 2} y="-9" width={long} height="18" rx="5" />
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
