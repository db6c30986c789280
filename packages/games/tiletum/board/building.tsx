/** One of the six buildings of a player: roof, rooms by floor, its marker, and the crest below it with its bonus. */
import { onBoard, Place, PlaceShape, type Spot, useSpots } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { FLOORS } from '../data/index.ts';
import { crestPrice, isCompleted, isFilled, NONE } from './atlas.ts';
import { crestBonus } from './describe.ts';
import { Portrait, partsOfEffect } from './faces.tsx';
import { CrestShape, GameIcon, IconAt } from './icons.tsx';
import { Piece } from './pieces.tsx';
import { roomId } from './places.ts';
import type { OwnProps } from './props.ts';

const WALLS = ['#e7cfa0', '#e3bfa6', '#d9d2b2', '#e0c9c0', '#cfd4c2', '#d8d8e0'];
const ROOFS = ['#a3452f', '#8a5a2c', '#56724f', '#a3452f', '#4c6886', '#6b6f7c'];
const FLOOR = 44;
const ROOF = 36;
const FOOT = 6;

interface BuildingProps extends OwnProps {
  readonly building: number;
}

export function BuildingColumn(props: BuildingProps): ReactNode {
  return (
    <div className="til-building">
      <House {...props} />
      <CrestSpace {...props} />
    </div>
  );
}

/** The place of a room: that of the character who lives there, or the empty room. */
function roomPlace({ atlas, view, seat, of, building }: BuildingProps, floor: number): string {
  const room = building * FLOORS + floor;
  const tile = view.players[of].rooms[room];
  return tile === NONE ? onBoard(seat, of, `room:${roomId(room)}`) : `tile:${atlas.tiles[tile].id}`;
}

function House(props: BuildingProps): ReactNode {
  const { atlas, view, looks, words, seat, of, building } = props;
  const { rooms, marker, hasRoofHouse } = atlas.tables.buildings[building];
  const player = view.players[of];
  const height = ROOF + rooms * FLOOR + FOOT;
  const top = (floor: number): number => ROOF + (rooms - 1 - floor) * FLOOR + 4;
  const roof = onBoard(seat, of, `building:${building + 1}`);
  const spots: readonly Spot[] = [
    { place: roof, x: 45, y: 20 },
    ...Array.from({ length: rooms }, (_, floor) => ({
      place: roomPlace(props, floor),
      x: 45,
      y: top(floor) + 20,
    })),
  ];
  const stopAt = useSpots(spots);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no field set
    <svg
      className="til-house"
      viewBox={`0 0 90 ${height}`}
      preserveAspectRatio="xMidYMax meet"
      style={{ '--rooms': rooms } as React.CSSProperties}
      role="group"
      aria-label={words.say('buildingTitle', { building: building + 1 })}
    >
      <PlaceShape className="til-roof" {...stopAt(roof)}>
        <path
          d={`M6 ${height - 1}V${ROOF - 2}H84V${height - 1}Z`}
          fill={WALLS[building]}
          className="til-outline"
        />
        <path d={`M1 ${ROOF}L45 1L89 ${ROOF}Z`} fill={ROOFS[building]} className="til-outline" />
        <path d={`M45 1L89 ${ROOF}H56Z`} fill="#000" opacity=".16" />
        {hasRoofHouse && !isFilled(atlas, player, building) && (
          <Piece kind="house" look={looks[of]} x={44} y={21} scale={0.95} />
        )}
      </PlaceShape>
      {Array.from({ length: rooms }, (_, floor) => {
        const tile = player.rooms[building * FLOORS + floor];
        const about = tile === NONE ? null : atlas.tiles[tile];
        const parts = about?.kind === 'character' ? partsOfEffect(about) : [];
        return (
          <g key={floor}>
            <PlaceShape className="til-room" {...stopAt(roomPlace(props, floor))}>
              <rect x="23" y={top(floor) - 2} width="44" height="42" rx="8" className="til-ring" />
              {about?.kind === 'character' ? (
                <>
                  <g className="til-icon" transform={`translate(26 ${top(floor)}) scale(.95)`}>
                    <Portrait type={about.type} />
                  </g>
                  {parts[0] !== undefined && (
                    <IconAt name={parts[0].icon} x={66} y={top(floor) + 28} size={19} />
                  )}
                </>
              ) : (
                <rect x="26" y={top(floor)} width="38" height="38" rx="6" className="til-room-free" />
              )}
            </PlaceShape>
            {about === null && (
              <text x="45" y={top(floor) + 25} className="til-room-price til-over" aria-hidden>
                {atlas.tables.floors[floor]}
              </text>
            )}
          </g>
        );
      })}
      {marker > 0 && (
        <g
          transform={`translate(76 ${ROOF + 10})`}
          className="til-bonus til-over"
          aria-hidden
          data-gone={isCompleted(atlas, player, building) || undefined}
        >
          <circle r="13" />
          <text y="6.200">+{marker}</text>
        </g>
      )}
    </svg>
  );
}

function CrestSpace({ atlas, view, words, seat, of, building }: BuildingProps): ReactNode {
  const crest = view.players[of].crests[building];
  const about = crest === NONE ? null : atlas.tiles[crest];
  const price = crestPrice(atlas, view, of, building);
  const place = about === null ? onBoard(seat, of, `crest:${building + 1}`) : `tile:${about.id}`;
  return (
    <Place id={place} className={about === null ? 'til-crest-space' : 'til-crest-space til-has'}>
      <span className="til-crest-line">
        {about?.kind === 'crest' ? (
          <svg className="til-crest kit-icon" viewBox="3 2 18 20.500" aria-hidden>
            <CrestShape family={about.family} />
          </svg>
        ) : (
          <>
            <GameIcon name="crest" size={1.15} />
            <b>{price}</b>
            <GameIcon name="food" size={1.15} />
          </>
        )}
      </span>
      <span className="til-crest-bonus">{crestBonus(words, atlas, building)}</span>
    </Place>
  );
}
