/** The end of a game, loaded when there is one: nobody needs it while they play. */
import { usePhone } from '@guildhall/board-kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSay } from '../../text/texts.tsx';

const EndPanel = lazy(() => import('./end-panel.tsx'));

/** Where it lies over the board, it can be put aside to look at that. */
export function End(): ReactNode {
  const say = useSay();
  const isPhone = usePhone();
  const [isAside, setAside] = useState(false);
  if (isAside && !isPhone)
    return (
      <button type="button" className="main end-show" onClick={() => setAside(false)}>
        {say('result')}
      </button>
    );
  return (
    <Suspense fallback={null}>
      <EndPanel onAside={isPhone ? null : () => setAside(true)} />
    </Suspense>
  );
}
