/** What the person here is asked, what their choice would do, and the buttons to answer with: always at one place. */
import { Badge, type Offer, usePhone } from '@guildhall/board-kit';
import { owed, type Seat } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { usePreferences } from '../../preferences.ts';
import { type Say, useSay } from '../../text/texts.tsx';
import type { Snapshot } from '../../transport/link.ts';
import { Glyph, type GlyphName } from '../../ui/glyph.tsx';
import { useChosen } from '../state/choice.ts';
import { seatTitle, type TableModel, useTable } from '../state/context.ts';
import { type Intention, simpleIntention } from '../state/intentions.ts';
import { usePendingRequest } from '../state/pending-request.ts';
import { Caption } from './caption.tsx';
import { consequencesOf, IntentionPreview } from './intention-preview.tsx';
import { Notices } from './notices.tsx';
import { PlaceCard } from './place-card.tsx';
import { ACTIONS_KEY, CONFIRM_KEY, REDO_KEY, RESTART_KEY, UNDO_KEY, useShortcuts } from './shortcuts.ts';
import { WatchingBar } from './watching-bar.tsx';
import './action-bar.css';

/** What is asked now, in words. */
function promptOf(model: TableModel, say: Say): string {
  const { snapshot, speech, view, seat, playing, looks } = model;
  if (playing !== null) {
    const mover = seatOf(snapshot, playing.number);
    if (mover === undefined) return '';
    return say('isPlaying', { name: seatTitle(model, mover), n: speech.numberOf([looks[mover].name]) });
  }
  if (snapshot.isOver) return say('gameOver');
  if (seat !== null && snapshot.draft.isComplete) return say('turnComplete');
  const due = seat === null || snapshot.isHeld ? [] : owed(view, seat);
  if (due.length > 0) {
    const prompts = due.map((obligation) =>
      speech.prompt(obligation.kind, snapshot.rules.facts(view, obligation)),
    );
    return [...new Set(prompts)].join(' ');
  }
  const names = snapshot.deciders.map((other) => seatTitle(model, other));
  return say('waitingFor', { names: names.join(', ') });
}

/** Who made an entry. */
function seatOf({ log }: Snapshot, number: number): Seat | undefined {
  return log.find((entry) => entry.number === number)?.seat ?? undefined;
}

interface ActionBarProps {
  /** Opens and closes the list of everything that can be done. */
  onActions(): void;
  /** Shows the tiles to choose from when passing. */
  onPass(): void;
}

export function ActionBar({ onActions, onPass }: ActionBarProps): ReactNode {
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
  return (
    <section
      className="move"
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
        {isPhone && model.playing !== null ? <Caption /> : <Question />}
        <ChosenPreview />
        {isWatching ? <WatchingBar /> : <Buttons onActions={onActions} onPass={onPass} />}
      </div>
      {!isPhone && <PlaceCard />}
    </section>
  );
}

function Question(): ReactNode {
  const model = useTable();
  const say = useSay();
  const chosen = useChosen(model.choice);
  const outcome = chosen?.outcome() ?? null;
  const { playing } = model;
  const lines = [
    ...(playing === null ? [] : [say('moveOf', { at: playing.at, of: playing.of })]),
    ...(chosen?.payment == null ? [] : [chosen.payment]),
    ...(outcome === null ? [] : consequencesOf(model, say, outcome)),
  ];
  return (
    <div className="question">
      <h2 className="prompt" aria-live="polite">
        {chosen === null ? promptOf(model, say) : chosen.text}
      </h2>
      {lines.length > 0 && <p>{lines.join(' · ')}</p>}
    </div>
  );
}

function ChosenPreview(): ReactNode {
  const { choice } = useTable();
  const chosen = useChosen(choice);
  return chosen === null ? null : <IntentionPreview intention={chosen} isShort />;
}

interface BarButton {
  readonly label: string;
  readonly shortcut: string;
  readonly glyph: GlyphName;
  readonly isPossible: boolean;
  run(): void;
}

function Buttons({ onActions, onPass }: ActionBarProps): ReactNode {
  const model = useTable();
  const say = useSay();
  const { snapshot, run, offers, asked, play } = model;
  const { steps, undone } = snapshot.draft;
  const primary = usePrimary(onPass);
  const answers = useAnswers();
  const buttons: readonly BarButton[] = [
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
  useShortcuts(
    Object.fromEntries([
      ...buttons.filter(({ isPossible }) => isPossible).map(({ shortcut, run: go }) => [shortcut, go]),
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
      {buttons.map((button) => (
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
      {primary !== null && answers.length === 0 && (
        <button
          type="button"
          className="main"
          data-primary
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
      {shortcuts && <kbd aria-hidden>{shortcut}</kbd>}
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
  const answers = offers.filter(
    ({ action }) => board.role(action) === null && board.places(action).length === 0,
  );
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
  const { snapshot, offers, board, asked, run, play, choose } = model;
  const confirmed = (intention: Intention): Primary => ({
    label: say(board.role(intention.action) === 'pass' ? 'passNow' : 'confirm'),
    isPossible: true,
    run: () => play(intention),
  });
  if (chosen !== null) return confirmed(chosen);
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
  return { label: say('confirm'), isPossible: false, run: () => {} };
}
