/** The world on a phone: the map three by three, or one page of it: a region, the forums, the tracks. */
import { type PlaceId, partsOf, usePlaces, useSelection } from '@guildhall/board-kit';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { REGIONS } from '../../data/index.ts';
import { openChoice, playsEpoch, regionNumber } from '../atlas.ts';
import { GameIcon } from '../drawings/icons.tsx';
import { Pillar } from '../drawings/pieces.tsx';
import type { PartProps } from '../props.ts';
import { Society } from '../society/society.tsx';
import { Forums } from './forum.tsx';
import { layoutOf } from './layout.ts';
import { Milestones } from './milestones.tsx';
import { RegionBrief, RegionPage } from './phone-region.tsx';
import { printedChain } from './printed-chain.ts';
import { Sea } from './sea.tsx';
import { EraTrack, InfluenceTrack, TurnOrder } from './tracks.tsx';

import './phone.css';

type Page = 'map' | 'forums' | 'tracks' | 'milestones' | 'order' | 'own' | number;

/** Sorts of places that lie elsewhere than on the map, and the pages that show them. */
const PAGES: Readonly<Record<string, Page>> = {
  forum: 'forums',
  eraSpace: 'tracks',
  milestone: 'milestones',
  order: 'order',
  specialist: 'own',
  academy: 'own',
  space: 'own',
  tile: 'own',
  token: 'own',
  aspiration: 'own',
};

/** Places that only tell something, and are never chosen. */
const TELLING: Readonly<Record<string, Page>> = { influence: 'tracks', era: 'tracks' };

/** The page of a phone that shows a place. */
export function pageOfPlace(place: PlaceId): Page {
  const [sort] = partsOf(place);
  return PAGES[sort] ?? TELLING[sort] ?? 'map';
}

/** Where the open decision is made. */
function pageOf(lit: ReadonlySet<PlaceId>): Page {
  const pages = [...lit].map((place) => PAGES[partsOf(place)[0]] ?? 'map');
  // Tiles can be used before and after a pillar is placed: the pillar comes first.
  return pages.includes('forums') ? 'forums' : (pages[0] ?? 'map');
}

function regionPlace(region: number): PlaceId {
  return `region:${REGIONS[region]}`;
}

export function PhoneWorld(props: PartProps): ReactNode {
  const { view, words } = props;
  const { lit, select } = usePlaces();
  const usual = pageOf(lit);
  const decision = openChoice(view)?.id ?? null;
  const [opened, setOpened] = useState<{ readonly page: Page; readonly during: number | null } | null>(null);
  // What somebody looks at does not outlive the decision that it was looked at for.
  const page = opened?.during === decision ? opened.page : usual;
  const open = (next: Page): void => {
    setOpened({ page: next, during: decision });
    // What can be done there is asked at once; what cannot would only stand in the way.
    if (typeof next === 'number') select(lit.has(regionPlace(next)) ? regionPlace(next) : null);
  };
  if (page === 'map') return <PhoneMap {...props} open={open} />;
  if (typeof page === 'number')
    return <RegionPage {...props} region={page} open={open} close={() => open('map')} />;
  const owner = openChoice(view)?.seat ?? 0;
  return (
    <div className="inv-page">
      <PageHead title={words.say(TITLES[page])} close={() => open('map')} words={words} />
      {page === 'forums' && <Forums {...props} />}
      {page === 'milestones' && <Milestones {...props} />}
      {page === 'order' && <TurnOrder {...props} />}
      {page === 'own' && (
        <div className="inv-page-part inv-page-own">
          <Society {...props} of={owner} />
        </div>
      )}
      {page === 'tracks' && (
        <div className="inv-phone-tracks">
          <EraTrack {...props} />
          <InfluenceTrack {...props} />
        </div>
      )}
    </div>
  );
}

const TITLES: Readonly<Record<Exclude<Page, 'map' | number>, string>> = {
  forums: 'forums',
  tracks: 'tracks',
  milestones: 'milestonesTitle',
  order: 'oweTurnOrder',
  own: 'society',
};

interface PageHeadProps {
  readonly title: string;
  readonly words: PartProps['words'];
  close(): void;
}

function PageHead({ title, words, close }: PageHeadProps): ReactNode {
  return (
    <header className="inv-page-head">
      <b>{title}</b>
      <button type="button" data-page-back onClick={close}>
        {words.say('map')}
      </button>
    </header>
  );
}

interface PhoneMapProps extends PartProps {
  open(page: Page): void;
}

function PhoneMap({ open, ...props }: PhoneMapProps): ReactNode {
  const { atlas, view, words } = props;
  const { lit } = usePlaces();
  const layout = useMemo(() => layoutOf(atlas.tables, true), [atlas.tables]);
  const printed = printedChain(atlas, view);
  const chain = printed !== null && lit.has(printed.place) ? printed : null;
  const box = useRef<HTMLDivElement>(null);
  useSelectedInView(box);
  return (
    <div className="inv-phone-world">
      <div ref={box} className="inv-phone-box">
        <div className="inv-map inv-phone-map">
          <Sea {...props} layout={layout} />
          {REGIONS.map((id, region) => (
            <RegionBrief
              key={id}
              {...props}
              region={region}
              rect={layout.regions[id]}
              chain={chain?.region === region ? chain : null}
            />
          ))}
          <button
            type="button"
            className="inv-phone-tile"
            data-side="left"
            data-page-tab="forums"
            onClick={() => open('forums')}
          >
            {words.say('forums')}
            <PillarsToPlay {...props} />
          </button>
          <button
            type="button"
            className="inv-phone-tile"
            data-side="right"
            data-page-tab="tracks"
            onClick={() => open('tracks')}
          >
            {words.name('influence')}
            <OwnInfluence {...props} />
          </button>
        </div>
      </div>
      <OpenSelected {...props} open={open} />
    </div>
  );
}

/** A map that has less room than it needs scrolls: what is selected stays in sight when the room becomes smaller. */
function useSelectedInView(box: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const observer = new ResizeObserver(() =>
      current.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
}

/** The pillars of this round, of those who look. */
function PillarsToPlay({ atlas, view, looks, seat }: PartProps): ReactNode {
  const owner = seat ?? openChoice(view)?.seat ?? 0;
  return (
    <span className="inv-phone-row">
      <Pillar look={looks[owner]} isEpoch={playsEpoch(atlas, view.round)} />
    </span>
  );
}

function OwnInfluence({ atlas, view, seat }: PartProps): ReactNode {
  const { influence } = view.players[seat ?? openChoice(view)?.seat ?? 0];
  return (
    <>
      <span className="inv-phone-row">
        <GameIcon name="influence" size={1.5} />
        <b>{influence}</b>
      </span>
      <span className="inv-phone-row">
        {Array.from({ length: atlas.tables.influenceTrack[influence].markers }, (_, at) => (
          <GameIcon key={at} name="markers" size={1.3} />
        ))}
      </span>
    </>
  );
}

/** The way to the page of the region that is selected; one where nothing can be done is opened at once. */
function OpenSelected({ words, open }: PhoneMapProps): ReactNode {
  const { selection, lit } = usePlaces();
  const selected = useSelection(selection, (place) => (place?.startsWith('region:') ? place : null));
  const isOnlyLookedAt = selected !== null && !lit.has(selected);
  useEffect(() => {
    if (selected !== null && isOnlyLookedAt) open(regionNumber(partsOf(selected)[1]));
  });
  if (selected === null || isOnlyLookedAt) return null;
  const [, id] = partsOf(selected);
  return (
    <button type="button" className="inv-open-region" onClick={() => open(regionNumber(id))}>
      {words.name(id)} ›
    </button>
  );
}
