/** What can be done at the selected place, and why not what somebody may have wanted there. */
import { type Offer, type PlaceId, useSelection } from '@guildhall/board-kit';
import { type Refusal, refusalOf } from '@guildhall/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSay } from '../texts.tsx';
import { type TableModel, useTable } from './context.ts';
import { nextAt } from './offers.ts';
import { PreviewLine } from './preview-line.tsx';
import { RefusalNote, RuleLink } from './refusal.tsx';

/** What is selected, if anything is. */
export function Inspected(): ReactNode {
  const selected = useSelection(useTable().selection, (place) => place);
  return selected !== null && <Inspector key={selected} place={selected} />;
}

function Inspector({ place }: { readonly place: PlaceId }): ReactNode {
  const model = useTable();
  const say = useSay();
  const head = useRef<HTMLHeadingElement>(null);
  const { board, view, snapshot } = model;
  const { title, lines, rules } = board.explain(view, place, model.seat);
  const here = model.offers.filter(({ action }) => board.places(action).includes(place));
  const known = rules.filter((rule) => snapshot.game.ruleIds.includes(rule));

  // The keyboard goes on here; a pointer stays where it is.
  useEffect(() => {
    if (document.querySelector('.kit-shape:focus-visible, .kit-place:focus-visible') === null) return;
    const first = head.current?.parentElement?.parentElement?.querySelector<HTMLElement>('button.offer');
    (first ?? head.current)?.focus();
  }, [place]);

  return (
    <section className="inspector" aria-label={say('selected')}>
      <header>
        <h3 ref={head} tabIndex={-1}>
          {title}
        </h3>
        <button
          type="button"
          className="quiet small"
          onClick={() => {
            model.select(null);
            document.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
          }}
        >
          {say('close')}
        </button>
      </header>
      {lines.map((line) => (
        <p key={line} className="soft">
          {line}
        </p>
      ))}
      {here.map((offer) => (
        <OfferWithNext key={offer.line} offer={offer} place={place} />
      ))}
      {here.length === 0 && <Refusals model={model} place={place} />}
      {known.length > 0 && (
        <p className="cited">
          {say('rulesHere')}{' '}
          {known.map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </p>
      )}
    </section>
  );
}

/** An action, and what may follow it on the same place: both in one click. */
function OfferWithNext({ offer, place }: { readonly offer: Offer; readonly place: PlaceId }): ReactNode {
  const model = useTable();
  const say = useSay();
  const { snapshot, board, speech, view, seat } = model;
  const next =
    seat === null ? [] : nextAt({ rules: snapshot.rules, view, seat, board, speech }, offer, place);
  return (
    <div className="offer-chain">
      <OfferButton offer={offer} onChoose={() => model.play(offer)} />
      {next.map((then) => (
        <OfferButton
          key={then.line}
          offer={then}
          prefix={say('andThen')}
          onChoose={() => model.play(offer, then)}
        />
      ))}
    </div>
  );
}

interface OfferButtonProps {
  readonly offer: Offer;
  readonly shortcut?: string | null;
  readonly prefix?: string;
  onChoose(): void;
}

export function OfferButton({ offer, shortcut = null, prefix, onChoose }: OfferButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="offer"
      data-line={offer.line}
      data-follows={prefix !== undefined || undefined}
      aria-keyshortcuts={shortcut ?? undefined}
      onClick={onChoose}
    >
      <span className="offer-text">
        {prefix !== undefined && <span className="soft">{prefix} </span>}
        {offer.text}
      </span>
      <PreviewLine offer={offer} />
      {shortcut !== null && <kbd aria-hidden>{shortcut}</kbd>}
    </button>
  );
}

function Refusals({ model, place }: { readonly model: TableModel; readonly place: PlaceId }): ReactNode {
  const say = useSay();
  const { board, view, seat, snapshot, point } = model;
  if (seat === null || point !== null || snapshot.isOver) return null;
  const wishes = board.wishes(view, seat, place);
  const refusals: { readonly text: string; readonly refusal: Refusal }[] = [];
  for (const wish of wishes) {
    const refusal = refusalOf(snapshot.rules, view, seat, wish);
    if (refusals.some((known) => known.refusal.rule === refusal.rule)) continue;
    const text = model.speech.action(wish.kind, snapshot.rules.notation.arguments(wish)) ?? '';
    refusals.push({ text, refusal });
  }
  if (refusals.length === 0) return null;
  return (
    <div className="refusals">
      {refusals.map(({ text, refusal }) => (
        <div key={refusal.rule}>
          <p className="refused-wish">{say('notNow', { action: text })}</p>
          <RefusalNote refusal={refusal} />
        </div>
      ))}
    </div>
  );
}
