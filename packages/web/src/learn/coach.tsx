/** Guides somebody through a lesson at the table: says one thing at a time and points at it. */
import { usePhone } from '@guildhall/board-kit';
import type { LessonStep } from '@guildhall/games';
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { go } from '../router.ts';
import { useTable } from '../table/state/context.ts';
import { useSay } from '../text/texts.tsx';
import { lessonTexts } from '../text/words.ts';
import type { LessonGuide, LessonState } from '../transport/lesson.ts';
import { Link } from '../ui/link.tsx';
import { type CoachWords, coachWords, Emphasis } from './coach-words.tsx';
import { Owl } from './owl.tsx';
import { Pointer } from './pointer.tsx';
import { isDrawn, panelOf, tabOf, targetsOf, useSight } from './targets.ts';
import { useBubblePlace } from './use-bubble-place.ts';
import './coach.css';

/** The bot that plays on after a lesson. */
const PLAYS_ON = 'steady';

function useLesson(guide: LessonGuide): LessonState {
  const { link } = useTable();
  return useSyncExternalStore(
    (changed) => link.subscribe(changed),
    () => guide.state(),
  );
}

export default function Coach({ guide }: { readonly guide: LessonGuide }): ReactNode {
  const { playing, speech } = useTable();
  const state = useLesson(guide);
  const texts = lessonTexts.read(speech.game, speech.language);
  const step = state.lesson.steps[state.at];
  // Whoever follows a move of others is not talked to.
  if (playing !== null || state.isWaiting || step === undefined) return null;
  return (
    <CoachStep
      key={step.id}
      guide={guide}
      state={state}
      step={step}
      words={coachWords(texts, speech, state)}
    />
  );
}

interface CoachStepProps {
  readonly guide: LessonGuide;
  readonly state: LessonState;
  readonly step: LessonStep;
  readonly words: CoachWords;
}

function CoachStep({ guide, state, step, words }: CoachStepProps): ReactNode {
  const { board } = useTable();
  const isPhone = usePhone();
  const say = useSay();
  const bubble = useRef<HTMLElement>(null);
  const [hasChapters, setChapters] = useState(false);
  const [isFolded, setFolded] = useState(false);
  const isTask = step.wanted !== undefined;
  const targets = useMemo(() => targetsOf(step, state, board), [step, state, board]);
  const [first] = targets;
  const sight = useSight(targets);
  const place = useBubblePlace(bubble, sight, isTask);
  const target = first !== undefined && 'place' in first ? first.place : null;
  useShownTab(isPhone ? tabOf(first, board) : null);
  useShownPage(target, target === null ? null : (board.page?.(target) ?? null));
  useShownTray(panelOf(first));
  useEffect(() => bubble.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true }), []);
  const { lesson, at, isWrong, isBegun } = state;
  // What was wrong is said even to somebody who has folded the coach away.
  const isShort = isFolded && !isWrong;
  const isLast = at === lesson.steps.length - 1;
  return (
    <div className="coach" data-task={isTask || undefined} data-step={state.at}>
      <Pointer targets={sight.targets} bubble={bubble} place={place} isDim={!isTask} />
      <section
        ref={bubble}
        className="coach-bubble"
        data-folded={isShort || undefined}
        style={place}
        aria-label={words.lesson}
      >
        {isPhone && isTask && (
          <button
            type="button"
            className="coach-fold"
            aria-expanded={!isShort}
            onClick={() => setFolded(!isShort)}
          >
            <Owl />
            <span>{say(isShort ? 'lessonShow' : 'gotIt')}</span>
          </button>
        )}
        <header>
          <Owl />
          <p>
            {words.lesson} · {say('lessonStep', { at: at + 1, of: lesson.steps.length })}
            <br />
            {words.chapter}
          </p>
          <Link to={`/games/${guide.game}`} className="coach-leave">
            {say('leaveLesson')}
          </Link>
        </header>
        <div aria-live="polite">
          <h2 tabIndex={-1}>{words.title}</h2>
          <p className="coach-text">
            <Emphasis text={words.text} />
          </p>
          {isWrong && <p className="coach-wrong">{words.wrong}</p>}
          {isBegun && !isWrong && <p className="coach-rest">{words.rest}</p>}
        </div>
        {isLast ? (
          <LastButtons guide={guide} />
        ) : (
          <div className="coach-buttons">
            <button
              type="button"
              className="quiet"
              disabled={at === 0 && !isBegun}
              onClick={() => guide.goTo(isBegun ? at : at - 1)}
            >
              {say('back')}
            </button>
            <progress max={lesson.steps.length - 1} value={at} aria-label={say('lessonProgress')} />
            <button
              type="button"
              className="quiet"
              aria-expanded={hasChapters}
              onClick={() => setChapters(!hasChapters)}
            >
              {say('lessonChapters')}
            </button>
            <button type="button" className={isTask ? 'quiet' : 'main'} onClick={() => guide.next()}>
              {say(isTask ? 'doItForMe' : 'lessonNext')}
            </button>
          </div>
        )}
        {hasChapters && (
          <ol className="coach-chapters">
            {words.chapters.map(({ title, first, isCurrent }) => (
              <li key={first}>
                <button
                  type="button"
                  className="quiet"
                  aria-current={isCurrent || undefined}
                  onClick={() => guide.goTo(first)}
                >
                  {title}
                </button>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

/** The game goes on as a table of this browser, or the lesson is left. */
function LastButtons({ guide }: { readonly guide: LessonGuide }): ReactNode {
  const say = useSay();
  const { snapshot } = useTable();
  const playOn = async (): Promise<void> => {
    const { keep } = await import('../transport/local.ts');
    const seats = snapshot.seats.map(({ bot }) =>
      bot === null ? { person: '', bot: null } : { person: null, bot: PLAYS_ON },
    );
    go(`/local/${await keep(guide.save(), seats, false)}`);
  };
  return (
    <div className="coach-buttons">
      <button type="button" className="quiet" onClick={() => guide.goTo(0)}>
        {say('lessonAgain')}
      </button>
      <button type="button" className="main" onClick={() => void playOn()}>
        {say('lessonPlayOn')}
      </button>
    </div>
  );
}

/** On a phone, opens the tab where the thing is that the step is about. */
function useShownTab(tab: string | null): void {
  useEffect(() => {
    if (tab === null) return;
    // Where tracks have no tab of their own they stand before the tiles.
    const named = (name: string) => document.querySelector<HTMLElement>(`.tabs [data-tab="${name}"]`);
    (named(tab) ?? (tab === 'tracks' ? named('tray') : null))?.click();
  }, [tab]);
}

const PAGE_MS = 60;
/** Pages of a board are no further away than this. */
const MOST_PAGES = 3;

/** Where a board shows some of its places at a time, opens the page that has the place, or goes back towards it. */
function useShownPage(place: string | null, page: string | null): void {
  useEffect(() => {
    if (place === null || page === null) return;
    let left = MOST_PAGES;
    const timer = setInterval(() => {
      left -= 1;
      if (left < 0 || isDrawn(place)) {
        clearInterval(timer);
        return;
      }
      const tab = document.querySelector<HTMLElement>(`[data-page-tab="${page}"]`);
      (tab ?? document.querySelector<HTMLElement>('[data-page-back]'))?.click();
    }, PAGE_MS);
    return () => clearInterval(timer);
  }, [place, page]);
}

/** Where panels are tabs, opens the one in which the thing is. */
function useShownTray(panel: string | null): void {
  useEffect(() => {
    if (panel !== null)
      document.querySelector<HTMLElement>(`:is(.tray-tabs, .stack-tabs) [data-tray="${panel}"]`)?.click();
  }, [panel]);
}
