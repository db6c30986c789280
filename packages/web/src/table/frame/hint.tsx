/** A short word about an action that is possible for the first time. Can be switched off. */
import { type ReactNode, Suspense } from 'react';
import { prefer, usePreferences } from '../../preferences.ts';
import { useSay } from '../../text/texts.tsx';
import { useTable } from '../state/context.ts';
import { RuleWords } from './refusal.tsx';

/** Many may be new at once; only so many wait in line, so that nobody is lectured. */
export function Hint(): ReactNode {
  const { board, offers, snapshot, speech } = useTable();
  const { hints, introduced } = usePreferences();
  const say = useSay();
  if (!hints) return null;
  const fresh = offers.find(({ action }) => {
    const rule = board.introduction(action);
    return snapshot.game.ruleIds.includes(rule) && !introduced.includes(`${speech.game} ${rule}`);
  });
  if (fresh === undefined) return null;
  const rule = board.introduction(fresh.action);
  return (
    <aside className="hint" aria-label={say('newAction')}>
      <p className="hint-head">{say('newAction')}</p>
      <Suspense fallback={null}>
        <RuleWords rule={rule} />
      </Suspense>
      <p className="hint-buttons">
        <button
          type="button"
          className="quiet small"
          onClick={() => prefer({ introduced: [...introduced, `${speech.game} ${rule}`] })}
        >
          {say('gotIt')}
        </button>
        <button type="button" className="quiet small" onClick={() => prefer({ hints: false })}>
          {say('noMoreHints')}
        </button>
      </p>
    </aside>
  );
}
