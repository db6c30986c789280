/** The map with everything that stands on it. */
import {
  BadgeShape,
  type BoardProps,
  Building,
  hexPath,
  IconShape,
  type SeatLook,
} from '@guildhall/board-kit';
import { type ReactNode, useMemo } from 'react';
import { type BridgeSite, type Drawn, type Hex, HexBoard, SIZE } from '../../terra/board/index.ts';
import { TERRAINS } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, type Stands, standingOn } from './atlas.ts';
import { SHAPES, TERRAIN_LOOK } from './looks.ts';

type MapProps = BoardProps<State, Action> & Drawn<Atlas>;

export function HexMap({ atlas, looks, view, words, offers }: MapProps): ReactNode {
  const edges = useMemo(() => new Map(atlas.lands.map((hex) => [hex.name, edgeOf(atlas, hex)])), [atlas]);
  const sites = useMemo(() => sitesOf(atlas, offers), [atlas, offers]);
  const leaps = useMemo(() => leapsOf(offers), [offers]);
  return (
    <HexBoard
      map={atlas.map}
      words={words}
      looks={looks}
      sites={sites}
      bridges={view.bridges.map((bridge) => ({ site: atlas.site(bridge >> 3), seat: bridge & 7 }))}
      land={(hex) => ({
        terrain: TERRAIN_LOOK[TERRAINS[view.terrain[hex]]],
        isInTown: view.inTown[hex] === 1,
        signs: (
          <>
            <path className="aoi-edge" d={edges.get(atlas.lands[hex].name)} />
            {leaps.has(hex) && <path className="aoi-leap" d={hexPath(atlas.lands[hex], SIZE - 14, 6)} />}
          </>
        ),
      })}
      standing={(hex) => {
        const stands = standingOn(view, hex);
        if (stands === null) return null;
        const isAnnexed = view.annexed[hex] === 1;
        return {
          key: `${view.buildings[hex]} ${isAnnexed}`,
          drawing: <OnHex {...stands} look={looks[stands.seat]} isAnnexed={isAnnexed} />,
        };
      }}
      river={(hex) => (
        <RiverTowns
          hex={atlas.rivers[hex]}
          founders={looks.filter((_, seat) => view.players[seat].riverTowns.includes(hex))}
        />
      )}
    />
  );
}

/** The sites of the map, and those beside it that somebody may choose now. */
function sitesOf(atlas: Atlas, offers: MapProps['offers']): readonly BridgeSite[] {
  const chosen = offers.flatMap(({ action }) =>
    action.kind === 'bridge' && action.site >= atlas.printedSites ? [action.site] : [],
  );
  const printed = Array.from({ length: atlas.printedSites }, (_, site) => site);
  return [...printed, ...chosen].map((site) => ({
    place: `site:${site}`,
    site: atlas.site(site),
    isPrinted: site < atlas.printedSites,
  }));
}

/** Hexes that are reached by a tunnel or a flight alone. */
function leapsOf(offers: MapProps['offers']): ReadonlySet<number> {
  const byLeap = new Set<number>();
  const byReach = new Set<number>();
  for (const { action } of offers) {
    if (action.kind !== 'build' && action.kind !== 'transform') continue;
    (action.by === 0 ? byReach : byLeap).add(action.hex);
  }
  return byLeap.difference(byReach);
}

/** The outer sides of a hex at the edge of the map, drawn a little inside. */
function edgeOf(atlas: Atlas, hex: Hex): string {
  if (!atlas.isEdge.has(hex.name)) return '';
  const all = [...atlas.lands, ...atlas.rivers];
  const across = Math.sqrt(3) * SIZE;
  const corner = (angle: number) => ({
    x: hex.x + (SIZE - 7) * Math.cos(angle),
    y: hex.y + (SIZE - 7) * Math.sin(angle),
  });
  return Array.from({ length: 6 }, (_, side) => (Math.PI / 3) * side)
    .filter((angle) => {
      const x = hex.x + across * Math.cos(angle);
      const y = hex.y + across * Math.sin(angle);
      return !all.some((other) => Math.hypot(other.x - x, other.y - y) < SIZE / 2);
    })
    .map((angle) => {
      const a = corner(angle - Math.PI / 6);
      const b = corner(angle + Math.PI / 6);
      return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
    })
    .join('');
}

interface OnHexProps extends Stands {
  readonly look: SeatLook;
  readonly isAnnexed: boolean;
}

/** A neutral building has the colour of stone and wears its owner's badge; an annex leans on what stands there. */
function OnHex({ kind, isNeutral, look, isAnnexed }: OnHexProps): ReactNode {
  const shape = SHAPES[kind];
  return (
    <g className={isNeutral ? 'aoi-neutral' : undefined}>
      {isNeutral ? (
        <>
          <Building shape={shape} look={{ ...look, initial: '', fill: '--piece-neutral' }} scale={1.28} />
          <g transform="translate(0 12) scale(.92)">
            <BadgeShape look={look} />
          </g>
        </>
      ) : (
        <Building shape={shape} look={look} scale={1.28} />
      )}
      {isAnnexed && (
        <g className="aoi-annex" transform="translate(24 10)">
          <path d="M-8 9V-6H8V9Z" style={{ fill: `var(${look.fill})` }} />
          <path d="M-4 1.5H4M0 -2.5V5.5" style={{ stroke: `var(${look.ink})` }} />
        </g>
      )}
    </g>
  );
}

interface RiverTownsProps {
  readonly hex: Hex;
  readonly founders: readonly SeatLook[];
}

/** Towns that were founded over a river hex. */
function RiverTowns({ hex, founders }: RiverTownsProps): ReactNode {
  return founders.map((look) => (
    <g key={look.name} className="aoi-river-town" transform={`translate(${hex.x} ${hex.y})`}>
      <circle r="24" />
      <g transform="translate(0 6)">
        <BadgeShape look={look} />
      </g>
      <g className="kit-icon" transform="translate(-9 -23) scale(.75)">
        <IconShape name="towns" />
      </g>
    </g>
  ));
}
