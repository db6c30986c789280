/** Where a number comes from: one line for each source, and the total. */
import { Amounts, Sheet, type WhyAbout } from '@guildhall/board-kit';
import { type ReactNode, useCallback } from 'react';
import { useSay } from '../../text/texts.tsx';
import { useTable } from '../state/context.ts';
import { type SaidLine, type SaidSum, useExplained, whySays } from '../state/sums.ts';
import './why.css';

interface WhyProps {
  readonly about: WhyAbout;
  /** The number that was asked about. */
  readonly beside: Element;
  onClose(): void;
}

const GAP = 8;
/** Narrower screens have no room beside anything: it comes up from the bottom. */
const NARROW = 640;

/** Above or below the number, wherever there is more room. */
function placeBeside(dialog: HTMLDialogElement, beside: Element): void {
  dialog.classList.add('why-sheet');
  if (innerWidth <= NARROW) return;
  const number = beside.getBoundingClientRect();
  const { width } = dialog.getBoundingClientRect();
  const isAbove = number.top > innerHeight - number.bottom;
  const left = number.left + number.width / 2 - width / 2;
  const { style } = dialog;
  style.margin = '0';
  style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  style.right = 'auto';
  // Held by the edge that is next to the number, it may grow away from it.
  style.top = isAbove ? 'auto' : `${number.bottom + GAP}px`;
  style.bottom = isAbove ? `${innerHeight - number.top + GAP}px` : 'auto';
  style.maxHeight = `${(isAbove ? number.top : innerHeight - number.bottom) - 2 * GAP}px`;
}

export default function Why({ about, beside, onClose }: WhyProps): ReactNode {
  const model = useTable();
  const say = useSay();
  const place = useCallback((dialog: HTMLDialogElement) => placeBeside(dialog, beside), [beside]);
  const { title, sums } = useExplained(model, about);
  const tell = whySays.read(say.language);
  return (
    <Sheet title={title} closeLabel={say('close')} place={place} onClose={onClose}>
      <div className="why">
        {sums.map((sum) => (
          <SumList key={sum.title} sum={sum} />
        ))}
        {sums.length === 0 && <p>{tell('nothing')}</p>}
      </div>
    </Sheet>
  );
}

function SumList({ sum: { title, lines, total, note } }: { readonly sum: SaidSum }): ReactNode {
  return (
    <section>
      {title !== null && <h3>{title}</h3>}
      <dl>
        {lines.map((line, at) => (
          <Line key={at} {...line} />
        ))}
        <Line {...total} isTotal />
      </dl>
      {note !== undefined && <p>{note}</p>}
    </section>
  );
}

function Line({ label, amounts, isTotal = false }: SaidLine & { readonly isTotal?: boolean }): ReactNode {
  const { board } = useTable();
  const shown = board.amounts(amounts);
  if (shown.length === 0 && !isTotal) return null;
  return (
    <div className={isTotal ? 'why-total' : undefined} data-amounts={JSON.stringify(amounts)}>
      <dt>{label}</dt>
      <dd>{shown.length === 0 ? '0' : <Amounts amounts={shown} />}</dd>
    </div>
  );
}
