/** The big drawing: the world with its regions and ways, the forums with their pillars, and what this turn holds. */
import {
  type PlaceId,
  PlaceShape,
  type Point,
  type Spot,
  type Target,
  usePhone,
  usePlaces,
  useSpots,
  Viewport,
} from '@guildhall/board-kit';
import { type ReactNode, useMemo, useState } from 'react';
import { ACTIONS, REGIONS } from '../data/index.ts';
import type { State } from '../rules/index.ts';
import type { Atlas } from './atlas.ts';
import { Decision, partOf } from './decision.tsx';
import { ForumContents, ForumGround } from './forum.tsx';
import { BOX, CARD, type Layout, LESSON, type Rect, squareLayout, wideLayout } from './layout.ts';
import type { PartProps } from './props.ts';
import { RegionContents, RegionGround } from './region.tsx';
import { TurnLine } from './turn-tree.tsx';

/** What has to be legible when a region or a forum is selected, in units of the drawing. */
const DETAIL = 92;

export function World(props: PartProps): ReactNode {
  const { view, offers, words } = props;
  const isPhone = usePhone();
  const part = partOf(view);
  const [mapInsteadOf, setMapInsteadOf] = useState<string | null>(null);
  // A phone has no room for both: what is decided elsewhere takes the place of the map, until the map is wanted.
  const isElsewhere = isPhone && offers.length > 0 && part !== 'map';
  const isMap = !isElsewhere || mapInsteadOf === part;
  return (
    <div className="inv-main">
      <div className="inv-top">
        <TurnLine {...props} />
        {isElsewhere && (
          <button
            type="button"
            className="inv-turn-over"
            onClick={() => setMapInsteadOf(isMap ? null : part)}
          >
            {words.say(isMap ? 'decision' : 'map')}
          </button>
        )}
      </div>
      {isMap ? (
        <WorldMap {...props} isPhone={isPhone} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by keyboard
        <section className="inv-instead" aria-label={words.say('decision')} tabIndex={0}>
          <Decision {...props} />
        </section>
      )}
    </div>
  );
}

function WorldMap({ isPhone, ...props }: PartProps & { readonly isPhone: boolean }): ReactNode {
  const { atlas, view, words } = props;
  const { lit } = usePlaces();
  const layout = useMemo(() => (isPhone ? squareLayout : wideLayout)(atlas.tables), [atlas.tables, isPhone]);
  const printed = useMemo(() => printedChain(atlas, view), [atlas, view]);
  const chain = printed !== null && lit.has(printed.place) ? printed : null;
  const spots = useMemo(() => spotsOf(layout, chain), [layout, chain]);
  const stopAt = useSpots(spots);
  return (
    <Viewport
      width={layout.width}
      height={layout.height}
      label={words.say('map')}
      labels={{ zoomIn: words.say('zoomIn'), zoomOut: words.say('zoomOut'), fit: words.say('fit') }}
      targetOf={(place) => targetOf(spots, place)}
    >
      <rect className="inv-sea" width={layout.width} height={layout.height} rx="24" />
      <path className="inv-way-edge" d={layout.ways.join('')} />
      <path className="inv-way" d={layout.ways.join('')} />
      {REGIONS.map((id, region) => {
        const { x, y } = layout.regions[id];
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <PlaceShape className="inv-region" {...stopAt(`region:${id}`)}>
              <RegionGround region={region} />
            </PlaceShape>
            <RegionContents {...props} region={region} />
            {chain?.region === region && (
              <PlaceShape className="inv-printed" {...stopAt(chain.place)}>
                <rect className="inv-ring" rx="9" {...chain.rect} />
              </PlaceShape>
            )}
          </g>
        );
      })}
      {layout.forums.map((forum) => (
        <rect
          key={forum.x}
          className="inv-forum"
          rx="14"
          x={forum.x}
          y={forum.y}
          width={forum.width}
          height={forum.height}
        />
      ))}
      {ACTIONS.map((action, index) => (
        <g key={action}>
          <PlaceShape className="inv-forum-space" {...stopAt(`forum:${action}`)}>
            <ForumGround rect={layout.spaces[index]} />
          </PlaceShape>
          <ForumContents {...props} action={index} rect={layout.spaces[index]} />
        </g>
      ))}
    </Viewport>
  );
}

interface PrintedChain {
  readonly region: number;
  readonly place: PlaceId;
  /** Within the box of the region. */
  readonly rect: Rect;
}

/** A chain that is offered by something in a region: a sage's knowledge tile, or the invention that was improved. */
function printedChain(atlas: Atlas, { pending, regions }: State): PrintedChain | null {
  const owed = pending.at(-1)?.[0];
  if (owed?.kind !== 'chain') return null;
  if (owed.from === 'knowledge') return { region: owed.at, place: 'learn', rect: LESSON };
  if (owed.from !== 'innovation') return null;
  const region = regions.findIndex(({ card }) => card === owed.at);
  return region < 0 ? null : { region, place: `card:${atlas.cards[owed.at].id}`, rect: CARD };
}

function spotsOf({ regions, spaces }: Layout, chain: PrintedChain | null): readonly Spot[] {
  return [
    ...REGIONS.map((id) => ({
      place: `region:${id}`,
      x: regions[id].x + BOX.width / 2,
      y: regions[id].y + BOX.height / 2,
    })),
    ...ACTIONS.map((action, at) => ({ place: `forum:${action}`, ...middleOf(spaces[at], { x: 0, y: 0 }) })),
    ...(chain === null
      ? []
      : [{ place: chain.place, ...middleOf(chain.rect, regions[REGIONS[chain.region]]) }]),
  ];
}

function middleOf({ x, y, width, height }: Rect, box: Point): Point {
  return { x: box.x + x + width / 2, y: box.y + y + height / 2 };
}

function targetOf(spots: readonly Spot[], wanted: PlaceId): Target | null {
  const spot = spots.find(({ place }) => place === wanted);
  return spot === undefined ? null : { point: { x: spot.x, y: spot.y }, breadth: DETAIL };
}
