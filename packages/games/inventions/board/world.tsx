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
import { NONE, openChoice } from './atlas.ts';
import { Decision, partOf } from './decision.tsx';
import { ForumSpace } from './forum.tsx';
import type { PartProps } from './props.ts';
import { RegionDrawing } from './region.tsx';
import { BOX, broadScene, type Scene, squareScene } from './scene.ts';
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
  const { atlas, view, words, selected } = props;
  const { lit } = usePlaces();
  const scene = useMemo(() => (isPhone ? squareScene : broadScene)(atlas.tables), [atlas.tables, isPhone]);
  const lesson = lit.has('learn') ? lessonIn(view) : NONE;
  const spots = useMemo(() => spotsOf(scene, lesson), [scene, lesson]);
  const stopAt = useSpots(spots);
  return (
    <Viewport
      width={scene.width}
      height={scene.height}
      label={words.say('map')}
      labels={{ zoomIn: words.say('zoomIn'), zoomOut: words.say('zoomOut'), fit: words.say('fit') }}
      target={targetOf(spots, selected)}
    >
      <rect className="inv-sea" width={scene.width} height={scene.height} rx="24" />
      <path className="inv-way-edge" d={scene.ways.join('')} />
      <path className="inv-way" d={scene.ways.join('')} />
      {REGIONS.map((id, region) => {
        const { x, y } = scene.regions[id];
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <PlaceShape className="inv-region" {...stopAt(`region:${id}`)}>
              <RegionDrawing {...props} region={region} />
            </PlaceShape>
            {region === lesson && (
              <PlaceShape className="inv-lesson" {...stopAt('learn')}>
                <rect
                  className="inv-ring"
                  x={LESSON.x}
                  y="2"
                  width={BOX.width - LESSON.x - 2}
                  height="42"
                  rx="9"
                />
              </PlaceShape>
            )}
          </g>
        );
      })}
      {scene.forums.map((forum) => (
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
        <PlaceShape key={action} className="inv-forum-space" {...stopAt(`forum:${action}`)}>
          <ForumSpace {...props} action={index} rect={scene.spaces[index]} />
        </PlaceShape>
      ))}
    </Viewport>
  );
}

/** The sage and the knowledge tile within the box of a region. */
const LESSON = { x: 198, y: 22 } as const;

/** The region whose sage offers the knowledge tile now: then it is a place of its own. */
function lessonIn(view: PartProps['view']): number {
  const owed = openChoice(view);
  return owed?.kind === 'chain' && owed.from === 'knowledge' ? owed.at : NONE;
}

function spotsOf({ regions, spaces }: Scene, lesson: number): readonly Spot[] {
  return [
    ...REGIONS.map((id) => ({
      place: `region:${id}`,
      x: regions[id].x + BOX.width / 2,
      y: regions[id].y + BOX.height / 2,
    })),
    ...ACTIONS.map((action, at) => {
      const { x, y, width, height } = spaces[at];
      return { place: `forum:${action}`, x: x + width / 2, y: y + height / 2 };
    }),
    ...(lesson === NONE ? [] : [{ place: 'learn', ...lessonAt(regions[REGIONS[lesson]]) }]),
  ];
}

function lessonAt({ x, y }: Point): Point {
  return { x: x + (LESSON.x + BOX.width) / 2, y: y + LESSON.y };
}

function targetOf(spots: readonly Spot[], selected: PlaceId | null): Target | null {
  const spot = spots.find(({ place }) => place === selected);
  return spot === undefined ? null : { point: { x: spot.x, y: spot.y }, breadth: DETAIL };
}
