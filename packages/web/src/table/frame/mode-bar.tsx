/** What a replay, a board of one's own or a view from a file needs besides the table; loaded there alone. */
import { lazy, type ReactNode, Suspense } from 'react';
import type { AnalysisLink } from '../../transport/analysis.ts';
import type { TableLink } from '../../transport/link.ts';
import { useTable } from '../state/context.ts';

const AnalysisBar = lazy(() => import('../replay/analysis-bar.tsx'));
const ViewBar = lazy(() => import('../replay/view-bar.tsx'));
const Replay = lazy(() => import('../replay/replay.tsx'));

export function ModeBar({ address }: { readonly address: string }): ReactNode {
  const { point, link, snapshot } = useTable();
  if (isAnalysis(link))
    return (
      <Suspense fallback={null}>
        <AnalysisBar link={link} />
      </Suspense>
    );
  if (snapshot.realm === 'view')
    return (
      <Suspense fallback={null}>
        <ViewBar address={address} />
      </Suspense>
    );
  if (point === null) return null;
  return (
    <Suspense fallback={null}>
      <Replay address={address} point={point} />
    </Suspense>
  );
}

/** Its module is loaded only where somebody tries things on a board of their own. */
function isAnalysis(link: TableLink): link is AnalysisLink {
  return link.isAnalysis;
}
