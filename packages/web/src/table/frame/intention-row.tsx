/** One thing that can be done: chosen by the first click, played by the second, or by the button of the action bar. */
import { type ReactNode, useState } from 'react';
import { useSay } from '../../text/texts.tsx';
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

export function IntentionRow({ intention: once, shortcut = null }: IntentionRowProps): ReactNode {
  const model = useTable();
  const [times, setTimes] = useState(1);
  const intention = once.repeated?.(times) ?? once;
  const isChosen = useChosen(model.choice)?.id === intention.id;
  const row = (
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
        {intention.further !== null && <span className="offer-further">+ {intention.further}</span>}
        {intention.payment !== null && <small className="offer-payment">{intention.payment}</small>}
      </span>
      <IntentionPreview intention={intention} />
      {shortcut !== null && <kbd aria-hidden>{shortcut}</kbd>}
    </button>
  );
  const more = intention.repeated?.(times + 1) ?? null;
  if (times === 1 && more === null) return row;
  return (
    <div className="offer-repeated">
      {row}
      <Stepper
        times={times}
        canGrow={more !== null}
        onChange={(wanted) => {
          setTimes(wanted);
          model.choose(once.repeated?.(wanted) ?? once);
        }}
      />
    </div>
  );
}

interface StepperProps {
  readonly times: number;
  readonly canGrow: boolean;
  onChange(times: number): void;
}

/** How often something is done, as one. */
function Stepper({ times, canGrow, onChange }: StepperProps): ReactNode {
  const say = useSay();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own
    <div className="stepper" role="group" aria-label={say('howOften')}>
      <button
        type="button"
        aria-label={say('onceLess')}
        disabled={times === 1}
        onClick={() => onChange(times - 1)}
      >
        <span aria-hidden>−</span>
      </button>
      <output>{times}×</output>
      <button
        type="button"
        aria-label={say('onceMore')}
        disabled={!canGrow}
        onClick={() => onChange(times + 1)}
      >
        <span aria-hidden>+</span>
      </button>
    </div>
  );
}
