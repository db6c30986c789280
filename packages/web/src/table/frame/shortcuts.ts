/** Single keys that do something, as long as nobody is typing. */
import { useEffect, useRef } from 'react';
import { preferences } from '../../preferences.ts';

/** What options are chosen with, in the order of the list. The letters left out do something else. */
export const OPTION_KEYS = [...'123456789'];

export const UNDO_KEY = 'u';
export const REDO_KEY = 'y';
export const RESTART_KEY = 'U';
export const CONFIRM_KEY = 'e';
export const SEARCH_KEY = '/';
export const HELP_KEY = '?';
export const ACTIONS_KEY = 'a';
export const LOG_KEY = 'l';
export const CHAT_KEY = 'c';
export const BOARD_KEY = 'b';
export const LEGEND_KEY = 'i';
export const PLAYER_KEY = 'p';
export const MAP_KEY = 'm';
export const NAMES_KEY = 'g';
export const SCORES_KEY = 'v';
export const WHY_KEY = 'w';
export const SKIP_KEY = 's';
export const PAUSE_KEY = ' ';
export const STEP_BACK_KEY = ',';
export const NEXT_KEY = '.';

/** A key as it is shown beside a button: caps are drawn large, so a large letter says that Shift is held. */
export function keyCap(key: string): string {
  return /^[A-Z]$/.test(key) ? `⇧${key}` : key;
}

type Shortcuts = Readonly<Record<string, () => void>>;

const stack: Shortcuts[] = [];

/** Later ones hide earlier ones of the same key. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const entry: Shortcuts = new Proxy(
      {},
      {
        has: (_, key) => Object.hasOwn(current.current, key),
        get: (_, key) => (typeof key === 'string' ? current.current[key] : undefined),
      },
    ) as Shortcuts;
    stack.push(entry);
    return () => {
      stack.splice(stack.indexOf(entry), 1);
    };
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/** What a key would be pressed on for itself. */
function hasOwnEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null;
}

/** Starts to listen; answers with how to stop. */
export function listenForShortcuts(): () => void {
  const pressed = (event: KeyboardEvent): void => {
    if (!preferences().shortcuts || event.defaultPrevented || isTyping(event.target)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (document.querySelector('dialog[open]') !== null) return;
    if ((event.key === 'Enter' || event.key === ' ') && hasOwnEnter(event.target)) return;
    const shortcuts = stack.findLast((entry) => event.key in entry);
    if (shortcuts === undefined) return;
    event.preventDefault();
    shortcuts[event.key]();
  };
  addEventListener('keydown', pressed);
  return () => removeEventListener('keydown', pressed);
}
