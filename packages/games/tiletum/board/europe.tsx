/** The map above ground: towns with their slots, cathedrals, tiles, fairs and figures, and the ways between them. */
import { PlaceShape, type Spot, type Stop, usePreviewed, useSpots } from '@guildhall/board-kit';
import { type ReactNode, useMemo } from 'react';
import { ALL_SPOTS, TOWNS, WAYPOINTS } from '../data/index.ts';
import type { State } from '../rules/index.ts';
import { NONE } from './atlas.ts';
import { CathedralShape, CathedralSign, Pillars } from './cathedrals.tsx';
import { EUROPE, figureAt, flagAt, MOUNTAINS, signAt, spotAt, TREES } from './europe-layout.ts';
import { TileChip } from './faces.tsx';
import { Piece } from './pieces.tsx';
import type { PartProps } from './props.ts';
import { HouseSlots } from './slots.tsx';
import { cathedralAt, fairAt, figuresThen, houseSlots, spotNumber } from './spots.ts';

export const MAINLAND =
  'M-90 180C30 176 60 190 84 160C110 140 130 110 150 60C190 50 230 40 290 44C310 10 340 -10 400 -90H760V380C700 330 660 320 650 316C640 300 610 290 590 270C560 280 556 306 548 324C528 318 510 332 504 346C530 380 540 400 580 520H400C390 414 380 402 350 408C330 414 290 408 262 414C240 428 200 424 180 414C150 428 120 428 90 520H-90Z';
export const ISLAND = 'M20 -90C40 20 30 60 46 92C70 102 110 96 126 82C140 40 120 10 130 -90Z';

export interface MapProps extends PartProps {
  /** Small: without words, beside the one that is looked at. */
  readonly isSmall: boolean;
  /** How much taller than it is drawn. */
  readonly stretch: number;
}

function spotsOf(stretch: number): readonly Spot[] {
  return [...TOWNS, ...WAYPOINTS].map((id) => ({ place: `spot:${id}`, ...spotAt(id, stretch) }));
}

export function Europe(props: MapProps): ReactNode {
  const { atlas, words, isSmall, stretch } = props;
  const spots = useMemo(() => spotsOf(stretch), [stretch]);
  const stopAt = useSpots(spots);
  const height = Math.round(EUROPE.height * stretch);
  const roads = useMemo(
    () =>
      atlas.links
        .map(([a, b]) => {
          const from = spotAt(ALL_SPOTS[a], stretch);
          const to = spotAt(ALL_SPOTS[b], stretch);
          return `M${from.x} ${from.y}L${to.x} ${to.y}`;
        })
        .join(''),
    [atlas, stretch],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no field set
    <svg
      className="til-europe"
      data-small={isSmall || undefined}
      viewBox={`0 0 ${EUROPE.width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label={words.say('europe')}
    >
      <g transform={`scale(1 ${stretch})`}>
        <path d={MAINLAND} className="til-land" />
        <path d={ISLAND} className="til-land" />
      </g>
      <g className="til-scenery">
        {MOUNTAINS.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y * stretch})`}>
            <path d="M-12 8L0 -9L12 8Z" fill="#a08f74" />
            <path d="M0 -9L12 8H2Z" fill="#7d6d54" />
            <path d="M0 -9l-4 6 4 -1.500 4 1.500z" fill="#fff" />
          </g>
        ))}
        {TREES.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y * stretch})`}>
            <path d="M0 -9l6 12h-12z" fill="#5f8f57" />
            <path d="M0 -9l6 12h-6z" fill="#44713f" />
          </g>
        ))}
      </g>
      <path d={roads} className="til-road-edge" />
      <path d={roads} className="til-road" />
      {WAYPOINTS.map((id) => {
        const { x, y } = spotAt(id, stretch);
        return (
          <PlaceShape key={id} className="til-spot til-waypoint" {...stopAt(`spot:${id}`)}>
            <circle cx={x} cy={y} r="17" className="til-halo" />
            <circle cx={x} cy={y} r="7.500" className="til-waypoint-disc" />
          </PlaceShape>
        );
      })}
      {TOWNS.map((id) => (
        <Town key={id} {...props} id={id} stopAt={stopAt} />
      ))}
      {[...TOWNS, ...WAYPOINTS].map((id) => (
        <Figures key={id} {...props} id={id} />
      ))}
    </svg>
  );
}

interface TownProps extends MapProps {
  readonly id: string;
}

export function Town({
  atlas,
  view,
  words,
  looks,
  isSmall,
  stretch,
  id,
  stopAt,
}: TownProps & { readonly stopAt: (place: string) => Stop }): ReactNode {
  const spot = spotNumber(id);
  const { x, y } = spotAt(id, stretch);
  const previewed = usePreviewed<State>();
  const cathedral = cathedralAt(atlas, view, spot);
  const tile = view.mapTiles[spot];
  const fair = fairAt(view, spot);
  const sign = signAt(id);
  const name = words.name(id);
  const half = name.length * 4.25 + 6;
  return (
    <g transform={`translate(${x} ${y})`}>
      <PlaceShape className="til-spot" {...stopAt(`spot:${id}`)}>
        <ellipse rx="34" ry="31" cy="2" className="til-halo" />
        {!isSmall && (
          <rect x={-half} y="4" width={half * 2} height="18.500" rx="4" className="til-label-box" />
        )}
      </PlaceShape>
      <g className="til-over" aria-hidden>
        {cathedral === null ? (
          <g transform="translate(0 -6)">
            <path d="M-13 9v-8l6-5 6 5v-4l6-5 6 5v12z" className="til-wall" />
            <path d="M-14 1l7-6 7 6M-1 -3l7-6 7 6" className="til-roofs" />
          </g>
        ) : (
          <CathedralShape x={-2} y={-14} />
        )}
        {fair > 0 && (
          <Flag
            number={fair}
            isOver={fair < view.round}
            isNow={fair === view.round}
            {...flagAt(id, cathedral !== null)}
          />
        )}
        {cathedral !== null && (
          <Pillars
            cathedral={cathedral}
            then={previewed === null ? null : cathedralAt(atlas, previewed, spot)}
            looks={looks}
            x={23}
            y={-14}
          />
        )}
        {tile !== undefined && tile !== NONE && (
          <TileChip
            tile={atlas.tiles[tile]}
            x={cathedral === null ? 33 : -33}
            y={cathedral === null ? -9 : fair > 0 ? 3 : -6}
            scale={isSmall ? 0.8 : 0.66}
            isSmall
          />
        )}
        {!isSmall && (
          <text y="18" className="til-label" data-strong={id === 'tiletum' || undefined}>
            {name}
          </text>
        )}
        <HouseSlots
          slots={houseSlots(atlas, view, spot)}
          then={previewed === null ? null : houseSlots(atlas, previewed, spot)}
          looks={looks}
          y={31}
          hasFigures={!isSmall}
        />
        {cathedral !== null && !isSmall && <CathedralSign cathedral={cathedral} x={sign.x} y={sign.y} />}
      </g>
    </g>
  );
}

interface FlagProps {
  readonly number: number;
  readonly isOver: boolean;
  readonly isNow: boolean;
  readonly x: number;
  readonly y: number;
}

/** The fair of a round. */
function Flag({ number, isOver, isNow, x, y }: FlagProps): ReactNode {
  return (
    <g
      transform={`translate(${x} ${y})`}
      className="til-flag"
      data-over={isOver || undefined}
      data-now={isNow || undefined}
    >
      <path d="M-9 -9h19l-3.500 9 3.500 9h-19z" />
      <text x="-1" y="5">
        {number}
      </text>
    </g>
  );
}

/** Merchants and architects stand above the towns, so that none hides another's place. */
function Figures({ atlas, view, looks, isSmall, stretch, id }: TownProps): ReactNode {
  const spot = spotNumber(id);
  const previewed = usePreviewed<State>();
  const figures = figuresThen(view, previewed, spot);
  if (figures.length === 0) return null;
  const { x, y } = spotAt(id, stretch);
  const hasCathedral = atlas.tables.cathedrals[id] !== undefined;
  return (
    <g className="til-figures">
      {figures.map(({ kind, owner, isGhost }, index) => {
        const at = figureAt(id, hasCathedral, index, figures.length);
        return (
          <Piece
            key={`${kind} ${owner}`}
            name={`${kind} ${owner}`}
            kind={kind}
            look={looks[owner]}
            x={x + at.x}
            y={y + at.y}
            scale={isSmall ? 1.25 : 1}
            hasLetter={!isSmall}
            isGhost={isGhost}
          />
        );
      })}
    </g>
  );
}
