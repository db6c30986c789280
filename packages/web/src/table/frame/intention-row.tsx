/** One thing that can be done: chosen by the first click, played by the second, or by the button of the action bar. */
import type { ReactNode } from 'react';
import { useTable } from '../context.ts';
import { useChosen } from '../state/choice.ts';
import type { Intention } from '../state/intentions.ts';
import { IntentionPreview } from './intention-preview.tsx';

interface IntentionRowProps {
  readonly intention: Intention;
  readonly shortcut?: string | null;
}

export function IntentionRow({ intention, shortcut = null }: IntentionRowProps): ReactNode {
  const { choice, choose, play } = useTable();
  const isChosen = useChosen(choice)?.id === intention.id;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a radio button would not play what is chosen already
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className="offer"
      data-line={intention.id}
      aria-keyshortcuts={shortcut ?? undefined}
      onClick={() => (isChosen ? play(intention) : choose(intention))}
    >
      <span className="offer-text">
        {intention.text}
        {intention.payment !== null && <small className="offer-payment">{intention.payment}</small>}
      </span>
      <IntentionPreview intention={intention} />
      {shortcut !== null && <kbd aria-hidden>{shortcut}</kbd>}
    </button>
  );
}
