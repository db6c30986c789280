/** The big drawing: the wheel with its dice, and the maps beside it. A phone shows one of them at a time. */
import { type MainProps, partsOf, usePhone, usePlaces, useSelection } from '@guildhall/board-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { ACTIONS } from '../data/index.ts';
import { dieOf, openChoice } from './atlas.ts';
import { Challenges } from './cardinal.tsx';
import { Fairs } from './fairs.tsx';
import { GameIcon } from './icons.tsx';
import { KingTrack } from './king-track.tsx';
import { Maps, MapTag, mapOfPlace, PhoneMaps } from './maps.tsx';
import { DieIcon } from './pieces.tsx';
import type { PartProps } from './props.ts';
import { MAP_IDS, mapOf } from './spots.ts';
import { TurnedUp } from './turned-up.tsx';
import { Wheel } from './wheel.tsx';

export function Main({ tab, onTab, ...props }: PartProps & TabProps): ReactNode {
  const isPhone = usePhone();
  if (isPhone) return <PhoneMain {...props} tab={tab} onTab={onTab} />;
  return (
    <div className="til-main" data-wheel={wantedPage(props) === 'wheel' || undefined}>
      <div className="til-wheel-card">
        <Wheel {...props} />
        <TurnedUp {...props} />
        <Running {...props} />
        {/* The side column is full where there are technologies or the Cardinal. */}
        {(props.view.silver !== null || props.view.cardinal !== undefined) && (
          <div className="til-wheel-fairs">
            <Fairs {...props} />
            {/* Beside the Cardinal technologies have their room. */}
            {props.view.silver !== null && props.view.cardinal !== undefined && <Challenges {...props} />}
          </div>
        )}
      </div>
      <Maps {...props} />
    </div>
  );
}

/** What the turn is spent on: the die, its action, and the points that are left. */
function Running({ view, words }: PartProps): ReactNode {
  const { turn } = view;
  const act = openChoice(view, 'act');
  const action = act === null ? turn.action : act.action;
  const points = act === null ? turn.points : act.points;
  if (turn.seat < 0 || !turn.hasDie || action < 0) return null;
  const die = view.players[turn.seat].dice.at(-1);
  return (
    <p className="til-running">
      {act === null && die !== undefined && <DieIcon {...dieOf(die)} />}
      <GameIcon name={ACTIONS[action]} size={1.6} />
      <b>{words.name(ACTIONS[action])}</b>
      <span>{words.say('pointsLeft', { points })}</span>
    </p>
  );
}

/** What a phone shows: the wheel, the king track, or one of the maps. */
type Page = 'wheel' | 'king' | number;

function wantedPage({ offers, view }: PartProps): Page | null {
  for (const { action } of offers) {
    if (action.kind === 'keep' && openChoice(view, 'kingTile') !== null) return 'king';
    if (action.kind === 'take' || action.kind === 'choose' || action.kind === 'keep') return 'wheel';
    if (action.kind === 'king') return 'king';
    if ('spot' in action && action.kind !== 'contribute') return mapOf(action.spot);
  }
  return null;
}

export function pageOf(place: string | null): Page | null {
  if (place === null) return null;
  const [sort] = partsOf(place);
  if (['die', 'segment', 'action', 'bonus', 'symbol'].includes(sort)) return 'wheel';
  if (['kingStep', 'kingSpace', 'kingTile', 'corruption'].includes(sort)) return 'king';
  return mapOfPlace(place);
}

/** Which part of the drawing the frame shows, and how to switch to the other one. */
type TabProps = Pick<MainProps, 'tab' | 'onTab'>;

const tabOf = (page: Page): string => (page === 'wheel' ? 'wheel' : 'map');

/** The page that is looked at. Without tabs of the frame, as in a guide, all pages lie beside each other. */
function usePage({ tab, onTab, ...props }: PartProps & TabProps): readonly [Page, (page: Page) => void] {
  const wanted = wantedPage(props);
  const [page, setPage] = useState<Page>(wanted ?? 'wheel');
  /** The one that a tab leads back to. */
  const [map, setMap] = useState<Page>(0);
  const show = (next: Page): void => {
    setPage(next);
    if (next !== 'wheel') setMap(next);
    onTab?.(tabOf(next));
  };
  const selected = useSelection(usePlaces().selection, pageOf);
  useEffect(() => {
    if (wanted !== null) show(wanted);
  }, [wanted]);
  useEffect(() => {
    if (selected !== null) show(selected);
  }, [selected]);
  if (tab === undefined || tabOf(page) === tab) return [page, show];
  return [tab === 'wheel' ? 'wheel' : map, show];
}

function PhoneMain(props: PartProps & TabProps): ReactNode {
  const { view, words, tab } = props;
  const [page, show] = usePage(props);
  const { lit } = usePlaces();
  const withDot = new Set([...lit].map(pageOf));
  const maps = view.silver === null ? [0] : MAP_IDS.map((_, map) => map);
  const pages: readonly { readonly page: Page; readonly title: string }[] = [
    { page: 'wheel', title: words.say('wheelTab') },
    ...maps.map((map) => ({ page: map, title: map === 0 ? words.say('europe') : MAP_IDS[map] })),
    { page: 'king', title: words.name('king') },
  ];
  return (
    <div className="til-phone">
      <div className="til-pages" role="tablist" hidden={tab === 'wheel'}>
        {pages.map(({ page: one, title }) => (
          <button
            key={title}
            type="button"
            role="tab"
            hidden={tab !== undefined && tabOf(one) !== tab}
            aria-selected={one === page}
            data-page-tab={one}
            data-dot={withDot.has(one) || undefined}
            onClick={() => show(one)}
          >
            {title}
          </button>
        ))}
      </div>
      <div className="til-page" data-page={typeof page === 'number' ? 'map' : page}>
        {page === 'wheel' && (
          <>
            <Wheel {...props} />
            <TurnedUp {...props} />
            <Running {...props} />
          </>
        )}
        {page === 'king' && <KingTrack {...props} />}
        {typeof page === 'number' && (
          <>
            <PhoneMaps {...props} map={page} />
            {page > 0 && <MapTag {...props} map={page} onFront={null} />}
          </>
        )}
      </div>
    </div>
  );
}
