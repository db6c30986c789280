/** The table page: the board, the players, what is asked, what happened. */
import {
  OutlookProvider,
  type PlaceId,
  type Places,
  PlacesProvider,
  usePhone,
  type WhyAbout,
  WhyProvider,
} from '@guildhall/board-kit';
import { lazy, memo, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { preferences } from '../preferences.ts';
import { hasPast } from '../router.ts';
import { useSay } from '../text/texts.tsx';
import { toggleDrawer } from './frame/drawer-tab.ts';
import { PhoneTable } from './frame/phone.tsx';
import { promptOf } from './frame/prompt.ts';
import type { SheetName } from './frame/sheets.tsx';
import {
  BOARD_KEY,
  CHAT_KEY,
  HELP_KEY,
  LEGEND_KEY,
  LOG_KEY,
  listenForShortcuts,
  MAP_KEY,
  NAMES_KEY,
  PLAYER_KEY,
  SCORES_KEY,
  SEARCH_KEY,
  useShortcuts,
  WHY_KEY,
} from './frame/shortcuts.ts';
import { TopBar } from './frame/top-bar.tsx';
import { WideTable } from './frame/wide.tsx';
import { playerAfter, type TableModel, TableProvider } from './state/context.ts';
import { litBy, questionOf } from './state/offers.ts';
import { usePayable } from './state/payable.ts';
import './frame/frame.css';

// What opens on top of the table is loaded when somebody opens it.
const TableSheet = lazy(() => import('./frame/sheets.tsx'));
const Picker = lazy(() => import('./frame/picker.tsx'));
const Why = lazy(() => import('./panels/why.tsx'));
const Curtain = lazy(async () => ({ default: (await import('./frame/curtain.tsx')).Curtain }));

/** The number somebody asked about, and where it stands. */
interface Asked {
  readonly about: WhyAbout;
  readonly beside: Element;
}

interface ScreenProps {
  readonly model: TableModel;
  /** The address of the table itself. */
  readonly address: string;
  /** What lies over all of it. */
  readonly children?: ReactNode;
}

export const TableScreen = memo(function TableScreen({ model, address, children }: ScreenProps): ReactNode {
  const isPhone = usePhone();
  const say = useSay();
  const { snapshot, point, select } = model;
  const [asked, setAsked] = useState<Asked | null>(null);
  const asking = useMemo(
    () => ({
      label: say('why'),
      ask: (about: WhyAbout, beside: Element) => setAsked({ about, beside }),
    }),
    [say],
  );
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [isPicking, setPicking] = usePicking(model);
  const [isNamed, setNamed] = useState(false);
  const lastSaid = snapshot.chat?.at(-1)?.number ?? -1;
  const [lastRead, setRead] = useState(lastSaid);
  const read = useCallback(() => setRead(lastSaid), [lastSaid]);
  const isUnread = lastSaid > lastRead;
  const places = usePlacesOf(
    model,
    useCallback(() => {
      if (isPhone) setSheet(null);
    }, [isPhone]),
  );
  const showActions = useCallback(() => {
    if (isPhone) setSheet('options');
    else toggleDrawer('actions', preferences().drawer);
  }, [isPhone]);

  // What is chosen from the list that covers a phone is looked at before it is played.
  useEffect(
    () =>
      model.choice.subscribe(() => {
        if (isPhone) setSheet(null);
      }),
    [model.choice, isPhone],
  );
  useEffect(listenForShortcuts, []);
  useShortcuts({
    [SEARCH_KEY]: () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
    [HELP_KEY]: () => setSheet('help'),
    [SCORES_KEY]: () => setSheet('scores'),
    ...(model.board.legend === undefined ? {} : { [LEGEND_KEY]: () => setSheet('legend') }),
    [PLAYER_KEY]: () => setSheet(`seat ${playerAfter(model, null)}`),
    [MAP_KEY]: () => {
      setPicking(null);
      document.querySelector<HTMLElement>('.frame-main [tabindex="0"]')?.focus();
    },
    [NAMES_KEY]: () => setNamed(!isNamed),
    [LOG_KEY]: () => toggleDrawer('log', preferences().drawer),
    [CHAT_KEY]: () => toggleDrawer('chat', preferences().drawer),
    [BOARD_KEY]: () => setPicking('choice'),
    [WHY_KEY]: askWhy,
    Escape: () => select(null),
  });

  const Layout = isPhone ? PhoneTable : WideTable;
  const isReplay = point !== null;
  return (
    <TableProvider value={model}>
      <PlacesProvider value={places}>
        <WhyProvider value={asking}>
          {model.board.Patterns !== undefined && (
            <svg className="patterns" aria-hidden>
              <model.board.Patterns />
            </svg>
          )}
          <div
            className="table-page"
            data-phone={isPhone || undefined}
            data-hex-names={isNamed || undefined}
            data-length={snapshot.length}
          >
            <TopBar
              replay={isReplay || !hasPast(snapshot.realm) ? null : `${address}/replay`}
              live={isReplay ? address : null}
              isUnread={isUnread}
              onMenu={() => setSheet('menu')}
              onScores={() => setSheet('scores')}
            />
            {snapshot.curtain === null ? (
              <OutlookProvider value={model.choice}>
                <Layout
                  address={address}
                  picker={
                    isPicking !== null && (
                      <Suspense fallback={<div hidden aria-busy />}>
                        <PickerFor model={model} what={isPicking} onHide={() => setPicking(null)} />
                      </Suspense>
                    )
                  }
                  isUnread={isUnread}
                  onRead={read}
                  onOpen={setSheet}
                  onActions={showActions}
                  onPass={() => setPicking('pass')}
                />
              </OutlookProvider>
            ) : (
              <Suspense fallback={null}>
                <Curtain seat={snapshot.curtain} />
              </Suspense>
            )}
          </div>
          {children}
          {sheet !== null && (
            <Suspense fallback={null}>
              <TableSheet name={sheet} onOpen={setSheet} onClose={() => setSheet(null)} />
            </Suspense>
          )}
          {asked !== null && (
            <Suspense fallback={null}>
              <Why {...asked} onClose={() => setAsked(null)} />
            </Suspense>
          )}
        </WhyProvider>
      </PlacesProvider>
    </TableProvider>
  );
});

/** Asks about what is chosen, or else about a number of the own board. */
function askWhy(): void {
  const [number] = ['.bar-preview, .goods-line', '[data-why^="income"]', '[data-why^="score"]'].flatMap(
    (numbers) => document.querySelector<HTMLElement>(`${numbers}:is(button)`) ?? [],
  );
  number?.focus();
  number?.click();
}

type Picking = 'choice' | 'pass';

/** What is picked among, if anything: it comes up by itself when that is what is asked, until somebody hides it. */
function usePicking(model: TableModel): readonly [Picking | null, (what: Picking | null) => void] {
  const [opened, setOpened] = useState<{
    readonly question: string | null;
    readonly what: Picking | null;
  }>({
    question: null,
    what: null,
  });
  const { asked, snapshot } = model;
  const question = questionOf(asked, snapshot.draft.steps.length);
  const hasChoice = asked !== null && choicesOf(model) !== null;
  const set = useCallback((what: Picking | null) => setOpened({ question, what }), [question]);
  if (asked === null) return [null, set];
  const what = opened.question === question ? opened.what : hasChoice ? 'choice' : null;
  return [what === 'choice' && !hasChoice ? null : what, set];
}

function choicesOf({ asked, board }: TableModel): readonly PlaceId[] | null {
  return asked === null ? null : board.choices(asked.view, asked.seat, asked.offers);
}

/** What the person did last in this turn, in words: what is asked now follows from it, and not from an answer in between. */
function lastStep({ snapshot, speech, board }: TableModel): string | null {
  const { notation } = snapshot.rules;
  const action = snapshot.draft.steps
    .flatMap((line) => notation.read(line) ?? [])
    .findLast((step) => board.role(step) !== 'answer');
  return action === undefined ? null : speech.action(action.kind, notation.arguments(action));
}

interface PickerForProps {
  readonly model: TableModel;
  readonly what: Picking;
  onHide(): void;
}

function PickerFor({ model, what, onHide }: PickerForProps): ReactNode {
  const say = useSay();
  const { board, offers } = model;
  const why = lastStep(model);
  if (what === 'pass') {
    const passing = offers.filter(({ action }) => board.role(action) === 'pass');
    const { asked } = model;
    const all = asked === null ? null : board.choices(asked.view, asked.seat, passing);
    const places = all ?? [...new Set(passing.flatMap(({ action }) => board.places(action).slice(0, 1)))];
    return (
      <Picker
        key="pass"
        title={say('passAndTake')}
        why={null}
        places={places}
        fits={({ action }) => board.role(action) === 'pass'}
        onHide={onHide}
      />
    );
  }
  // Where nothing else is left to do than passing, the picker comes up by itself and asks the same.
  const isPassing = offers.some(({ action }) => board.role(action) === 'pass');
  return (
    <Picker
      key={offers.map(({ line }) => line).join()}
      title={isPassing ? say('passAndTake') : promptOf(model, say)}
      why={why}
      places={choicesOf(model) ?? []}
      fits={() => true}
      onHide={onHide}
    />
  );
}

function usePlacesOf(
  { board, view, seat, offers, payable: search, props, selection, select }: TableModel,
  selecting: () => void,
): Places {
  const say = useSay();
  const { marks } = props;
  const payable = usePayable(search);
  return useMemo(() => {
    const counts = new Map<string, number>();
    const offered = [...offers, ...payable];
    for (const { action } of offered)
      for (const place of board.places(action)) counts.set(place, (counts.get(place) ?? 0) + 1);
    return {
      lit: litBy(board, offered),
      marks,
      selection,
      select: (place) => {
        selecting();
        select(place);
      },
      explain: (place) => board.explain(view, place, seat),
      state: (place) => {
        const count = counts.get(place) ?? 0;
        const options = count === 0 ? [] : [say('optionsHere', { count })];
        return [...options, ...(marks.has(place) ? [say('changed')] : [])].join(', ');
      },
    };
  }, [board, view, seat, offers, payable, marks, selection, select, selecting, say]);
}
