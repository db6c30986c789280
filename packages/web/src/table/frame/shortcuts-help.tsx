import type { ReactNode } from 'react';
import { useSay } from '../../text/texts.tsx';
import * as keys from './shortcuts.ts';

export function ShortcutsHelp(): ReactNode {
  const say = useSay();
  const rows: readonly (readonly [string, string])[] = [
    [keys.ACTIONS_KEY, say('allActions')],
    ['1 … 9', say('keyOptions')],
    [keys.SEARCH_KEY, say('searchOptions')],
    [`${keys.CONFIRM_KEY}, Enter`, say('confirm')],
    [keys.UNDO_KEY, say('undo')],
    [keys.REDO_KEY, say('redo')],
    [keys.RESTART_KEY, say('restart')],
    [keys.BOARD_KEY, say('lookAtBoard')],
    [keys.SCORES_KEY, say('scores')],
    [keys.WHY_KEY, say('keyWhy')],
    [keys.LEGEND_KEY, say('legend')],
    [keys.PLAYER_KEY, say('keyPlayer')],
    [keys.MAP_KEY, say('board')],
    [keys.NAMES_KEY, say('keyNames')],
    [keys.LOG_KEY, say('log')],
    [keys.CHAT_KEY, say('chat')],
    [keys.STEP_BACK_KEY, say('stepBack')],
    [keys.NEXT_KEY, say('stepOn')],
    ['␣', say('pause')],
    [keys.SKIP_KEY, say('skipToNow')],
    ['← ↑ → ↓', say('keyArrows')],
    ['PgDn, PgUp', say('keyLit')],
    ['Enter, ␣', say('keyEnter')],
    ['+ − 0', say('keyZoom')],
    ['Esc', say('close')],
    [keys.HELP_KEY, say('keys')],
  ];
  return (
    <dl className="keys">
      {rows.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{keys.keyCap(key)}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
