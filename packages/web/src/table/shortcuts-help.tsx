import type { ReactNode } from 'react';
import { useSay } from '../texts.tsx';
import { CONFIRM_KEY, HELP_KEY, REDO_KEY, RESTART_KEY, SEARCH_KEY, UNDO_KEY } from './shortcuts.ts';

export function ShortcutsHelp(): ReactNode {
  const say = useSay();
  const rows: readonly (readonly [string, string])[] = [
    ['1 … 9, a … z', say('keyOptions')],
    [SEARCH_KEY, say('searchOptions')],
    [UNDO_KEY, say('undo')],
    [REDO_KEY, say('redo')],
    [RESTART_KEY, say('restart')],
    [CONFIRM_KEY, say('confirm')],
    ['← ↑ → ↓', say('keyArrows')],
    ['PgDn, PgUp', say('keyLit')],
    ['Enter', say('keyEnter')],
    ['+ − 0', say('keyZoom')],
    ['Esc', say('close')],
    [HELP_KEY, say('keys')],
  ];
  return (
    <dl className="keys">
      {rows.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
