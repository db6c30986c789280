/** A region: its card with those beside it, its tiles, its influence spaces, its citizens and its sage. */
import { BadgeShape, type SeatLook, type Words } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { REGIONS } from '../data/index.ts';
import type { Region, State } from '../rules/index.ts';
import { type Atlas, NONE } from './atlas.ts';
import { BenefitAt, roman } from './faces.tsx';
import { GameIconAt } from './icons.tsx';
import { BOX, CARD, landOf } from './layout.ts';

interface RegionProps {
  readonly atlas: Atlas;
  readonly words: Words;
  readonly view: State;
  readonly looks: readonly SeatLook[];
  readonly region: number;
}

/** The land itself: what is selected. */
export function RegionGround({ region }: { readonly region: number }): ReactNode {
  return (
    <>
      <path className="inv-land" d={landOf(REGIONS[region])} />
      <rect className="inv-box" width={BOX.width} height={BOX.height} rx="16" />
      <rect className="inv-ring" x="2" y="2" width={BOX.width - 4} height={BOX.height - 4} rx="15" />
      <circle className="inv-mark" cx={BOX.width - 4} cy="4" r="8" />
    </>
  );
}

/** What lies on it; its place says the same in words. */
export function RegionContents(props: RegionProps): ReactNode {
  const { atlas, words, view, looks, region } = props;
  const id = REGIONS[region];
  const at = view.regions[region];
  return (
    <g className="inv-over" aria-hidden>
      <g className="inv-number" transform="translate(22 23)">
        <circle r="13" />
        <text y="5.5">{atlas.tables.regions[id].number}</text>
      </g>
      <text className="inv-region-name" x="42" y="29">
        {words.name(id)}
      </text>
      <Knowledge {...props} at={at} />
      <SpecialistTile {...props} at={at} />
      <CardSpace {...props} at={at} />
      <Beside look={looks[at.inventor]} x={255} y={66} icon="invent" />
      <Beside look={looks[at.innovator]} x={255} y={115} icon="innovate" />
      <InfluenceSpaces {...props} at={at} />
      <WealthStack atlas={atlas} at={at} />
      <Citizens looks={looks} at={at} />
      {view.chronos?.region === region && (
        <g className="inv-chronos">
          <GameIconAt name="seasonPillar" x={186} y={22} size={24} />
        </g>
      )}
    </g>
  );
}

interface PartProps extends RegionProps {
  readonly at: Region;
}

/** The knowledge tile, and the sage beside it. */
function Knowledge({ atlas, at }: PartProps): ReactNode {
  return (
    <g className="inv-knowledge" transform="translate(230 6)">
      {at.sage && <GameIconAt name="sages" x={-14} y={17} size={30} />}
      <rect width="44" height="34" rx="6" data-shown={at.shown || undefined} />
      {at.shown ? (
        <BenefitAt
          benefit={{ effect: 'points', amount: atlas.tables.knowledgePoints }}
          x={19}
          y={16}
          size={24}
        />
      ) : (
        <BenefitAt benefit={atlas.knowledgeTiles[at.knowledge]} x={22} y={17} size={24} />
      )}
    </g>
  );
}

/** How many citizens present an idea here, who they are, and what they get. */
function SpecialistTile({ atlas, looks, at }: PartProps): ReactNode {
  const tile = atlas.specialistTiles[at.specialistTile];
  const places = Array.from({ length: tile.demand }, (_, place) => place);
  return (
    <g className="inv-specialist-tile" transform="translate(8 46)">
      <rect width="60" height="94" rx="8" />
      <BenefitAt benefit={tile} x={30} y={24} size={30} />
      {places.map((place) => {
        const x = 30 + (place - (tile.demand - 1) / 2) * 27;
        const look = place < at.presenters ? looks[at.presenter] : undefined;
        return <Slot key={place} look={look} x={x} y={68} r={12.5} />;
      })}
    </g>
  );
}

interface SlotProps {
  readonly look: SeatLook | undefined;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A place for one citizen. */
function Slot({ look, x, y, r }: SlotProps): ReactNode {
  if (look === undefined) return <circle className="inv-slot" cx={x} cy={y} r={r} />;
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 10.6})`}>
      <BadgeShape look={look} />
    </g>
  );
}

interface BesideProps {
  readonly look: SeatLook | undefined;
  readonly x: number;
  readonly y: number;
  readonly icon: 'invent' | 'innovate';
}

/** The inventor or the innovator beside the card. */
function Beside({ look, x, y, icon }: BesideProps): ReactNode {
  return (
    <>
      <Slot look={look} x={x} y={y} r={17} />
      {look === undefined ? (
        <g className="inv-faint">
          <GameIconAt name={icon} x={x} y={y} size={20} />
        </g>
      ) : (
        <GameIconAt name={icon} x={x + 13} y={y + 13} size={15} />
      )}
    </>
  );
}

const LINE_LENGTH = 15;

/** A name in lines that fit a card. */
function linesOf(name: string): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE_LENGTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function CardSpace({ atlas, words, at }: PartProps): ReactNode {
  if (at.card === NONE) return <rect className="inv-no-card" rx="9" {...CARD} />;
  const { id, type, era, milestone, chain, extra, extraType } = atlas.cards[at.card];
  const lines = linesOf(words.name(id));
  const isSmall = lines.length > 2 || lines.some((line) => line.length > LINE_LENGTH);
  return (
    <g className="inv-region-card" data-type={type} data-invented={at.invented || undefined}>
      <rect className="inv-card-paper" rx="9" {...CARD} />
      <path className="inv-card-band" d="M85 46H102V140H85A9 9 0 0 1 76 131V55A9 9 0 0 1 85 46Z" />
      <GameIconAt name={type} x={89} y={61} size={20} />
      <text className="inv-card-roman" x="89" y="132">
        {roman(era)}
      </text>
      <text
        className="inv-card-title"
        data-small={isSmall || undefined}
        x="110"
        y={lines.length === 1 ? 76 : 68}
      >
        {lines.slice(0, 3).map((line, row) => (
          <tspan key={line} x="110" dy={row === 0 ? 0 : isSmall ? 15 : 18}>
            {line}
          </tspan>
        ))}
      </text>
      {!at.invented && milestone !== 'none' && (
        <text className="inv-card-milestone" x="110" y="131">
          {shortened(words.name(milestone))}
        </text>
      )}
      {at.invented ? (
        <>
          <GameIconAt name="markers" x={186} y={124} size={16} />
          <GameIconAt name={chain} x={212} y={121} size={26} />
        </>
      ) : (
        <>
          <GameIconAt name="markers" x={198} y={106} size={12} />
          <GameIconAt name={chain} x={215} y={105} size={19} />
          {extra > 0 && (
            <>
              <text className="inv-extra" x="118" y="112">{`−${extra}`}</text>
              <GameIconAt name={extraType} x={136} y={107} size={17} />
            </>
          )}
        </>
      )}
    </g>
  );
}

const MILESTONE_LENGTH = 19;

function shortened(name: string): string {
  return name.length <= MILESTONE_LENGTH ? name : `${name.slice(0, MILESTONE_LENGTH - 1)}…`;
}

function InfluenceSpaces({ atlas, looks, at, region }: PartProps): ReactNode {
  const points = atlas.tables.regions[REGIONS[region]].influence;
  return (
    <g className="inv-influence" transform="translate(8 150)">
      {at.influence.map((code, space) => (
        <g key={space} transform={`translate(${space * 42} 0)`}>
          <rect width="38" height="42" rx="7" />
          {code === NONE ? (
            <text x="19" y="27">
              {points[space]}
            </text>
          ) : (
            <TokenOn look={looks[code >> 3]} effect={atlas.tokens[code & 7].effect} />
          )}
        </g>
      ))}
    </g>
  );
}

function TokenOn({
  look,
  effect,
}: {
  readonly look: SeatLook;
  readonly effect: Atlas['tokens'][number]['effect'];
}): ReactNode {
  return (
    <>
      <path
        className="inv-token"
        d="M4 4H34V22C34 31 26 36 19 39 12 36 4 31 4 22Z"
        style={{ fill: `var(${look.fill})` }}
      />
      <GameIconAt name={effect} x={19} y={14} size={17} />
      <text className="inv-token-initial" x="19" y="34" style={{ fill: `var(${look.ink})` }}>
        {look.initial}
      </text>
    </>
  );
}

/** All wealth tiles of the stack: a sharer may take any of them. */
function WealthStack({ atlas, at }: { readonly atlas: Atlas; readonly at: Region }): ReactNode {
  return (
    <g className="inv-wealth" transform="translate(142 150)">
      {at.wealth.map((tile, place) => {
        const { letter, first, second } = atlas.wealth[tile];
        return (
          <g key={tile} transform={`translate(${place * 33.5} 0)`}>
            <rect width="30" height="42" rx="6" />
            <text x="15" y="18">
              {letter}
            </text>
            <GameIconAt
              name={first}
              x={second === 'none' ? 15 : 8.5}
              y={31}
              size={second === 'none' ? 15 : 12}
            />
            {second !== 'none' && <GameIconAt name={second} x={21.5} y={31} size={12} />}
          </g>
        );
      })}
    </g>
  );
}

const PAWN = 'M0 -5.4C-7 -4 -11.6 4 -12.8 16H12.8C11.6 4 7 -4 0 -5.4Z';

function Citizens({ looks, at }: { readonly looks: readonly SeatLook[]; readonly at: Region }): ReactNode {
  const there = at.citizens.flatMap((count, owner) => (count === 0 ? [] : [{ owner, count }]));
  return (
    <g className="inv-citizens" transform="translate(30 232)">
      {there.map(({ owner, count }, place) => {
        const look = looks[owner];
        return (
          <g key={owner} transform={`translate(${place * 55} 0)`}>
            <g className="inv-pawn" style={{ fill: `var(${look.fill})` }}>
              <path d={PAWN} />
              <circle cy="-12" r="8" />
            </g>
            <text className="inv-pawn-initial" y="12" style={{ fill: `var(${look.ink})` }}>
              {look.initial}
            </text>
            <text className="inv-pawn-count" x="15" y="8">
              {count}
            </text>
          </g>
        );
      })}
    </g>
  );
}
