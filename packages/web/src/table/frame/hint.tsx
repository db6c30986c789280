/**
 * What the bar says to those who are learning: one line about an action that is possible for the first time, which
 * unfolds to what it is for and its rule, and to somebody new the way to everything that can be done.
 */
import { usePhone } from '@guildhall/board-kit';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { prefer, preferences, usePreferences } from '../../preferences.ts';
import { useSay } from '../../text/texts.tsx';
import { useAdvice } from '../panels/advice.ts';
import { type TableModel, useTable } from '../state/context.ts';
import { RuleTitle, RuleWords } from './refusal.tsx';

/** The tip of a turn: what is chosen in it takes the place of the tip for a while, and gives it back. */
interface ShownTip {
  readonly table: string;
  /** The length of the log: it grows with every turn. */
  readonly length: number;
  readonly rule: string;
  readonly isClosed: boolean;
}

let shown: ShownTip | null = null;

/** The tip of this turn, if it has been shown already: there is no other one until the next. */
function shownIn({ link, snapshot }: TableModel): ShownTip | null {
  return shown?.table === link.id && shown.length === snapshot.length ? shown : null;
}

/** Many may be new at once; one is shown a turn and each of them once, so that nobody is lectured. */
function ruleToShow(model: TableModel, introduced: readonly string[]): string | null {
  const { board, offers, snapshot, speech } = model;
  const rules = offers.map(({ action }) => board.introduction(action));
  const before = shownIn(model);
  if (before !== null) return before.isClosed || !rules.includes(before.rule) ? null : before.rule;
  const isNew = (rule: string): boolean =>
    snapshot.game.ruleIds.includes(rule) && !introduced.includes(`${speech.game} ${rule}`);
  return rules.find(isNew) ?? null;
}

interface WhatProps {
  /** Leads to everything that can be done. */
  onWhat(): void;
}

/** In a lesson the coach says what to do: a tip beside them would talk at the same time, and be used up. */
function useSilence(): boolean {
  const { link, offers } = useTable();
  const { coaching } = usePreferences();
  return coaching === 'off' || offers.length === 0 || link.lesson !== undefined;
}

/** For a phone, whose line of tips gives way to long questions: beside the question, whatever is asked. */
export function WhatSign({ onWhat }: WhatProps): ReactNode {
  const { coaching } = usePreferences();
  const say = useSay();
  if (useSilence() || coaching !== 'new') return null;
  return (
    <button type="button" className="what-sign" aria-label={say('whatCanIDo')} onClick={onWhat}>
      <span aria-hidden>?</span>
    </button>
  );
}

export function Hint({ onWhat }: WhatProps): ReactNode {
  const model = useTable();
  const isPhone = usePhone();
  const isSilent = useSilence();
  const { link, snapshot, speech } = model;
  const { coaching, introduced } = usePreferences();
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const [, setClosed] = useState(false);
  const rule = isSilent ? null : ruleToShow(model, introduced);
  useEffect(() => {
    if (rule === null || shownIn(model) !== null) return;
    shown = { table: link.id, length: snapshot.length, rule, isClosed: false };
    prefer({ introduced: [...preferences().introduced, `${speech.game} ${rule}`] });
  }, [rule, model, link, snapshot, speech]);
  if (isSilent) return null;
  const what = coaching === 'new' && !isPhone && (
    <button type="button" className="what-button" onClick={onWhat}>
      {say('whatCanIDo')}
    </button>
  );
  if (rule === null) return what;
  return (
    <aside className="hint" aria-label={say('newAction')}>
      {what}
      <button type="button" className="hint-title" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>{say('newAction')}:</span>{' '}
        <Suspense fallback={null}>
          <RuleTitle rule={rule} />
        </Suspense>
      </button>
      <button
        type="button"
        className="kit-close"
        aria-label={say('gotIt')}
        onClick={() => {
          if (shown !== null) shown = { ...shown, isClosed: true };
          setOpen(false);
          setClosed(true);
        }}
      >
        <span aria-hidden>✕</span>
      </button>
      {isOpen && (
        <div className="hint-words">
          <Suspense fallback={null}>
            <TipWords rule={rule} />
          </Suspense>
          <button type="button" className="quiet small" onClick={() => prefer({ coaching: 'off' })}>
            {say('noMoreHints')}
          </button>
        </div>
      )}
    </aside>
  );
}

/** What the action is for, in plain words; then the letter of the rule. */
function TipWords({ rule }: { readonly rule: string }): ReactNode {
  const { board, offers, speech } = useTable();
  const adviceOn = useAdvice(speech.game, speech.language);
  const offer = offers.find(({ action }) => board.introduction(action) === rule);
  const advice = offer === undefined ? undefined : adviceOn(board.group(offer.action).id);
  return (
    <>
      {advice !== undefined && (
        <p className="hint-advice">
          {advice.why} {advice.when}
        </p>
      )}
      <RuleWords rule={rule} />
    </>
  );
}
