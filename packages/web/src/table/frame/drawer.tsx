/** Log, chat and the list of all actions: a drawer over the right edge, which never pushes the table. */
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { usePreferences } from '../../preferences.ts';
import { useSay } from '../../text/texts.tsx';
import { LogPanel } from '../panels/log-panel.tsx';
import { useTable } from '../state/context.ts';
import { type DrawerTab, openDrawer } from './drawer-tab.ts';
import { OptionList } from './option-list.tsx';

const ChatPanel = lazy(() => import('../panels/chat-panel.tsx'));

export default function Drawer({ onRead }: { onRead(): void }): ReactNode {
  const { snapshot, point, offers } = useTable();
  const { drawer } = usePreferences();
  const say = useSay();
  const tabs: readonly (readonly [DrawerTab, string])[] = [
    ['log', say('log')],
    ...(snapshot.chat === null ? [] : [['chat', say('chat')] as const]),
    ...(offers.length > 0 ? [['actions', say('allActions')] as const] : []),
  ];
  const open = tabs.some(([tab]) => tab === drawer) ? drawer : null;
  useEffect(() => {
    if (open === 'chat') onRead();
  }, [open, onRead]);
  if (open === null) return null;
  return (
    <aside className="drawer" aria-label={say('panels')}>
      <div className="drawer-head">
        <div className="drawer-tabs" role="tablist">
          {tabs.map(([tab, title]) => (
            <button
              key={tab}
              type="button"
              role="tab"
              aria-selected={tab === open}
              onClick={() => openDrawer(tab)}
            >
              {title}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="kit-close"
          aria-label={say('close')}
          onClick={() => openDrawer(null)}
        >
          <span aria-hidden>✕</span>
        </button>
      </div>
      <div className="drawer-body" role="tabpanel">
        {open === 'log' && <LogPanel upTo={point} />}
        {open === 'chat' && (
          <Suspense fallback={null}>
            <ChatPanel />
          </Suspense>
        )}
        {open === 'actions' && <OptionList />}
      </div>
    </aside>
  );
}
