/** What the person here is asked, and everything to answer with. */
import { owed } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { usePreferences } from '../preferences.ts';
import { type Say, useSay } from '../texts.tsx';
import { seatTitle, type TableModel, useTable } from './context.ts';
import { useDoing } from './doing.ts';
import { Hint } from './hint.tsx';
import { Inspected } from './inspector.tsx';
import { OptionList } from './option-list.tsx';
import { ProposalNote } from './proposal.tsx';
import { RefusalNote } from './refusal.tsx';
import { HeldNote } from './seat-menu.tsx';
import { SeatOffers } from './seat-offers.tsx';
import { SeatVotes } from './seat-vote.tsx';
import { CONFIRM_KEY, REDO_KEY, RESTART_KEY, UNDO_KEY, useShortcuts } from './shortcuts.ts';

/** What is asked now, in words. */
function promptOf(model: TableModel, say: Say): string {
  const { snapshot, speech, view, seat } = model;
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

export function MovePanel({ withOptions }: { readonly withOptions: boolean }): ReactNode {
  const model = useTable();
  const say = useSay();
  const { isBusy, refused } = useDoing();
  const isAsked = model.offers.length > 0 || model.snapshot.draft.isComplete;
  return (
    <section className="move" aria-label={say('yourMove')} data-asked={isAsked} aria-busy={isBusy}>
      <h2 className="prompt" aria-live="polite">
        {promptOf(model, say)}
      </h2>
      <TurnButtons />
      {refused !== null && (
        <div role="alert">
          <RefusalNote refusal={refused} />
        </div>
      )}
      <HeldNote />
      <ProposalNote />
      <SeatVotes />
      <SeatOffers />
      <Dropped />
      <Hint />
      <Inspected />
      {withOptions && <OptionList />}
    </section>
  );
}

/** Steps that fell away because something else was settled first. */
function Dropped(): ReactNode {
  const say = useSay();
  const { dropped } = useTable().snapshot.draft;
  if (dropped === null) return null;
  return (
    <div role="alert" className="note">
      <p>{say('draftDropped', { line: dropped.line })}</p>
      {dropped.refusal !== null && <RefusalNote refusal={dropped.refusal} />}
    </div>
  );
}

interface TurnButton {
  readonly label: string;
  readonly key: string;
  readonly isPossible: boolean;
  readonly isMain?: boolean;
  run(): void;
}

function TurnButtons(): ReactNode {
  const { snapshot, run } = useTable();
  const say = useSay();
  const { shortcuts } = usePreferences();
  const { steps, undone, isComplete } = snapshot.draft;
  const buttons: TurnButton[] = [
    {
      label: say('undo'),
      key: UNDO_KEY,
      isPossible: steps.length > 0,
      run: () => run((link) => link.undo()),
    },
    {
      label: say('redo'),
      key: REDO_KEY,
      isPossible: undone.length > 0,
      run: () => run((link) => link.redo()),
    },
    {
      label: say('restart'),
      key: RESTART_KEY,
      isPossible: steps.length > 1,
      run: () => run((link) => link.restart()),
    },
    {
      label: say('confirm'),
      key: CONFIRM_KEY,
      isPossible: isComplete,
      isMain: true,
      run: () => run((link) => link.confirm()),
    },
  ];
  const shown = buttons.filter(({ isMain, isPossible }) => isMain !== true || isPossible);
  useShortcuts(
    Object.fromEntries(shown.filter(({ isPossible }) => isPossible).map(({ key, run: go }) => [key, go])),
  );
  if (steps.length === 0 && undone.length === 0) return null;
  return (
    <div className="turn-buttons">
      {shown.map(({ label, key, isPossible, isMain, run: go }) => (
        <button
          key={label}
          type="button"
          className={isMain === true ? 'main' : 'quiet'}
          disabled={!isPossible}
          aria-keyshortcuts={key}
          onClick={go}
        >
          {label}
          {shortcuts && <kbd aria-hidden>{key}</kbd>}
        </button>
      ))}
    </div>
  );
}
