/** What can be done at the selected place, each way to pay for it, and why not what somebody may have wanted there. */
import { type PlaceId, usePhone, useSelection } from '@guildhall/board-kit';
import {
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSay } from '../../text/texts.tsx';
import { useTable } from '../state/context.ts';
import { IntentionRow } from './intention-row.tsx';
import { RefusalNote, RuleLink } from './refusal.tsx';

// Hardly any place decides a player board.
const PlayerBoardLook = lazy(() => import('../seats/player-board-look.tsx'));

/** What is selected, if anything is. */
export function PlaceCard(): ReactNode {
  const { selection } = useTable();
  const selected = useSelection(selection, (place) => place);
  return selected !== null && <CardOf key={selected} place={selected} />;
}

/** More refusals than this are not worth reading beside what can be done. */
const MOST_REFUSALS_BESIDE = 2;

function CardOf({ place }: { readonly place: PlaceId }): ReactNode {
  const model = useTable();
  const say = useSay();
  const card = useRef<HTMLElement>(null);
  const position = usePositionBeside(card, place);
  const { board, view, snapshot } = model;
  const { title, lines, rules } = board.explain(view, place, model.seat);
  const { intentions, refused } = model.at(place);
  const known = rules.filter((rule) => snapshot.game.ruleIds.includes(rule));
  const shownRefusals = intentions.length === 0 ? refused : refused.slice(0, MOST_REFUSALS_BESIDE);

  // The keyboard goes on here; a pointer stays where it is.
  useEffect(() => {
    if (document.querySelector('.kit-shape:focus-visible, .kit-place:focus-visible') === null) return;
    const first = card.current?.querySelector<HTMLElement>('button.offer');
    (first ?? card.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, []);

  return (
    <section ref={card} className="place-card" aria-label={say('selected')} style={position}>
      <header>
        <h2 tabIndex={-1}>{title}</h2>
        <button
          type="button"
          className="kit-close"
          aria-label={say('close')}
          onClick={() => {
            model.select(null);
            document.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
          }}
        >
          <span aria-hidden>✕</span>
        </button>
      </header>
      {intentions.length > 0 && (
        <div role="radiogroup" aria-label={title} className="intentions">
          {intentions.map((intention) => (
            <IntentionRow key={intention.id} intention={intention} />
          ))}
        </div>
      )}
      {board.decidesBoard !== undefined && (
        <Suspense fallback={null}>
          <PlayerBoardLook place={place} />
        </Suspense>
      )}
      {shownRefusals.map(({ text, refusal }) => (
        <div key={refusal.rule} className="refused">
          <p className="refused-wish">{say('notNow', { action: text })}</p>
          <RefusalNote refusal={refusal} />
        </div>
      ))}
      <details className="about" open={intentions.length === 0 && refused.length === 0}>
        <summary>{say('whatIsThis')}</summary>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {known.length > 0 && (
          <p className="cited">
            {say('rulesHere')}{' '}
            {known.map((rule) => (
              <RuleLink key={rule} rule={rule} />
            ))}
          </p>
        )}
      </details>
    </section>
  );
}

const GAP = 10;

/** Beside the selected place, where there is room, so that neither it nor what lies around it is covered. */
function usePositionBeside(
  card: { readonly current: HTMLElement | null },
  place: PlaceId,
): CSSProperties | undefined {
  const isPhone = usePhone();
  const [position, setPosition] = useState<CSSProperties>({ opacity: 0 });
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null || isPhone) return;
    const anchors = document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`);
    const anchor = [...anchors].find((one) => one.matches('[aria-pressed="true"]')) ?? anchors[0];
    const room = element.closest('.table-page')?.querySelector('.frame')?.getBoundingClientRect();
    if (anchor === undefined || room === undefined) {
      setPosition({});
      return;
    }
    const beside = anchor.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const middle = beside.top + beside.height / 2 - height / 2;
    const centre = beside.left + beside.width / 2 - width / 2;
    const around = beside.width;
    const spots = [
      { left: beside.right + around + GAP, top: middle },
      { left: beside.left - around - width - GAP, top: middle },
      { left: centre, top: beside.bottom + around / 2 + GAP },
      { left: centre, top: beside.top - around / 2 - height - GAP },
      { left: beside.right + GAP, top: middle },
      { left: beside.left - width - GAP, top: middle },
    ];
    const fits = ({ left, top }: (typeof spots)[number]): boolean =>
      left >= room.left &&
      left + width <= room.right &&
      (top === middle || (top >= room.top && top + height <= room.bottom));
    const { left, top } = spots.find(fits) ?? spots[0];
    setPosition({
      left: Math.max(room.left + GAP, Math.min(left, room.right - width - GAP)),
      top: Math.max(room.top + GAP, Math.min(top, room.bottom - height - GAP)),
    });
  }, [card, place, isPhone]);
  return isPhone ? undefined : position;
}
