/** One thing that can be done: chosen by the first click, played by the second, or by the button of the action bar. */
import type { ReactNode } from 'react';
import { useChosen } from '../state/choice.ts';
import { type TableModel, useTable } from '../state/context.ts';
import type { Intention } from '../state/intentions.ts';
import { IntentionPreview } from './intention-preview.tsx';

interface IntentionRowProps {
  readonly intention: Intention;
  readonly shortcut?: string | null;
}

/** Where payments belong to it, its place is selected: the other ways to pay stand there. */
export function chooseOrPlay({ choice, choose, play, select }: TableModel, intention: Intention): void {
  if (choice.chosen?.id === intention.id) play(intention);
  else {
    if (intention.payment !== null && intention.places.length > 0) select(intention.places[0]);
    choose(intention);
  }
}

export function IntentionRow({ intention, shortcut = null }: IntentionRowProps): ReactNode {
  const model = useTable();
  const isChosen = useChosen(model.choice)?.id === intention.id;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a radio button would not play what is chosen already
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className="offer"
      data-line={intention.id}
      aria-keyshortcuts={shortcut ?? undefined}
      onClick={() => chooseOrPlay(model, intention)}
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
