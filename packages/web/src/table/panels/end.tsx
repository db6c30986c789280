/** The end of a game, loaded when there is one: nobody needs it while they play. */
import { lazy, type ReactNode, Suspense } from 'react';

const EndPanel = lazy(() => import('./end-panel.tsx'));

export function End(): ReactNode {
  return (
    <Suspense fallback={null}>
      <EndPanel />
    </Suspense>
  );
}
