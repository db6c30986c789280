/** What stands on tiles and spaces, as icons and numbers. */
import type { ReactNode } from 'react';
import type { Benefit, Tables, TileKind } from '../../data/index.ts';
import type { Atlas, Tile } from '../atlas.ts';
import { GameIcon, GameIconAt, type GameIconName } from './icons.tsx';

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];

export function roman(era: number): string {
  return ROMAN[era] ?? String(era);
}

/** The number that belongs to the icon of a benefit, or nothing where the icon alone tells it. */
function amountOf({ effect, amount }: Benefit): string {
  if (effect === 'points' || effect === 'influence') return String(amount);
  if (effect === 'build') return amount === 0 ? '' : `−${amount}`;
  if (effect === 'discount') return `−${amount}`;
  return amount > 1 ? String(amount) : '';
}

interface BenefitFaceProps {
  readonly benefit: Benefit;
  readonly size?: number;
}

export function BenefitFace({ benefit, size = 1.5 }: BenefitFaceProps): ReactNode {
  return (
    <span className="inv-benefit">
      {amountOf(benefit)}
      <GameIcon name={benefit.effect} size={size} />
    </span>
  );
}

/** So that it can be read on the smallest progress map. */
const LEAST_TYPE = 21.5;

interface BenefitAtProps {
  readonly benefit: Benefit;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The same within a drawing: the number at the left of the icon. */
export function BenefitAt({ benefit, x, y, size }: BenefitAtProps): ReactNode {
  const amount = amountOf(benefit);
  if (amount === '') return <GameIconAt name={benefit.effect} x={x} y={y} size={size} />;
  return (
    <>
      <text
        className="inv-amount"
        x={x - size * 0.5}
        y={y + size * 0.3}
        style={{ fontSize: `${Math.max(size * 0.86, LEAST_TYPE)}px` }}
      >
        {amount}
      </text>
      <GameIconAt name={benefit.effect} x={x + size * 0.28} y={y} size={size} />
    </>
  );
}

/** The icons on a tile: two of them at most. */
interface Marks {
  readonly first: GameIconName;
  readonly second: Benefit | null;
}

function marksOf(tables: Tables, kind: Exclude<TileKind, 'wealth'>, id: string): Marks {
  if (kind === 'economy') return { first: tables.economyTiles[id].effect, second: null };
  if (kind === 'culture') {
    const { action, ...benefit } = tables.cultureTiles[id];
    return { first: action, second: benefit };
  }
  const { first, second } = tables.technologyTiles[id];
  return { first, second: { effect: second, amount: 1 } };
}

/** An action leads to a benefit, or two actions belong together. */
const JOINED: Readonly<Record<Exclude<TileKind, 'wealth'>, string>> = {
  economy: '',
  culture: '›',
  technology: '·',
};

const ASPIRATIONS: readonly GameIconName[] = ['economy', 'culture', 'technology', 'joker'];

export function TileFace({ atlas, tile }: { readonly atlas: Atlas; readonly tile: Tile }): ReactNode {
  if (tile.kind === 'aspiration') return <GameIcon name={ASPIRATIONS[tile.type]} size={1.7} />;
  if (tile.kind === 'wealth') return <WealthFace atlas={atlas} id={tile.id} />;
  const { first, second } = marksOf(atlas.tables, tile.kind, tile.id);
  if (second === null) return <GameIcon name={first} size={1.5} />;
  return (
    <>
      <GameIcon name={first} size={1.25} />
      <span className="inv-joined">{JOINED[tile.kind]}</span>
      <BenefitFace benefit={second} size={1.2} />
    </>
  );
}

function WealthFace({ atlas, id }: { readonly atlas: Atlas; readonly id: string }): ReactNode {
  const { letter, first, second } = atlas.tables.wealthTiles[id];
  return (
    <>
      <b className="inv-wealth-letter">{letter}</b>
      <GameIcon name={first} size={1.05} />
      {second !== 'none' && <GameIcon name={second} size={1.05} />}
    </>
  );
}

/** What a built tile shows within its hex. */
export function TileAt({ atlas, tile }: { readonly atlas: Atlas; readonly tile: Tile }): ReactNode {
  if (tile.kind === 'aspiration') return null;
  if (tile.kind === 'wealth') {
    const { letter, first, second } = atlas.tables.wealthTiles[tile.id];
    return (
      <>
        <text className="inv-hex-letter" y="0">
          {letter}
        </text>
        <GameIconAt name={first} x={second === 'none' ? 0 : -10} y={14} size={17} />
        {second !== 'none' && <GameIconAt name={second} x={10} y={14} size={17} />}
      </>
    );
  }
  const { first, second } = marksOf(atlas.tables, tile.kind, tile.id);
  if (second === null) return <GameIconAt name={first} x={0} y={0} size={32} />;
  if (tile.kind === 'technology') {
    return (
      <>
        <GameIconAt name={first} x={-12.5} y={0} size={24} />
        <GameIconAt name={second.effect} x={12.5} y={0} size={24} />
      </>
    );
  }
  return (
    <>
      <GameIconAt name={first} x={0} y={-13} size={25} />
      <BenefitAt benefit={second} x={0} y={15} size={21} />
    </>
  );
}
