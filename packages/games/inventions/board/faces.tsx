/** What stands on cards, tiles and spaces, as icons and numbers. */
import { Num, type Words } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import type { Benefit, CardTable, MilestoneTable, Tables, TileKind, WealthTileTable } from '../data/index.ts';
import type { Atlas, Named, Tile } from './atlas.ts';
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

export function BenefitFace({ benefit }: { readonly benefit: Benefit }): ReactNode {
  return (
    <Num count={amountOf(benefit)}>
      <GameIcon name={benefit.effect} size={1.5} />
    </Num>
  );
}

interface BenefitAtProps {
  readonly benefit: Benefit;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The same within a drawing. */
export function BenefitAt({ benefit, x, y, size }: BenefitAtProps): ReactNode {
  const amount = amountOf(benefit);
  return (
    <>
      <GameIconAt name={benefit.effect} x={x} y={y} size={size} />
      {amount !== '' && (
        <text
          className="inv-amount"
          x={x + size * 0.36}
          y={y + size * 0.56}
          style={{ fontSize: `${size * 0.52}px` }}
        >
          {amount}
        </text>
      )}
    </>
  );
}

interface CardFaceProps {
  readonly card: Named<CardTable>;
  readonly words: Words;
  readonly isInvention: boolean;
}

/** An idea tells the milestone it needs, an invention the action it gives. */
export function CardFace({ card, words, isInvention }: CardFaceProps): ReactNode {
  const { id, type, era, milestone, chain, extra, extraType, points } = card;
  return (
    <span className="inv-card" data-type={type} data-invention={isInvention || undefined}>
      <span className="inv-card-head">
        <GameIcon name={type} size={1.3} />
        <span className="inv-card-era">{roman(era)}</span>
      </span>
      <span className="inv-card-name">{words.name(id)}</span>
      {!isInvention && milestone !== 'none' && (
        <span className="inv-card-needs">
          <GameIcon name="milestones" size={1} /> {words.name(milestone)}
        </span>
      )}
      <span className="inv-card-foot">
        <span className="inv-chain">
          <GameIcon name="markers" size={1} />
          <GameIcon name={chain} size={1.4} />
        </span>
        {!isInvention && extra > 0 && (
          <Num count={`−${extra}`}>
            <GameIcon name={extraType} size={1.1} />
          </Num>
        )}
        {!isInvention && points > 0 && (
          <Num count={points}>
            <GameIcon name="points" size={1.1} />
          </Num>
        )}
      </span>
    </span>
  );
}

export function MilestoneFace({
  milestone,
  words,
}: {
  readonly milestone: Named<MilestoneTable>;
  readonly words: Words;
}): ReactNode {
  return (
    <>
      <span className="inv-stone-head">
        <span className="inv-letter">{milestone.letter}</span>
        <span className="inv-stone-name">{words.name(milestone.id)}</span>
      </span>
      <span className="inv-stone-foot">
        <BenefitFace benefit={milestone} />
      </span>
    </>
  );
}

/** The icons on a tile: two of them at most, the first one bigger. */
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

const JOINED: Readonly<Record<Exclude<TileKind, 'wealth'>, string>> = {
  economy: '',
  culture: '→',
  technology: '⇄',
};

export function TileFace({ atlas, tile }: { readonly atlas: Atlas; readonly tile: Tile }): ReactNode {
  if (tile.kind === 'aspiration') {
    const type = aspirationIcon(tile.type);
    return (
      <span className="inv-tile" data-kind="aspiration">
        <GameIcon name={type} size={1.7} />
      </span>
    );
  }
  return (
    <span className="inv-tile" data-kind={tile.kind}>
      <span className="inv-tile-kind">
        <GameIcon name={tile.kind} size={1.15} />
      </span>
      {tile.kind === 'wealth' ? (
        <WealthMarks tile={atlas.tables.wealthTiles[tile.id]} />
      ) : (
        <TileMarks marks={marksOf(atlas.tables, tile.kind, tile.id)} joined={JOINED[tile.kind]} />
      )}
    </span>
  );
}

function TileMarks({ marks, joined }: { readonly marks: Marks; readonly joined: string }): ReactNode {
  return (
    <span className="inv-tile-marks">
      <GameIcon name={marks.first} size={1.5} />
      {joined !== '' && <span className="inv-arrow">{joined}</span>}
      {marks.second !== null && <BenefitFace benefit={marks.second} />}
    </span>
  );
}

function WealthMarks({ tile }: { readonly tile: WealthTileTable }): ReactNode {
  return (
    <span className="inv-tile-marks">
      <b className="inv-letter">{tile.letter}</b>
      <GameIcon name={tile.first} size={1.25} />
      {tile.second !== 'none' && <GameIcon name={tile.second} size={1.25} />}
    </span>
  );
}

const ASPIRATIONS: readonly GameIconName[] = ['economy', 'culture', 'technology', 'joker'];

function aspirationIcon(type: number): GameIconName {
  return ASPIRATIONS[type];
}

/** What a built tile shows within its hex. */
export function TileAt({ atlas, tile }: { readonly atlas: Atlas; readonly tile: Tile }): ReactNode {
  if (tile.kind === 'aspiration') return null;
  if (tile.kind === 'wealth') {
    const { letter, first, second } = atlas.tables.wealthTiles[tile.id];
    return (
      <>
        <text className="inv-hex-letter" y="-8">
          {letter}
        </text>
        <GameIconAt name={first} x={second === 'none' ? 0 : -10} y={12} size={17} />
        {second !== 'none' && <GameIconAt name={second} x={10} y={12} size={17} />}
      </>
    );
  }
  const { first, second } = marksOf(atlas.tables, tile.kind, tile.id);
  if (second === null) return <GameIconAt name={first} x={0} y={0} size={28} />;
  if (tile.kind === 'technology') {
    return (
      <>
        <GameIconAt name={first} x={-12} y={0} size={21} />
        <GameIconAt name={second.effect} x={12} y={0} size={21} />
      </>
    );
  }
  return (
    <>
      <GameIconAt name={first} x={0} y={-13} size={21} />
      <BenefitAt benefit={second} x={0} y={12} size={19} />
    </>
  );
}
