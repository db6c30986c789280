/** What of a table's set-up its owner chose instead of leaving it to chance, for whoever thinks of sitting down. */

import type { TableInfo } from '@guildhall/protocol';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSay } from '../../text/texts.tsx';
import { speeches } from '../../text/words.ts';

const ChangedValues = lazy(() => import('./changed-values.tsx'));

type Chosen = Pick<TableInfo, 'game' | 'chosen' | 'options'>;

export function ChosenSetup({ table }: { readonly table: Chosen }): ReactNode {
  const { open, hidden } = table.chosen;
  const { overrides = [] } = table.options;
  if (open.length + hidden.length + overrides.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <InWords table={table} />
    </Suspense>
  );
}

function InWords({ table: { game, chosen, options } }: { readonly table: Chosen }): ReactNode {
  const say = useSay();
  const { overrides = [] } = options;
  const speech = speeches.read(game, say.language);
  const named = (names: readonly string[]): string =>
    names.map((name) => speech.name(`option.${name}`)).join(', ');
  return (
    <div className="note stack" data-chosen>
      {chosen.open.length > 0 && <p>{say('setupChosen', { what: named(chosen.open) })}</p>}
      {chosen.hidden.length > 0 && <p>{say('setupChosenHidden', { what: named(chosen.hidden) })}</p>}
      {overrides.length > 0 && <ChangedValues game={game} overrides={overrides} />}
    </div>
  );
}
