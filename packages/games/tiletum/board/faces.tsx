/** What is printed on tiles: one list of numbers and icons, drawn at every size. */
import type { ReactNode } from 'react';
import type { Benefit } from '../data/index.ts';
import { ACTIONS, GOODS } from '../data/index.ts';
import type { Tile } from './atlas.ts';
import { CrestShape, GameIcon, type GameIconName, IconAt } from './icons.tsx';

export interface Part {
  /** Empty where the icon alone says it. */
  readonly count: string;
  readonly icon: GameIconName;
}

const part = (count: number | string, icon: GameIconName): Part => ({ count: String(count), icon });

/** What an effect gives. */
export function partsOfEffect({ effect, amount }: Benefit): readonly Part[] {
  const same =
    (ACTIONS as readonly string[]).includes(effect) || (GOODS as readonly string[]).includes(effect);
  if (same) return [part(amount, effect as GameIconName)];
  switch (effect) {
    case 'points':
    case 'silver':
    case 'mine':
    case 'goods':
    case 'identical':
      return [part(amount, effect)];
    case 'oneEach':
      return [part('', 'food'), part('', 'wool'), part('', 'stone'), part('', 'iron')];
    case 'goldAndPoints':
      return [part(amount, 'gold'), part(amount, 'points')];
    case 'goldAndIron':
      return [part(amount, 'gold'), part(amount, 'iron')];
    case 'goldAndWool':
      return [part(amount, 'gold'), part(amount, 'wool')];
    case 'goldAndSilver':
      return [part(amount, 'gold'), part(amount, 'silver')];
    case 'contractAndGood':
      return [part(amount, 'contract'), part(1, 'goods')];
    case 'plus':
      return [part(`+${amount}`, 'plus')];
    case 'colour':
      return [part('', 'die')];
    case 'colourPlus':
      return [part('', 'die'), part(`+${amount}`, 'plus')];
    case 'building':
      return [part('', 'building')];
    case 'house':
    case 'pillar':
      return [part('', effect)];
    case 'merchantSteps':
      return [part(amount, 'merchantStep')];
    case 'architectSteps':
      return [part(amount, 'architectStep')];
    case 'merchantStepAndHouse':
      return [part('', 'merchantStep'), part('', 'house')];
    case 'architectStepAndPillar':
      return [part('', 'architectStep'), part('', 'pillar')];
    case 'bothSteps':
      return [part('', 'architectStep'), part('', 'merchantStep')];
    default:
      return [];
  }
}

/** What a tile asks for, and what it gives. */
function partsOf(tile: Tile): { readonly asks: readonly Part[]; readonly gives: readonly Part[] } {
  switch (tile.kind) {
    case 'helper':
      return {
        asks: tile.price === 0 ? [] : [part(`−${tile.price}`, tile.pays)],
        gives: partsOfEffect(tile),
      };
    case 'contract':
      return {
        asks: [
          ...(tile.same === 0 ? [] : [part(tile.same, 'identical')]),
          ...(tile.wool === 0 ? [] : [part(tile.wool, 'wool')]),
          ...(tile.iron === 0 ? [] : [part(tile.iron, 'iron')]),
        ],
        gives: [part(tile.points, 'points'), ...partsOfEffect(tile)],
      };
    case 'crest':
      return { asks: [], gives: [] };
    case 'character':
      return { asks: [], gives: partsOfEffect(tile) };
  }
}

export function Parts({
  parts,
  size = 1.3,
}: {
  readonly parts: readonly Part[];
  readonly size?: number;
}): ReactNode {
  return parts.map(({ count, icon }) => (
    <span key={icon} className="til-part">
      {count}
      <GameIcon name={icon} size={size} />
    </span>
  ));
}

const COATS: Readonly<Record<string, string>> = {
  merchant: '#c9772d',
  architect: '#2f7d7a',
  character: '#4b76b5',
  contract: '#b3483a',
  king: '#7d4aa8',
};

/** Where a portrait's hair, hat or hood ends: types differ by more than their coats. */
const HEADS: Readonly<Record<string, string>> = {
  merchant: 'M9.500 13C11 5 15 3 20 3s9 2 10.500 10l2.500 1H7z',
  architect: 'M10.500 15c0-8 4-11 9.500-11s9.500 3 9.500 11c-3-1-5-3-6-5-2 3-7 4-13 5z',
  character:
    'M10 22C8 10 12 4 20 4s12 6 10 18l-2.500-1c1-5 0-8-1.500-10.500-4 2-9 2-12 0C12.500 13 11.500 16 12.500 21z',
  contract: 'M11 12c0-5 4-7.500 9-7.500s9 2.500 9 7.500h4v2.500H7V12z',
  king: 'M10 13l-.5-8.500 5 4L20 3l5.500 5.500 5-4-.5 8.500z',
};

/** A character's likeness by type. */
export function Portrait({ type }: { readonly type: string }): ReactNode {
  const coat = COATS[type];
  return (
    <>
      <rect width="40" height="40" rx="6" fill={`color-mix(in srgb, ${coat} 38%, #fffaf0)`} stroke="none" />
      <path d="M5 40c0-11 6-16 15-16s15 5 15 16z" fill={coat} />
      <circle cx="20" cy="16" r="8.500" fill="#f1cfa8" />
      <path d={HEADS[type]} fill={type === 'king' ? '#f0bd37' : `color-mix(in srgb, ${coat} 55%, #1d140c)`} />
    </>
  );
}

/** A tile among others: storehouse, offers, picker. */
export function TileFace({ tile }: { readonly tile: Tile }): ReactNode {
  const { asks, gives } = partsOf(tile);
  if (tile.kind === 'crest')
    return (
      <span className="til-face" data-kind="crest">
        <svg className="til-crest kit-icon" viewBox="3 2 18 20.500" aria-hidden>
          <CrestShape family={tile.family} />
        </svg>
      </span>
    );
  return (
    <span className="til-face" data-kind={tile.kind}>
      {tile.kind === 'character' && (
        <svg className="til-portrait kit-icon" viewBox="0 0 40 40" aria-hidden>
          <Portrait type={tile.type} />
        </svg>
      )}
      {asks.length > 0 && (
        <span className="til-parts" data-asks>
          <Parts parts={asks} />
        </span>
      )}
      <span className="til-parts">
        <Parts parts={gives} />
      </span>
      {tile.kind === 'character' && (
        <span className="til-type">
          <GameIcon name={tile.type} size={1.15} />
        </span>
      )}
    </span>
  );
}

interface ChipProps {
  readonly tile: Tile;
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Icons alone, where figures would be too small to read. */
  readonly isSmall?: boolean;
}

/** A bonus tile within a drawing, 40 by 34. */
export function TileChip({ tile, x, y, scale = 1, isSmall = false }: ChipProps): ReactNode {
  return (
    <g className="til-over" aria-hidden transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect x="-20" y="-14" width="40" height="34" rx="6" className="til-chip-edge" />
      <rect x="-20" y="-17" width="40" height="34" rx="6" className="til-chip-face" />
      <ChipParts tile={tile} isSmall={isSmall} />
    </g>
  );
}

function ChipParts({ tile, isSmall }: { readonly tile: Tile; readonly isSmall: boolean }): ReactNode {
  if (tile.kind === 'crest')
    return (
      <g className="til-icon" transform="translate(-13 -13) scale(1.080)">
        <CrestShape family={tile.family} />
      </g>
    );
  const { asks, gives } = partsOf(tile);
  if (isSmall) return <IconAt name={gives.at(-1)?.icon ?? 'contract'} x={0} y={0} size={26} />;
  // A contract and a priced tile have two rows.
  if (asks.length > 0)
    return (
      <>
        <ChipRow parts={asks} y={-8.5} size={14} />
        <ChipRow parts={gives} y={8} size={14} />
      </>
    );
  if (gives.length > 2)
    return (
      <>
        <ChipRow parts={gives.slice(0, 2)} y={-8} size={15} />
        <ChipRow parts={gives.slice(2)} y={8} size={15} />
      </>
    );
  if (gives.length === 2)
    return (
      <>
        <ChipRow parts={gives.slice(0, 1)} y={-8.5} size={15} />
        <ChipRow parts={gives.slice(1)} y={8} size={15} />
      </>
    );
  return <ChipRow parts={gives} y={0} size={21} />;
}

function ChipRow({
  parts,
  y,
  size,
}: {
  readonly parts: readonly Part[];
  readonly y: number;
  readonly size: number;
}): ReactNode {
  const widths = parts.map(({ count }) => size + count.length * 8);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let left = -whole / 2;
  return parts.map(({ count, icon }, at) => {
    const start = left;
    left += widths[at];
    return (
      <g key={icon}>
        {count !== '' && (
          <text x={start + count.length * 4} y={y + 5} className="til-figure">
            {count}
          </text>
        )}
        <IconAt name={icon} x={start + count.length * 8 + size / 2} y={y} size={size} />
      </g>
    );
  });
}
