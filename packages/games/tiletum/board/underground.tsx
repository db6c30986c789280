/** A map of the underground: cities with mines and houses, tunnels, and the stone tablets on them. */
import { PlaceShape, type Spot, type Stop, usePreviewed, useSpots } from '@guildhall/board-kit';
import { type ReactNode, useMemo } from 'react';
import { ALL_SPOTS, MAPS, SIDES, type TabletId } from '../data/index.ts';
import type { State } from '../rules/index.ts';
import { type Atlas, NONE } from './atlas.ts';
import { CathedralShape, CathedralSign, Pillars } from './buildings.tsx';
import { TileChip } from './faces.tsx';
import { type GameIconName, IconAt } from './icons.tsx';
import { Piece } from './pieces.tsx';
import type { PartProps } from './props.ts';
import {
  cathedralAt,
  citiesOf,
  figuresThen,
  type HouseSlot,
  houseSlots,
  type MineSlot,
  mineSlots,
  undergroundOf,
  type Way,
  waysOf,
} from './spots.ts';
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

interface CitySlotsProps {
  readonly mines: readonly MineSlot[];
  readonly houses: readonly HouseSlot[];
  /** Both after what is chosen; null: nothing is. */
  readonly minesThen: readonly MineSlot[] | null;
  readonly housesThen: readonly HouseSlot[] | null;
  readonly looks: PartProps['looks'];
  readonly isSmall: boolean;
}

function CitySlots({ mines, houses, minesThen, housesThen, looks, isSmall }: CitySlotsProps): ReactNode {
  const step = 23;
  const count = mines.length + houses.length;
  const left = (at: number): number => (at - (count - 1) / 2) * step;
  const y = isSmall ? 4 : 8;
  return (
    <>
      {mines.map(({ slot, gold, owner: now }, at) => {
        const owner = now === NONE ? (minesThen?.[at]?.owner ?? NONE) : now;
        return owner === NONE ? (
          <g key={slot}>
            <path d={`M${left(at) - 9} ${y + 9}v-9q1-9 9-9t9 9v9z`} className="til-free-mine" />
            {gold > 0 && !isSmall && (
              <text x={left(at)} y={y + 6} className="til-mine-figure">
                {gold}
              </text>
            )}
          </g>
        ) : (
          <Piece
            key={slot}
            name={`mine ${slot}@`}
            kind="mine"
            look={looks[owner]}
            x={left(at)}
            y={y}
            isGhost={now === NONE}
          />
        );
      })}
      {houses.map(({ slot, benefit, owner: now }, at) => {
        const x = left(mines.length + at);
        const owner = now === NONE ? (housesThen?.[at]?.owner ?? NONE) : now;
        if (owner !== NONE)
          return (
            <Piece
              key={slot}
              name={`house ${slot}@`}
              kind="house"
              look={looks[owner]}
              x={x}
              y={y}
              scale={0.9}
              hasLetter={!isSmall}
              isGhost={now === NONE}
            />
          );
        return (
          <g key={slot}>
            <path d={`M${x - 9} ${y + 9}v-11l9-8 9 8v11z`} className="til-free" />
            {!isSmall && benefit.effect !== 'none' && (
              <text x={x} y={y + 6} className="til-slot-figure">
                {benefit.effect === 'building' ? '★' : benefit.amount}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

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

function Tablet({ atlas, way, x, y, isSmall, stop }: TabletProps): ReactNode {
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
