/** Towns, maps, tablets and surprises one by one, for the pages about them: as they are in every game. */
import {
  type CloseUps,
  type Explanation,
  explanation,
  partsOf,
  type SeatLook,
  type Words,
} from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { ALL_SPOTS, MAPS, SIDES, type SurprisePart, type TabletId } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import type { Atlas, ExplainContext } from './atlas.ts';
import type { CathedralSign } from './cathedrals.tsx';
import './close-ups.css';
import type { fairText, tabletText } from './describe.ts';
import type { Town } from './europe.tsx';
import type { spotAt } from './europe-layout.ts';
import type { explainMap, explainSpot } from './explain-spot.ts';
import type { Part, Parts } from './faces.tsx';
import type { GameIconName } from './icons.tsx';
import type { PartProps } from './props.ts';
import type { TabletFace } from './tablet.tsx';
import type { Underground } from './underground.tsx';

/** Parts of the board that are drawn by themselves. It hands them over: imported here, they would leave its bundle. */
export interface BoardParts {
  readonly atlas: Atlas;
  readonly words: Words;
  readonly looks: readonly SeatLook[];
  readonly CathedralSign: typeof CathedralSign;
  readonly Parts: typeof Parts;
  readonly TabletFace: typeof TabletFace;
  readonly Town: typeof Town;
  readonly Underground: typeof Underground;
  readonly explainMap: typeof explainMap;
  readonly explainSpot: typeof explainSpot;
  readonly fairText: typeof fairText;
  readonly tabletText: typeof tabletText;
  readonly spotAt: typeof spotAt;
  /** Outlines: of the land, of the island, and of a tablet. */
  readonly shapes: readonly [land: string, island: string, stone: string];
}

/** Nothing there, as the state writes it. */
const NONE = -1;

/** A table without what lies or stands on its maps in this game alone. */
function bare(view: State): State {
  return {
    ...view,
    mapTiles: view.mapTiles.map(() => NONE),
    fairTowns: [],
    players: view.players.map((player) => ({
      ...player,
      merchant: NONE,
      architect: NONE,
      seekers: player.seekers.map(() => NONE),
    })),
  };
}

/** What a cathedral costs is dealt, so no town has a cathedral here; the text about the town says what it is worth. */
function withoutCathedrals(atlas: Atlas): Atlas {
  return { ...atlas, tables: { ...atlas.tables, cathedrals: {} } };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const stop = (id: string) => ({ id, isStop: false, onKey: () => {} });

export function closeUpsOf(board: BoardParts): CloseUps<State, Action> {
  const { atlas, words, looks, Parts, Underground } = board;
  return {
    explain: (view, place, seat) => {
      const context = { atlas: withoutCathedrals(atlas), words, view: bare(view), seat, looks };
      const [sort, which] = partsOf(place);
      switch (sort) {
        case 'spot':
          return board.explainSpot(context, which);
        case 'map':
          return explainSide(board.explainMap(context, MAPS[levelOf(which)]), which);
        case 'tablet':
          return explanation(
            capital(words.name(`tablet.${which}`)),
            [board.tabletText(words, atlas, which)],
            ['TIL-TABLET-FIRST'],
          );
        case 'fair':
          return explanation(
            words.name(which),
            [board.fairText(words, atlas, atlas.fairs.indexOf(which))],
            ['TIL-FAIR-PART', 'TIL-FAIR-SCORE'],
          );
        case 'costTiles':
          return explainCosts(context, which);
        default:
          return explanation(words.name(which), [], ['TIL-SURPRISE-CARDS', 'TIL-SURPRISE-PRICE']);
      }
    },
    Draw: ({ place, ...props }) => {
      const part: PartProps = { ...props, view: bare(props.view), atlas, looks };
      const [sort, which] = partsOf(place);
      switch (sort) {
        case 'spot':
          return <TownAlone {...part} board={board} id={which} />;
        case 'map':
          return (
            <span className="til-close-cave">
              <Underground {...part} level={levelOf(which)} isSmall={false} />
            </span>
          );
        case 'tablet':
          return <TabletAlone board={board} tablet={which as TabletId} />;
        case 'costTiles':
          return <CostTiles board={board} ids={which.split('.')} />;
        default:
          return (
            <span className="til-large til-card">
              <span className="til-face">
                <Parts parts={sort === 'fair' ? partsOfFair(atlas, which) : partsOfSurprise(atlas, which)} />
              </span>
            </span>
          );
      }
    },
  };
}

/** The level of a side: `IIA` is one of the second map. */
function levelOf(side: string): number {
  return (MAPS as readonly string[]).indexOf(side.slice(0, -1));
}

function explainSide(whole: Explanation, side: string): Explanation {
  const letter = SIDES.find((one) => side.endsWith(one)) ?? '';
  return { ...whole, title: `${whole.title} ${letter}` };
}

function explainCosts({ atlas, words }: ExplainContext, ids: string): Explanation {
  const { pays, isClosed } = atlas.tables.costTiles[ids.split('.')[0]];
  return isClosed
    ? explanation(words.say('cathedralClosed').replace(/\.$/, ''), [], ['TIL-CATHEDRAL-CLOSED'])
    : explanation(words.name(pays), [], ['TIL-CATHEDRAL-COST']);
}

interface OfBoard {
  readonly board: BoardParts;
}

/** Every cost tile as it stands at a cathedral, without the points of the cathedral itself. */
function CostTiles({ board, ids }: OfBoard & { readonly ids: readonly string[] }): ReactNode {
  const { atlas, CathedralSign } = board;
  const columns = Math.min(4, ids.length);
  const rows = Math.ceil(ids.length / columns);
  const step = { x: 62, y: 28 };
  return (
    <svg className="til-close-costs" viewBox={`-93 ${-14 - (2 - rows) * 14} 248 56`} aria-hidden>
      {ids.map((id, at) => (
        <CathedralSign
          key={id}
          cathedral={{ ...atlas.tables.costTiles[id], number: 0, pillars: [], stack: [0], builtBy: [] }}
          x={((at % columns) - (columns - 1) / 2 + 0.5) * step.x}
          y={Math.floor(at / columns) * step.y}
        />
      ))}
    </svg>
  );
}

/** How much of the map around a town is seen, and how wide the map is. */
const FRAME = { width: 176, height: 88, above: 44, map: 648 };

function TownAlone({ board, ...props }: PartProps & OfBoard & { readonly id: string }): ReactNode {
  const { atlas, id } = props;
  const { Town, spotAt, shapes } = board;
  const [land, island] = shapes;
  const { x, y } = spotAt(id, 1);
  const roads = atlas.links
    .map(([a, b]) => {
      const from = spotAt(ALL_SPOTS[a], 1);
      const to = spotAt(ALL_SPOTS[b], 1);
      return `M${from.x} ${from.y}L${to.x} ${to.y}`;
    })
    .join('');
  const left = Math.max(-40, Math.min(x - FRAME.width / 2, FRAME.map + 40 - FRAME.width));
  return (
    <svg
      className="til-europe til-close-up"
      viewBox={`${left} ${y - FRAME.above} ${FRAME.width} ${FRAME.height}`}
      aria-hidden
    >
      <path d={land} className="til-land" />
      <path d={island} className="til-land" />
      <path d={roads} className="til-road-edge" />
      <path d={roads} className="til-road" />
      <Town {...props} isSmall={false} stretch={1} stopAt={stop} />
    </svg>
  );
}

function TabletAlone({ board, tablet }: OfBoard & { readonly tablet: TabletId }): ReactNode {
  const { atlas, TabletFace } = board;
  return (
    <svg className="til-cave til-close-up" data-deep viewBox="-52 -27 104 52" aria-hidden>
      <path d="M-60 0H60" className="til-tunnel-edge" />
      <path d="M-60 0H60" className="til-tunnel" />
      <path d="M-60 0H60" className="til-tunnel-line" />
      <path d={board.shapes[2]} className="til-tablet-stone" />
      <TabletFace atlas={atlas} tablet={tablet} isSmall={false} />
    </svg>
  );
}

/** What the parts of a card are drawn as; action points stand before the sign of their action. */
const SURPRISES: Readonly<Record<SurprisePart, GameIconName | null>> = {
  none: null,
  points: 'points',
  crest: 'crest',
  character: 'character',
  king: 'king',
  needed: 'goods',
  seeker: 'seeker',
  thirdSeeker: 'points',
  architect: 'architect',
  fairHouse: 'house',
  merchant: 'merchant',
  lowestPillar: 'pillar',
  contract: 'contract',
  gold: 'gold',
  pointsForMines: 'points',
  silver: 'silver',
};

function partsOfSurprise({ tables }: Atlas, id: string): readonly Part[] {
  return tables.surprises[id].parts.flatMap(({ does, amount }): readonly Part[] => {
    const icon = SURPRISES[does];
    if (icon === null) return [];
    const part = { count: String(amount), icon };
    return does === 'pointsForMines' ? [part, { count: '', icon: 'mine' }] : [part];
  });
}

/** What a fair counts; two of them are a set. */
const FAIRS: Readonly<Record<string, readonly GameIconName[]>> = {
  fairHousePillar: ['house', 'pillar'],
  fairContractCathedral: ['contract', 'cathedral'],
  fairContracts: ['contract'],
  fairKing: ['king'],
  fairContractCrest: ['contract', 'crest'],
  fairHouses: ['house'],
  fairUpperFloors: ['character'],
  fairCrests: ['crest'],
  fairPillars: ['pillar'],
  fairBuildings: ['building'],
  fairCathedrals: ['cathedral'],
  fairMines: ['mine'],
  fairTechnologies: ['technology'],
  fairUnderground: ['mine', 'house', 'pillar'],
};

function partsOfFair({ tables }: Atlas, id: string): readonly Part[] {
  const counted = FAIRS[id].map((icon) => ({ count: '', icon }));
  return [{ count: String(tables.fairs[id].points), icon: 'points' }, ...counted];
}
