/** The map with everything that stands on it, and the book and power actions on its frame. */
import { BadgeShape, type BoardProps, hexPath, type PlaceId, type SeatLook } from '@guildhall/board-kit';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import {
  type BridgeSite,
  Building,
  type Drawn,
  type Hex,
  HexBoard,
  MainBoard,
  Octagon,
  SIZE,
  userOf,
} from '../../terra/board/index.ts';
import { TERRAINS } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, AUTOMA, type Stands, standingOn } from './atlas.ts';
import { WeighedMark, weighedIn } from './automa/marks.tsx';
import { AutomaStrip } from './automa/panel.tsx';
import { Num, SpaceEffectFace } from './faces.tsx';
import { SHAPES, TERRAIN_LOOK } from './looks.ts';

type MapProps = BoardProps<State, Action> & Drawn<Atlas>;

/** Alone the Automa's cards lie beside it where there is room. */
export function Main(props: MapProps): ReactNode {
  const board = (
    <MainBoard label={props.words.name('actions')} actions={<Actions {...props} />}>
      <HexMap {...props} />
    </MainBoard>
  );
  if (props.view.automa === undefined) return board;
  return (
    <div className="aoi-beside-automa">
      {board}
      <AutomaStrip {...props} />
    </div>
  );
}

function HexMap({ atlas, looks, view, words, offers }: MapProps): ReactNode {
  const edges = useMemo(() => new Map(atlas.lands.map((hex) => [hex.name, edgeOf(atlas, hex)])), [atlas]);
  const sites = useMemo(() => sitesOf(atlas, offers), [atlas, offers]);
  const marks = useMemo(() => weighedIn(view), [view]);
  const leaps = useMemo(() => leapsOf(offers), [offers]);
  return (
    <HexBoard
      map={atlas.map}
      words={words}
      looks={looks}
      sites={sites}
      view={view}
      facesOf={(shown: State) => ({
        bridges: shown.bridges.map((bridge) => ({ site: atlas.site(bridge >> 3), seat: bridge & 7 })),
        land: (hex) => ({
          terrain: TERRAIN_LOOK[TERRAINS[shown.terrain[hex]]],
          town: shown.inTown[hex] === 1 ? (standingOn(shown, hex)?.seat ?? null) : null,
          signs: (
            <>
              <Edge path={edges.get(atlas.lands[hex].name) ?? ''} />
              <WeighedMark hex={atlas.lands[hex]} mark={marks.get(hex)} />
              {leaps.has(hex) && <path className="aoi-leap" d={hexPath(atlas.lands[hex], SIZE - 10, 4)} />}
            </>
          ),
        }),
        standing: (hex) => {
          const stands = standingOn(shown, hex);
          if (stands === null) return null;
          const isAnnexed = shown.annexed[hex] === 1;
          const isMarked = shown.automa?.marked.includes(hex) === true;
          return {
            key: `${shown.buildings[hex]} ${isAnnexed}`,
            seat: stands.seat,
            drawing: (
              <OnHex {...stands} look={looks[stands.seat]} isAnnexed={isAnnexed} isMarked={isMarked} />
            ),
          };
        },
      })}
      players={view.players}
    />
  );
}

/** Who used an action; the Automa, who holds no seat, blocks some. */
function usedBy(id: PlaceId, { view, users, looks }: MapProps): SeatLook | null {
  const isHers = view.automa !== undefined && (users?.get(id) ?? 0) < 0;
  return isHers ? looks[AUTOMA] : userOf(id, users, looks);
}

/** Book actions first, as on the printed board. */
function Actions(props: MapProps): ReactNode {
  const { atlas, view } = props;
  const { powerActions, bookActions } = atlas.tables;
  return (
    <>
      {view.bookActions.map((space, at) => {
        const { cost, deed: effect } = bookActions[atlas.bookActions[space]];
        return (
          <Octagon
            key={`book ${space}`}
            id={`bookAction:${space}`}
            isUsed={(view.bookUsed & (1 << at)) !== 0}
            by={usedBy(`bookAction:${space}`, props)}
            price={<Num count={cost} icon="books" />}
            tone="books"
          >
            <SpaceEffectFace effect={effect} />
          </Octagon>
        );
      })}
      {atlas.powers.map((id, at) => (
        <Octagon
          key={id}
          id={`power:${at}`}
          isUsed={(view.powerUsed & (1 << at)) !== 0}
          by={usedBy(`power:${at}`, props)}
          price={<Num count={powerActions[id].cost} icon="power" />}
        >
          <SpaceEffectFace effect={powerActions[id].deed} />
        </Octagon>
      ))}
    </>
  );
}

/** The sites of the map, and those beside it that somebody may choose now. */
function sitesOf(atlas: Atlas, offers: MapProps['offers']): readonly BridgeSite[] {
  const chosen = offers.flatMap(({ action }) =>
    action.kind === 'bridge' && action.site >= atlas.printedSites ? [action.site] : [],
  );
  const printed = Array.from({ length: atlas.printedSites }, (_, site) => site);
  return [...printed, ...chosen].map((site) => ({
    place: `site:${site}`,
    site: atlas.site(site),
    isPrinted: site < atlas.printedSites,
  }));
}

/** Hexes that are reached by a tunnel or a flight alone. */
function leapsOf(offers: MapProps['offers']): ReadonlySet<number> {
  const byLeap = new Set<number>();
  const byReach = new Set<number>();
  for (const { action } of offers) {
    if (action.kind !== 'build' && action.kind !== 'transform') continue;
    (action.by === 0 ? byReach : byLeap).add(action.hex);
  }
  return byLeap.difference(byReach);
}

function Edge({ path }: { readonly path: string }): ReactNode {
  if (path === '') return null;
  return (
    <g className="aoi-edge">
      <path d={path} />
      <path d={path} />
    </g>
  );
}

/** The outer sides of a hex at the edge of the map, drawn a little inside. */
function edgeOf(atlas: Atlas, hex: Hex): string {
  if (!atlas.isEdge.has(hex.name)) return '';
  const all = [...atlas.lands, ...atlas.rivers];
  const across = Math.sqrt(3) * SIZE;
  const corner = (angle: number) => ({
    x: hex.x + (SIZE - 5) * Math.cos(angle),
    y: hex.y + (SIZE - 5) * Math.sin(angle),
  });
  return Array.from({ length: 6 }, (_, side) => (Math.PI / 3) * side)
    .filter((angle) => {
      const x = hex.x + across * Math.cos(angle);
      const y = hex.y + across * Math.sin(angle);
      return !all.some((other) => Math.hypot(other.x - x, other.y - y) < SIZE / 2);
    })
    .map((angle) => {
      const a = corner(angle - Math.PI / 6);
      const b = corner(angle + Math.PI / 6);
      return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
    })
    .join('');
}

interface OnHexProps extends Stands {
  readonly look: SeatLook;
  readonly isAnnexed: boolean;
  /** Of the Automa: whether it is one of her marked buildings. */
  readonly isMarked: boolean;
}

/** A neutral building has the colour of stone and wears its owner's badge; an annex leans on what stands there. */
function OnHex({ kind, isNeutral, look, isAnnexed, isMarked }: OnHexProps): ReactNode {
  const shape = SHAPES[kind];
  return (
    <>
      {isNeutral ? (
        <>
          <Building shape={shape} look={{ ...look, initial: '', fill: '--piece-neutral' }} scale={1.14} />
          <g transform="translate(13 9) scale(.84)">
            <BadgeShape look={look} />
          </g>
        </>
      ) : (
        <Building shape={shape} look={look} scale={1.14} />
      )}
      {isMarked && <circle className="aoi-marked" cx="19" cy="14" r="7" />}
      {isAnnexed && (
        <g
          className="aoi-annex"
          transform="translate(-19 8)"
          style={{ '--piece': `var(${look.fill})` } as CSSProperties}
        >
          <path d="M-6 5V-5H4V5Z" />
          <path d="M-6-5-3-8H7L4-5ZM4-5 7-8V2L4 5Z" />
        </g>
      )}
    </>
  );
}
