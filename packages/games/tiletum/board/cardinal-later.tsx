/** What only a table with the Cardinal shows: it is loaded when there is one. */
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { PartProps } from './props.ts';

type Drawn = typeof import('./cardinal.tsx');

function later(part: (drawn: Drawn) => ComponentType<PartProps>): (props: PartProps) => ReactNode {
  const Part = lazy(async () => ({ default: part(await import('./cardinal.tsx')) }));
  return (props) => (
    <Suspense fallback={<div hidden aria-busy />}>
      <Part {...props} />
    </Suspense>
  );
}

export const CardinalBoard = later((drawn) => drawn.CardinalBoard);
export const DecreeCard = later((drawn) => drawn.DecreeCard);
export const Challenges = later((drawn) => drawn.Challenges);
