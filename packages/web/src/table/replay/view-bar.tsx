/** What a view from a file has besides the table: that it is one, and the way to try things from it. */
import type { ReactNode } from 'react';
import { go } from '../../router.ts';
import { useSharedSay } from '../../text/shared-table-texts.ts';
import { useSay } from '../../text/texts.tsx';
import { branchOff } from '../../transport/analysis.ts';
import { useTable } from '../state/context.ts';

export default function ViewBar({ address }: { readonly address: string }): ReactNode {
  const say = useSay();
  const { snapshot } = useTable();
  const shared = useSharedSay();
  const branch = async (): Promise<void> => {
    go(`/analysis/${await branchOff(snapshot, snapshot.options, snapshot.view, address)}`);
  };
  return (
    <section className="analysis" aria-label={shared('viewOnly')}>
      <p>
        <strong>{shared('viewOnly')}</strong>
      </p>
      <button type="button" className="quiet" onClick={() => void branch()}>
        {say('branch')}
      </button>
    </section>
  );
}
