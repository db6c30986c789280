/** Slots for houses and mines: what stands there, and what a free one gives. */
import type { SeatLook } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { NONE } from './atlas.ts';
import { Piece } from './pieces.tsx';
import type { HouseSlot, MineSlot } from './spots.ts';

/** What stands on a slot, or would stand there after what is chosen. */
interface Built {
  readonly owner: number;
  readonly isGhost: boolean;
}

function builtOn(now: number, then: { readonly owner: number } | undefined): Built | null {
  const owner = now === NONE ? (then?.owner ?? NONE) : now;
  return owner === NONE ? null : { owner, isGhost: now === NONE };
}

interface HouseProps {
  readonly slot: HouseSlot['slot'];
  readonly house: Built;
  readonly looks: readonly SeatLook[];
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly hasLetter: boolean;
}

function House({ slot, house, looks, ...drawn }: HouseProps): ReactNode {
  const { owner, isGhost } = house;
  return <Piece name={`house ${slot}@`} kind="house" look={looks[owner]} isGhost={isGhost} {...drawn} />;
}

interface SlotsProps {
  readonly slots: readonly HouseSlot[];
  /** They after what is chosen; null: nothing is. */
  readonly then: readonly HouseSlot[] | null;
  readonly looks: readonly SeatLook[];
  readonly y: number;
  /** Whether what a free slot gives is written on it. */
  readonly hasFigures: boolean;
}

/** House slots in a row below a town. A star stands for the bonuses of a building. */
export function HouseSlots({ slots, then, looks, y, hasFigures }: SlotsProps): ReactNode {
  const step = 19;
  return slots.map(({ slot, benefit, owner: now }, at) => {
    const x = (at - (slots.length - 1) / 2) * step;
    const house = builtOn(now, then?.[at]);
    if (house !== null)
      return (
        <House key={slot} {...{ slot, house, looks, x }} y={y + 1} scale={0.86} hasLetter={hasFigures} />
      );
    return (
      <g key={slot}>
        <path d={`M${x - 7.5} ${y + 8}v-9l7.500-6.500 7.500 6.500v9z`} className="til-free" />
        {hasFigures && benefit.effect === 'points' && (
          <text x={x} y={y + 6.8} className="til-slot-figure">
            {benefit.amount}
          </text>
        )}
        {benefit.effect === 'building' && (
          <path
            d={`M${x} ${y - 4.5}l1.600 3.300 3.600.4-2.700 2.500.8 3.600-3.300-1.800-3.300 1.800.8-3.600-2.700-2.500 3.600-.4z`}
            className="til-star"
          />
        )}
      </g>
    );
  });
}

interface CitySlotsProps {
  readonly mines: readonly MineSlot[];
  readonly houses: readonly HouseSlot[];
  /** Both after what is chosen; null: nothing is. */
  readonly minesThen: readonly MineSlot[] | null;
  readonly housesThen: readonly HouseSlot[] | null;
  readonly looks: readonly SeatLook[];
  readonly isSmall: boolean;
}

/** The slots of a city below the ground: mines, then houses. */
export function CitySlots({
  mines,
  houses,
  minesThen,
  housesThen,
  looks,
  isSmall,
}: CitySlotsProps): ReactNode {
  const step = 23;
  const count = mines.length + houses.length;
  const left = (at: number): number => (at - (count - 1) / 2) * step;
  const y = isSmall ? 4 : 8;
  return (
    <>
      {mines.map(({ slot, gold, owner: now }, at) => {
        const mine = builtOn(now, minesThen?.[at]);
        return mine === null ? (
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
            look={looks[mine.owner]}
            x={left(at)}
            y={y}
            isGhost={mine.isGhost}
          />
        );
      })}
      {houses.map(({ slot, benefit, owner: now }, at) => {
        const x = left(mines.length + at);
        const house = builtOn(now, housesThen?.[at]);
        if (house !== null)
          return <House key={slot} {...{ slot, house, looks, x, y }} scale={0.9} hasLetter={!isSmall} />;
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
