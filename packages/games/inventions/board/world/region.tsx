/** What lies in a region, over its land: card, tiles, those who take part, influence spaces, citizens and sage. */
import { Place, type SeatLook, signed, usePreviewed, type Words } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { REGIONS } from '../../data/index.ts';
import type { Region, State } from '../../rules/index.ts';
import { type Atlas, NONE } from '../atlas.ts';
import { CardInRegion } from '../drawings/cards.tsx';
import { BenefitFace } from '../drawings/faces.tsx';
import { GameIcon, type GameIconName } from '../drawings/icons.tsx';
import { Disc, Pawn, Shield } from '../drawings/pieces.tsx';
import { Motif } from './lands.tsx';
import type { Rect } from './layout.ts';
import type { PrintedChain } from './printed-chain.ts';

export interface RegionProps {
  readonly atlas: Atlas;
  readonly words: Words;
  readonly view: State;
  readonly looks: readonly SeatLook[];
  readonly region: number;
}

interface PartProps extends RegionProps {
  readonly at: Region;
}

/** The region after what is chosen, of which ghosts are drawn; null: nothing is chosen. */
function useRegionThen(region: number): Region | null {
  return usePreviewed<State>()?.regions[region] ?? null;
}

/** Over the land at its place: percent become a style. */
export function overLand({ x, y, width, height }: Rect): Readonly<Record<string, string>> {
  return { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
}

interface RegionContentsProps extends RegionProps {
  readonly rect: Rect;
  /** What of this region can be used as a chain action now. */
  readonly chain: PrintedChain | null;
}

export function RegionContents({ rect, chain, ...props }: RegionContentsProps): ReactNode {
  const { view, region } = props;
  const part = { ...props, at: view.regions[region] };
  const then = useRegionThen(region);
  return (
    <div className="inv-region-over" style={overLand(rect)}>
      <Motif region={REGIONS[region]} />
      <RegionHead {...part} />
      <div className="inv-region-middle">
        <SpecialistTile {...part} />
        <ChainPlace place={chain?.from === 'card' ? chain.place : null}>
          <CardSpace {...part} />
        </ChainPlace>
        <span className="inv-beside" aria-hidden>
          <Slot
            look={part.looks[part.at.inventor]}
            then={part.looks[then?.inventor ?? NONE]}
            size={22}
            icon="invent"
            name={`inventor ${region}`}
          />
          <Slot
            look={part.looks[part.at.innovator]}
            then={part.looks[then?.innovator ?? NONE]}
            size={22}
            icon="innovate"
            name={`innovator ${region}`}
          />
        </span>
      </div>
      <div className="inv-region-foot">
        <InfluenceSpaces {...part} size={20} />
        <ChainPlace place={chain?.from === 'knowledge' ? chain.place : null}>
          <Knowledge {...part} />
        </ChainPlace>
        {part.at.sage ? <GameIcon name="sages" size={1.6} /> : <span className="inv-no-sage" />}
        {view.chronos?.region === region && <GameIcon name="chronos" size={1.5} />}
      </div>
      <Citizens {...part} size={23} />
    </div>
  );
}

/** A part of the region that is a place of its own while it offers a chain action. */
function ChainPlace({
  place,
  children,
}: {
  readonly place: string | null;
  readonly children: ReactNode;
}): ReactNode {
  if (place === null)
    return (
      <span className="inv-as-part" aria-hidden>
        {children}
      </span>
    );
  return (
    <Place id={place} className="inv-as-part inv-printed">
      {children}
    </Place>
  );
}

export function RegionName({ atlas, words, region }: RegionProps): ReactNode {
  const id = REGIONS[region];
  return (
    <span className="inv-region-name">
      <i>{atlas.tables.regions[id].number}</i>
      {words.name(id)}
    </span>
  );
}

function RegionHead(props: PartProps): ReactNode {
  const { atlas, at } = props;
  const [top] = at.wealth;
  return (
    <div className="inv-region-head" aria-hidden>
      <RegionName {...props} />
      {top !== undefined && (
        <span className="inv-stack">
          {atlas.wealth[top].letter}
          <small>×{at.wealth.length}</small>
        </span>
      )}
    </div>
  );
}

/** How many citizens present an idea here, who they are, and what they get. */
function SpecialistTile({ atlas, looks, at, region }: PartProps): ReactNode {
  const tile = atlas.specialistTiles[at.specialistTile];
  const then = useRegionThen(region);
  return (
    <span className="inv-specialist-tile inv-cream" aria-hidden>
      <BenefitFace benefit={tile} size={1.4} />
      {Array.from({ length: tile.demand }, (_, place) => (
        <Slot
          key={place}
          look={place < at.presenters ? looks[at.presenter] : undefined}
          then={then !== null && place < then.presenters ? looks[then.presenter] : undefined}
          size={20}
          name={`presenter ${region} ${place}`}
        />
      ))}
    </span>
  );
}

interface SlotProps {
  readonly look: SeatLook | undefined;
  /** Who would stand there after what is chosen. */
  readonly then?: SeatLook | undefined;
  readonly size: number;
  /** What somebody does who stands there. */
  readonly icon?: GameIconName;
  /** Of the citizen, should one stand there. */
  readonly name?: string;
}

/** A place for one citizen. */
export function Slot({ look, then, size, icon, name }: SlotProps): ReactNode {
  if (look !== undefined) return <Disc look={look} size={size} name={name} />;
  if (then !== undefined) return <Disc look={then} size={size} name={name} isGhost />;
  return (
    <span className="inv-slot" style={{ ['--size' as string]: `${size}px` }}>
      {icon !== undefined && <GameIcon name={icon} size={1} />}
    </span>
  );
}

function CardSpace({ atlas, words, at }: PartProps): ReactNode {
  if (at.card === NONE)
    return (
      <span className="inv-no-card">
        <GameIcon name="ideas" size={1.6} />
      </span>
    );
  return <CardInRegion card={atlas.cards[at.card]} words={words} invented={at.invented} />;
}

/** Points for a token that is still to come, and the tokens that lie there. */
export function InfluenceSpaces({
  atlas,
  looks,
  at,
  region,
  size,
}: PartProps & { readonly size: number }): ReactNode {
  const points = atlas.tables.regions[REGIONS[region]].influence;
  const then = useRegionThen(region);
  return (
    <span className="inv-influence-spaces" aria-hidden>
      {at.influence.map((now, space) => {
        const code = now === NONE ? (then?.influence[space] ?? NONE) : now;
        if (code === NONE) return <i key={space}>{points[space]}</i>;
        return (
          <Shield
            key={space}
            name={`token ${region} ${space}`}
            look={looks[code >> 3]}
            size={size}
            isGhost={now === NONE}
          />
        );
      })}
    </span>
  );
}

function Knowledge({ atlas, at }: PartProps): ReactNode {
  return (
    <span className="inv-knowledge inv-cream" data-points={at.shown || undefined}>
      {at.shown ? (
        <BenefitFace benefit={{ effect: 'points', amount: atlas.tables.knowledgePoints }} size={1.1} />
      ) : (
        <BenefitFace benefit={atlas.knowledgeTiles[at.knowledge]} size={1.3} />
      )}
    </span>
  );
}

export function Citizens({ looks, at, size, region }: PartProps & { readonly size: number }): ReactNode {
  const then = useRegionThen(region);
  return (
    <span className="inv-citizens" aria-hidden>
      {at.citizens.map((count, owner) => {
        const change = (then?.citizens[owner] ?? count) - count;
        if (count === 0)
          return (
            change > 0 && (
              <span key={owner} className="kit-ghost" data-ghost={`citizens ${region} ${owner}`}>
                <Pawn look={looks[owner]} size={size} />
                <b>{change}</b>
              </span>
            )
          );
        return (
          <span
            key={owner}
            data-piece={`citizens ${region} ${owner}`}
            data-group={`citizens ${owner}`}
            data-of={looks[owner].fill}
          >
            <Pawn look={looks[owner]} size={size} />
            <b>{count}</b>
            {change !== 0 && (
              <em className="kit-change" data-tone={change < 0 ? 'cost' : 'gain'}>
                {signed(change)}
              </em>
            )}
          </span>
        );
      })}
    </span>
  );
}
