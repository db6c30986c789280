import type { ReactNode } from 'react';
import { useSay } from '../text/texts.tsx';

export function Loading(): ReactNode {
  const say = useSay();
  return (
    <main className="loading" aria-busy="true">
      <p>{say('loading')}</p>
    </main>
  );
}
