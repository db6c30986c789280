/**
 * What the bar says to those who are learning: one line about an action that is possible for the first time, whose rule
 * unfolds for whoever wants it, and to somebody new the way to everything that can be done.
 */
import { type ReactNode, Suspense, useState } from 'react';
import { prefer, usePreferences } from '../../preferences.ts';
import { useSay } from '../../text/texts.tsx';
import { useTable } from '../state/context.ts';
import { RuleTitle, RuleWords } from './refusal.tsx';

/** Many may be new at once; one is told a turn, so that nobody is lectured. */
export function Hint({ onWhat }: { onWhat(): void }): ReactNode {
  const { board, offers, snapshot, speech } = useTable();
  const { coaching, introduced } = usePreferences();
  const say = useSay();
  /** The length of the log when one was put aside. */
  const [done, setDone] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  if (coaching === 'off' || offers.length === 0) return null;
  const what = coaching === 'new' && (
    <button type="button" className="what-button" onClick={onWhat}>
      {say('whatCanIDo')}
    </button>
  );
  if (done === snapshot.length) return what;
  const fresh = offers.find(({ action }) => {
    const rule = board.introduction(action);
    return snapshot.game.ruleIds.includes(rule) && !introduced.includes(`${speech.game} ${rule}`);
  });
  if (fresh === undefined) return what;
  const rule = board.introduction(fresh.action);
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
          setDone(snapshot.length);
          setOpen(false);
          prefer({ introduced: [...introduced, `${speech.game} ${rule}`] });
        }}
      >
        <span aria-hidden>✕</span>
      </button>
      {isOpen && (
        <div className="hint-words">
          <Suspense fallback={null}>
            <RuleWords rule={rule} />
          </Suspense>
          <button type="button" className="quiet small" onClick={() => prefer({ coaching: 'off' })}>
            {say('noMoreHints')}
          </button>
        </div>
      )}
    </aside>
  );
}
