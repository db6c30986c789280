/** What the person here is asked, what their choice would do, and the buttons to answer with: always at one place. */
import { Amounts, Badge, type Offer, usePhone, useSelection, Why } from '@guildhall/board-kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { usePreferences } from '../../preferences.ts';
import { go } from '../../router.ts';
import { useSay } from '../../text/texts.tsx';
import { Glyph, type GlyphName } from '../../ui/glyph.tsx';
import { useChosen } from '../state/choice.ts';
import { useTable } from '../state/context.ts';
import { followingIn } from '../state/following.ts';
import { type Intention, simpleIntention } from '../state/intentions.ts';
import { usePendingRequest } from '../state/pending-request.ts';
import { useFold } from './fold.ts';
import { consequencesOf, IntentionPreview } from './intention-preview.tsx';
import { later } from './later.tsx';
import { Notices } from './notices.tsx';
import { promptOf, seatOf } from './prompt.ts';
import { useRoom } from './room.ts';
import {
  ACTIONS_KEY,
  CONFIRM_KEY,
  keyCap,
  REDO_KEY,
  RESTART_KEY,
  UNDO_KEY,
  useShortcuts,
} from './shortcuts.ts';
import './action-bar.css';

// What the first picture can do without.
const Caption = later(async () => (await import('./caption.tsx')).Caption);
const WatchingBar = later(async () => (await import('./watching-bar.tsx')).WatchingBar);
const GoodsLine = later(async () => (await import('./goods-line.tsx')).GoodsLine);
const PlaceCard = later(async () => (await import('./place-card.tsx')).PlaceCard);
const Hint = lazy(async () => ({ default: (await import('./hint.tsx')).Hint }));
const WhatSign = lazy(async () => ({ default: (await import('./hint.tsx')).WhatSign }));

interface ActionBarProps {
  /** Opens and closes the list of everything that can be done. */
  onActions(): void;
  /** Shows the tiles to choose from when passing. */
  onPass(): void;
  /** Explains everything that can be done. */
  onWhat(): void;
  /** Leads to where the decision is made; null: it can be made on what is in sight. */
  readonly onShow?: (() => void) | null;
}

export function ActionBar({ onActions, onPass, onWhat, onShow = null }: ActionBarProps): ReactNode {
  const model = useTable();
  const say = useSay();
  const isPhone = usePhone();
  const { isBusy } = usePendingRequest();
  const { seat, snapshot, looks } = model;
  const isAsked = model.playing === null && (model.offers.length > 0 || snapshot.draft.isComplete);
  const mover = model.playing === null ? undefined : seatOf(snapshot, model.playing.number);
  const acting = isAsked ? seat : (mover ?? snapshot.deciders[0] ?? seat);
  // Moves of others can be stepped through and skipped in the middle of one's own turn too.
  const isBetweenTurns = snapshot.draft.steps.length === 0;
  const isWatching = !isAsked && !snapshot.isOver && (model.playing !== null || isBetweenTurns);
  const fill = acting === null ? undefined : `var(${looks[acting].fill})`;
  const { isFolded, unfold, handlers } = useFold();
  // What others do is told in words alone: there is nothing to fold away.
  const isSheet = isPhone && !isWatching;
  return (
    <section
      className="move"
      data-folded={(isSheet && isFolded) || undefined}
      {...(isSheet && handlers)}
      aria-label={say('yourMove')}
      data-asked={isAsked}
      aria-busy={isBusy}
      style={fill === undefined ? undefined : { ['--acting' as string]: fill }}
    >
      <Notices />
      {isPhone && <PlaceCard />}
      <div className="action-bar" id="actions">
        {acting !== null && <Badge look={looks[acting]} size={2.3} />}
        {/* A phone has no top bar with room for what the others do. */}
        {isPhone && isWatching && <Caption />}
        {!(isPhone && model.playing !== null) && <Question isWatching={isWatching} onWhat={onWhat} />}
        {isPhone ? !isWatching && <GoodsLine /> : <ChosenPreview />}
        {isWatching ? (
          <WatchingBar />
        ) : (
          <Buttons {...{ onActions, onPass, onShow }} onUnfold={isSheet && isFolded ? unfold : null} />
        )}
      </div>
      {!isPhone && <PlaceCard />}
    </section>
  );
}

interface QuestionProps extends Pick<ActionBarProps, 'onWhat'> {
  readonly isWatching: boolean;
}

/** A bar has its height: at first letters are smaller, then the second line is left out, then letters are smaller still. */
const LEFT_OUT = 3;

function Question({ isWatching, onWhat }: QuestionProps): ReactNode {
  const model = useTable();
  const isPhone = usePhone();
  const say = useSay();
  const chosen = useChosen(model.choice);
  const outcome = chosen?.outcome() ?? null;
  const { playing, snapshot, looks } = model;
  const follow = followingIn(model).map((seat) => (seat === snapshot.seat ? say('you') : looks[seat].name));
  // What a choice sets off stands beside the place, where a card is open there.
  const isBeside = useSelection(model.selection, (place) => place !== null);
  const lines = [
    ...(playing === null ? [] : [say('moveOf', { at: playing.at, of: playing.of })]),
    ...(isWatching && follow.length > 0 ? [say('thenFollow', { names: follow.join(', ') })] : []),
    ...(chosen?.further == null ? [] : [`+ ${chosen.further}`]),
    ...(chosen?.payment == null ? [] : [chosen.payment]),
    ...(outcome === null || isBeside ? [] : consequencesOf(model, say, outcome)),
  ];
  const prompt = chosen === null ? promptOf(model, say) : chosen.text;
  const more = lines.join(' · ');
  const [text, without] = useRoom(`${prompt} ${more}`, LEFT_OUT);
  return (
    <div className="question">
      <div ref={text} data-without={without}>
        <h2 className="prompt" aria-live="polite">
          {prompt}
        </h2>
        {more !== '' && <p className={without < LEFT_OUT - 1 ? undefined : 'kit-hidden'}>{more}</p>}
        {more === '' && without < LEFT_OUT - 1 && (
          <Suspense fallback={null}>
            <Hint onWhat={onWhat} />
          </Suspense>
        )}
      </div>
      {isPhone && more === '' && (
        <Suspense fallback={null}>
          <WhatSign onWhat={onWhat} />
        </Suspense>
      )}
    </div>
  );
}

function ChosenPreview(): ReactNode {
  const { choice, board } = useTable();
  const outcome = useChosen(choice)?.outcome() ?? null;
  const amounts = outcome === null ? [] : board.amounts(outcome.changes);
  if (amounts.length === 0) return null;
  return (
    <Why about="cost" className="bar-preview">
      <Amounts amounts={amounts} />
    </Why>
  );
}

interface BarButton {
  readonly label: string;
  readonly shortcut: string;
  readonly glyph: GlyphName;
  readonly isPossible: boolean;
  run(): void;
}

interface ButtonsProps extends Omit<ActionBarProps, 'onWhat'> {
  /** Brings back what was folded away; null: nothing was. */
  readonly onUnfold: (() => void) | null;
}

function Buttons({ onActions, onPass, onShow = null, onUnfold }: ButtonsProps): ReactNode {
  const model = useTable();
  const say = useSay();
  const { snapshot, run, offers, asked, play } = model;
  const { steps, undone } = snapshot.draft;
  const primary = usePrimary(onPass);
  const answers = useAnswers();
  const { shortcuts } = usePreferences();
  const rare: readonly BarButton[] = [
    ...(undone.length > 0
      ? [
          {
            label: say('redo'),
            shortcut: REDO_KEY,
            glyph: 'redo' as const,
            isPossible: true,
            run: () => run((link) => link.redo()),
          },
        ]
      : []),
    ...(steps.length > 1
      ? [
          {
            label: say('restart'),
            shortcut: RESTART_KEY,
            glyph: 'restart' as const,
            isPossible: true,
            run: () => run((link) => link.restart()),
          },
        ]
      : []),
  ];
  const common: readonly BarButton[] = [
    ...(offers.length > 0
      ? [
          {
            label: say('allActions'),
            shortcut: ACTIONS_KEY,
            glyph: 'list' as const,
            isPossible: true,
            run: onActions,
          },
        ]
      : []),
    ...(offers.length > 0 || steps.length > 0
      ? [
          {
            label: say('undo'),
            shortcut: UNDO_KEY,
            glyph: 'undo' as const,
            isPossible: steps.length > 0,
            run: () => run((link) => link.undo()),
          },
        ]
      : []),
  ];
  useShortcuts(
    Object.fromEntries([
      ...[...rare, ...common]
        .filter(({ isPossible }) => isPossible)
        .map(({ shortcut, run: go }) => [shortcut, go]),
      ...(primary?.isPossible !== true
        ? []
        : [
            [CONFIRM_KEY, primary.run],
            ['Enter', primary.run],
          ]),
    ]),
  );
  return (
    <div className="bar-buttons">
      {onUnfold !== null && (
        <button
          type="button"
          className="quiet unfold-sheet"
          aria-label={say('unfoldSheet')}
          onClick={onUnfold}
        >
          <Glyph name="unfold" />
        </button>
      )}
      {/* What comes and goes stands before what is always there: nothing moves under a finger. */}
      {rare.length > 0 && onShow === null && (
        <div className="rare-buttons">
          {rare.map((button) => (
            <SideButton key={button.label} {...button} />
          ))}
        </div>
      )}
      {onShow !== null && (
        <div className="rare-buttons show-decision">
          <button type="button" className="quiet" onClick={onShow}>
            {say('showDecision')}
          </button>
        </div>
      )}
      {common.map((button) => (
        <SideButton key={button.label} {...button} />
      ))}
      {answers.map((offer) => (
        <button
          key={offer.line}
          type="button"
          className="main answer"
          data-answer={offer.line}
          onClick={() => asked !== null && play(simpleIntention(asked, offer))}
        >
          {offer.text}
          {asked !== null && <IntentionPreview intention={simpleIntention(asked, offer)} isShort />}
        </button>
      ))}
      {snapshot.isOver && (
        <button type="button" className="main" onClick={() => go('/')}>
          {say('newGame')}
        </button>
      )}
      {primary !== null && answers.length === 0 && (
        <button
          type="button"
          className="main"
          data-primary
          data-key={shortcuts ? '↵' : undefined}
          disabled={!primary.isPossible}
          aria-keyshortcuts={CONFIRM_KEY}
          onClick={primary.run}
        >
          {primary.label}
        </button>
      )}
    </div>
  );
}

function SideButton({ label, shortcut, glyph, isPossible, run }: BarButton): ReactNode {
  const { shortcuts } = usePreferences();
  return (
    <button type="button" className="quiet" disabled={!isPossible} aria-keyshortcuts={shortcut} onClick={run}>
      <Glyph name={glyph} />
      <span className="bar-label">{label}</span>
      {shortcuts && <kbd aria-hidden>{keyCap(shortcut)}</kbd>}
    </button>
  );
}

/** More than so many are better read as a list. */
const MOST_ANSWERS = 3;

/** Answers that stand nowhere on the board, like yes and no: each has a button of its own. */
function useAnswers(): readonly Offer[] {
  const { board, offers, choice } = useTable();
  const chosen = useChosen(choice);
  if (chosen !== null) return [];
  const answers = offers.filter(({ action }) => {
    const role = board.role(action);
    return role === 'answer' || (role === null && board.places(action).length === 0);
  });
  return answers.length > MOST_ANSWERS ? [] : answers;
}

interface Primary {
  readonly label: string;
  readonly isPossible: boolean;
  run(): void;
}

/** The one button that goes on: plays what is chosen, ends the turn, or passes. */
function usePrimary(onPass: () => void): Primary | null {
  const model = useTable();
  const say = useSay();
  const chosen = useChosen(model.choice);
  const { snapshot, offers, board, speech, asked, run, play, choose, at, selection } = model;
  const selected = useSelection(selection, (place) => place);
  const confirmed = (intention: Intention): Primary => ({
    label: verbOf(intention),
    isPossible: true,
    run: () => play(intention),
  });
  const verbOf = ({ action, places, text }: Intention): string => {
    const role = board.role(action);
    if (role === 'end') return text;
    return (
      (places.length > 0 ? speech.verb(action.kind) : null) ?? say(role === 'pass' ? 'passNow' : 'confirm')
    );
  };
  const nothing: Primary = { label: say('confirm'), isPossible: false, run: () => {} };
  if (snapshot.isOver) return null;
  if (chosen !== null) return confirmed(chosen);
  // What can be done at the selected place is what is asked: none of it is chosen yet.
  if (selected !== null && at(selected).intentions.length > 0) return nothing;
  if (snapshot.draft.isComplete)
    return { label: say('endTurn'), isPossible: true, run: () => run((link) => link.confirm()) };
  if (asked === null) return null;
  const ending = offers.filter(({ action }) => board.role(action) === 'end');
  if (ending.length === 1)
    return {
      label: ending[0].text,
      isPossible: true,
      run: () => play(simpleIntention(asked, ending[0])),
    };
  const passing = offers.filter(({ action }) => board.role(action) === 'pass');
  if (passing.length > 1) return { label: say('passNow'), isPossible: true, run: onPass };
  if (passing.length === 1)
    return {
      label: say('passNow'),
      isPossible: true,
      run: () => choose(simpleIntention(asked, passing[0])),
    };
  return nothing;
}
