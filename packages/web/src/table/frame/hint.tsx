/** One line about an action that is possible for the first time, in the bar: its rule unfolds for whoever wants it. */
import { type ReactNode, Suspense, useState } from 'react';
import { prefer, usePreferences } from '../../preferences.ts';
import { useSay } from '../../text/texts.tsx';
import { useTable } from '../state/context.ts';
import { RuleTitle, RuleWords } from './refusal.tsx';

/** Many may be new at once; one is told a turn, so that nobody is lectured. */
export function Hint(): ReactNode {
  const { board, offers, snapshot, speech } = useTable();
  const { hints, introduced } = usePreferences();
  const say = useSay();
  /** The length of the log when one was put aside. */
  const [done, setDone] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  if (!hints || done === snapshot.length) return null;
  const fresh = offers.find(({ action }) => {
    const rule = board.introduction(action);
    return snapshot.game.ruleIds.includes(rule) && !introduced.includes(`${speech.game} ${rule}`);
  });
  if (fresh === undefined) return null;
  const rule = board.introduction(fresh.action);
  return (
    <aside className="hint" aria-label={say('newAction')}>
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
          <button type="button" className="quiet small" onClick={() => prefer({ hints: false })}>
            {say('noMoreHints')}
          </button>
        </div>
      )}
    </aside>
  );
}
