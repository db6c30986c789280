/** The big drawing: the world with its regions and ways, the forums with their pillars, and what this turn holds. */
import {
  type PlaceId,
  PlaceShape,
  type Spot,
  type Target,
  useMedia,
  usePlaces,
  useSpots,
  Viewport,
} from '@guildhall/board-kit';
import { type ReactNode, useMemo } from 'react';
import { ACTIONS, REGIONS } from '../data/index.ts';
import { openChoice } from './atlas.ts';
import { ForumSpace } from './forum.tsx';
import type { PartProps } from './props.ts';
import { RegionDrawing } from './region.tsx';
import { BOX, broadScene, type Scene, squareScene } from './scene.ts';
import { TurnLine } from './turn-tree.tsx';

/** What has to be legible when a region or a forum is selected, in units of the drawing. */
const DETAIL = 92;

export function World(props: PartProps): ReactNode {
  const { atlas, view, words, selected } = props;
  const isPhone = useMedia('(max-width: 719px)');
  const scene = useMemo(() => (isPhone ? squareScene : broadScene)(atlas.tables), [atlas.tables, isPhone]);
  const spots = useMemo(() => spotsOf(scene), [scene]);
  const stopAt = useSpots(spots);
  return (
    <div className="inv-main">
      <TurnLine {...props} />
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
              <Lesson region={region} view={view} stopAt={stopAt} />
            </g>
          );
        })}
        {scene.forums.map((forum) => (
          <rect key={forum.x} className="inv-forum" rx="14" {...forum} />
        ))}
        {ACTIONS.map((action, index) => (
          <PlaceShape key={action} className="inv-forum-space" {...stopAt(`forum:${action}`)}>
            <ForumSpace {...props} action={index} rect={scene.spaces[index]} />
          </PlaceShape>
        ))}
      </Viewport>
    </div>
  );
}

interface LessonProps {
  readonly region: number;
  readonly view: PartProps['view'];
  stopAt(place: PlaceId): { id: PlaceId; isStop: boolean; onKey: Parameters<typeof PlaceShape>[0]['onKey'] };
}

/** The knowledge tile as a place of its own, while the sage there offers it. */
function Lesson({ region, view, stopAt }: LessonProps): ReactNode {
  const { lit } = usePlaces();
  const owed = openChoice(view);
  const isHere = owed?.kind === 'chain' && owed.from === 'knowledge' && owed.at === region;
  if (!isHere || !lit.has('learn')) return null;
  return (
    <PlaceShape className="inv-lesson" {...stopAt('learn')}>
      <rect className="inv-ring" x="200" y="2" width="78" height="42" rx="9" />
    </PlaceShape>
  );
}

function spotsOf({ regions, spaces }: Scene): readonly Spot[] {
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
  ];
}

function targetOf(spots: readonly Spot[], selected: PlaceId | null): Target | null {
  const spot = spots.find(({ place }) => place === selected);
  return spot === undefined ? null : { point: { x: spot.x, y: spot.y }, breadth: DETAIL };
}
