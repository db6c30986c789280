/** A map of the underground: cities with mines and houses, tunnels, and the stone tablets on them. */
import { PlaceShape, type Spot, type Stop, usePreviewed, useSpots } from '@guildhall/board-kit';
import { type ReactNode, useMemo } from 'react';
import { ALL_SPOTS, MAPS, SIDES } from '../data/index.ts';
import type { State } from '../rules/index.ts';
import { type Atlas, NONE } from './atlas.ts';
import { CathedralShape, CathedralSign, Pillars } from './cathedrals.tsx';
import { TileChip } from './faces.tsx';
import { IconAt } from './icons.tsx';
import { Piece } from './pieces.tsx';
import type { PartProps } from './props.ts';
import { CitySlots } from './slots.tsx';
import {
  cathedralAt,
  citiesOf,
  figuresThen,
  houseSlots,
  mineSlots,
  undergroundOf,
  type Way,
  waysOf,
} from './spots.ts';
import { Tablet } from './tablet.tsx';
import { CAVE, cityAt, GLINTS, ROCKS } from './underground-layout.ts';

export interface CaveProps extends PartProps {
  readonly level: number;
  readonly isSmall: boolean;
}

function mapName(view: State, level: number): string {
  return `${MAPS[level]}${SIDES[view.silver?.sides[level] ?? 0]}`;
}

function middleOf(view: State, level: number, { from, to }: Way): { readonly x: number; readonly y: number } {
  const a = cityAt(mapName(view, level), level, ALL_SPOTS[from]);
  const b = cityAt(mapName(view, level), level, ALL_SPOTS[to]);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function spotsOf(atlas: Atlas, view: State, level: number): readonly Spot[] {
  return [
    ...citiesOf(level).map((spot) => ({
      place: `spot:${ALL_SPOTS[spot]}`,
      ...cityAt(mapName(view, level), level, ALL_SPOTS[spot]),
    })),
    ...waysOf(atlas, view, level).flatMap((way) =>
      way.tablet === null
        ? []
        : [{ place: `tablet:${MAPS[level]}.${way.number}`, ...middleOf(view, level, way) }],
    ),
  ];
}

export function Underground(props: CaveProps): ReactNode {
  const { atlas, view, words, level, isSmall } = props;
  const spots = useMemo(() => spotsOf(atlas, view, level), [atlas, view, level]);
  const stopAt = useSpots(spots);
  const ways = useMemo(() => waysOf(atlas, view, level), [atlas, view, level]);
  const map = mapName(view, level);
  const tunnels = ways
    .map(({ from, to }) => {
      const a = cityAt(map, level, ALL_SPOTS[from]);
      const b = cityAt(map, level, ALL_SPOTS[to]);
      return `M${a.x} ${a.y}L${b.x} ${b.y}`;
    })
    .join('');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no field set
    <svg
      className="til-cave"
      data-small={isSmall || undefined}
      viewBox={`0 0 ${CAVE.width} ${CAVE.height}`}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label={words.name(MAPS[level])}
    >
      <g className="til-rocks">
        {ROCKS.map(([x, y, r]) => (
          <path
            key={x}
            d={`M${x - r} ${y + r * 0.3}L${x - r * 0.4} ${y - r * 0.5}L${x + r * 0.3} ${y - r * 0.35}L${x + r} ${y + r * 0.2}L${x + r * 0.2} ${y + r * 0.5}Z`}
          />
        ))}
      </g>
      <g className="til-glints">
        {GLINTS.map(([x, y]) => (
          <path key={x} d={`M${x} ${y - 7}l3 5 5 2-5 2-3 5-3-5-5-2 5-2z`} />
        ))}
      </g>
      <path d={tunnels} className="til-tunnel-edge" />
      <path d={tunnels} className="til-tunnel" />
      <path d={tunnels} className="til-tunnel-line" />
      {citiesOf(level).map((spot) => (
        <City key={spot} {...props} spot={spot} stopAt={stopAt} />
      ))}
      {ways.map((way) =>
        way.tablet === null ? null : (
          <Tablet
            key={way.number}
            {...middleOf(view, level, way)}
            atlas={atlas}
            way={way}
            isSmall={isSmall}
            stop={stopAt(`tablet:${MAPS[level]}.${way.number}`)}
          />
        ),
      )}
      {citiesOf(level).map((spot) => (
        <Seekers key={spot} {...props} spot={spot} />
      ))}
    </svg>
  );
}

/** The side of a city on which its tile lies: away from tablets, and from a cathedral. */
function tileSide(atlas: Atlas, view: State, level: number, spot: number): -1 | 1 {
  if (cathedralAt(atlas, view, spot) !== null) return -1;
  const { x, y } = cityAt(mapName(view, level), level, ALL_SPOTS[spot]);
  const room = (side: number): number =>
    Math.min(
      ...waysOf(atlas, view, level)
        .filter(({ tablet }) => tablet !== null)
        .map((way) => middleOf(view, level, way))
        .map((tablet) => Math.hypot(tablet.x - x - side * 38, tablet.y - y + 26)),
    );
  return room(1) > room(-1) ? 1 : -1;
}

interface CityProps extends CaveProps {
  readonly spot: number;
}

function City({
  atlas,
  view,
  words,
  looks,
  level,
  isSmall,
  spot,
  stopAt,
}: CityProps & { readonly stopAt: (place: string) => Stop }): ReactNode {
  const id = ALL_SPOTS[spot];
  const { x, y } = cityAt(mapName(view, level), level, id);
  const { start, price } = undergroundOf(atlas, view, level);
  const previewed = usePreviewed<State>();
  const cathedral = cathedralAt(atlas, view, spot);
  const tile = view.mapTiles[spot];
  const name = words.name(id);
  const half = name.length * 4.3 + 6;
  return (
    <g transform={`translate(${x} ${y})`}>
      <PlaceShape className="til-spot til-city" {...stopAt(`spot:${id}`)}>
        <ellipse rx="62" ry="47" className="til-halo" />
        <ellipse cy="3" rx="52" ry="38" className="til-pocket-edge" />
        <ellipse rx="52" ry="38" className="til-pocket" data-start={id === start || undefined} />
        <ellipse cx="-6" cy="-8" rx="40" ry="24" className="til-light" />
        {!isSmall && (
          <rect x={-half} y="24.500" width={half * 2} height="19" rx="4.500" className="til-label-box" />
        )}
      </PlaceShape>
      <g className="til-over" aria-hidden>
        {cathedral !== null && (
          <>
            <CathedralShape x={28} y={-30} />
            <Pillars
              cathedral={cathedral}
              then={previewed === null ? null : cathedralAt(atlas, previewed, spot)}
              looks={looks}
              x={52}
              y={-24}
            />
            {!isSmall && <CathedralSign cathedral={cathedral} x={34} y={-54} />}
          </>
        )}
        <CitySlots
          mines={mineSlots(atlas, view, spot)}
          houses={houseSlots(atlas, view, spot)}
          minesThen={previewed === null ? null : mineSlots(atlas, previewed, spot)}
          housesThen={previewed === null ? null : houseSlots(atlas, previewed, spot)}
          looks={looks}
          isSmall={isSmall}
        />
        {tile !== undefined && tile !== NONE && (
          <TileChip
            tile={atlas.tiles[tile]}
            x={38 * tileSide(atlas, view, level, spot)}
            y={-26}
            scale={isSmall ? 1.1 : 0.95}
            isSmall={isSmall}
          />
        )}
        {!isSmall && (
          <text y="39" className="til-label">
            {name}
          </text>
        )}
        {id === start && !isSmall && price > 0 && (
          <g transform="translate(-44 -34)">
            <rect x="-19" y="-11" width="38" height="22" rx="11" className="til-pill" />
            <text x="-6" y="5" className="til-pill-text">
              −{price}
            </text>
            <IconAt name="silver" x={8} y={0} size={16} />
          </g>
        )}
      </g>
    </g>
  );
}

/** Seekers stand beside each other at the edge of a pocket. */
function Seekers({ atlas, view, looks, level, isSmall, spot }: CityProps): ReactNode {
  const seekers = figuresThen(view, usePreviewed<State>(), spot);
  const { x, y } = cityAt(mapName(view, level), level, ALL_SPOTS[spot]);
  const isLeft = cathedralAt(atlas, view, spot) !== null || tileSide(atlas, view, level, spot) === 1;
  return (
    <g className="til-figures">
      {seekers.map(({ owner, isGhost }, at) => (
        <Piece
          key={owner}
          name={`seeker ${owner} ${spot} ${at}`}
          group={`seeker ${owner}`}
          kind="seeker"
          look={looks[owner]}
          x={x + (isLeft ? -46 + at * 19 : 44 - at * 19)}
          y={y - 8}
          scale={isSmall ? 1.4 : 1.1}
          hasLetter={!isSmall}
          isGhost={isGhost}
        />
      ))}
    </g>
  );
}
