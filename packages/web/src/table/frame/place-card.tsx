/** What can be done at the selected place, each way to pay for it, and why not what somebody may have wanted there. */
import { type PlaceId, usePhone, usePlaces, useSelection, Why } from '@guildhall/board-kit';
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
import { Locked, RuleLink } from './refusal.tsx';

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
  useInSight(place);
  const { board, view, snapshot } = model;
  const { title, lines, drawn = [], rules, price } = board.explain(view, place, model.seat);
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
          <p className="refused-wish">{text}</p>
          <Locked refusal={refusal} />
        </div>
      ))}
      <details className="about" open={intentions.length === 0 && refused.length === 0}>
        <summary>{say('whatIsThis')}</summary>
        {[...lines, ...drawn].map((line) => (
          <p key={line}>
            {line}
            {line === price?.line && (
              <Why about={`price ${price.of} ${price.what}`} className="about-why">
                {say('why')}
              </Why>
            )}
          </p>
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

/**
 * On a phone what can be done takes room from what is looked at: what is selected there stays in sight. The map does so
 * itself, for it can be moved in any direction.
 */
function useInSight(place: PlaceId): void {
  const isPhone = usePhone();
  useEffect(() => {
    const around = document.querySelector('main.phone');
    if (!isPhone || around === null) return;
    const show = (): void => {
      const selected = around.querySelector(`[data-place="${CSS.escape(place)}"][aria-pressed="true"]`);
      if (selected?.closest('.kit-viewport') === null) selected.scrollIntoView({ block: 'nearest' });
    };
    const observer = new ResizeObserver(show);
    observer.observe(around);
    return () => observer.disconnect();
  }, [place, isPhone]);
}

const GAP = 10;
/** So many places across and down the table are tried. */
const TRIES = 25;
/** No distance is as bad as a bit of what has this weight. */
const NEVER = 1e6;

/** What a card should rather not lie on, and how bad each is by its area: what can be chosen, or is marked so, is worst. */
const KEPT_FREE: readonly (readonly [selector: string, weight: number])[] = [
  ['[data-lit], [data-in-sight]', NEVER],
  // Whoever weighs a move looks at what the others have.
  ['.seat-card', 8],
  ['[data-piece], .own-board', 2],
  ['.panel, .kit-shape, .kit-place', 1],
];

interface Spot {
  readonly left: number;
  readonly top: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Where a card hides least of what somebody may want to see or choose, not far from the place. One that stands well stays. */
function bestSpot(frame: Element, card: DOMRect, beside: DOMRect, isPlaced: boolean): Spot {
  const room = frame.getBoundingClientRect();
  const { width, height } = card;
  const around = new DOMRect(
    beside.left - beside.width,
    beside.top - beside.height,
    beside.width * 3,
    beside.height * 3,
  );
  const things = KEPT_FREE.flatMap(([selector, weight]) =>
    [...frame.querySelectorAll(selector)].map((one) => ({ box: one.getBoundingClientRect(), weight })),
  );
  const middle = { x: beside.left + beside.width / 2, y: beside.top + beside.height / 2 };
  const badness = ({ left, top }: Spot): number => {
    const box = { left, top, right: left + width, bottom: top + height };
    let hidden = 0;
    for (const thing of things) hidden += shared(box, thing.box) * thing.weight;
    const far = Math.hypot(left + width / 2 - middle.x, top + height / 2 - middle.y);
    // The place itself and what lies around it stay in sight.
    return hidden + shared(box, beside) * 50 + shared(box, around) * 4 + far * width * 0.5;
  };
  const first = { left: room.left + GAP, top: room.top + GAP };
  const last = { left: room.right - width - GAP, top: room.bottom - height - GAP };
  const within = ({ left, top }: Spot): Spot => ({
    left: Math.max(first.left, Math.min(left, last.left)),
    top: Math.max(first.top, Math.min(top, last.top)),
  });
  const spots = [
    { left: beside.right + beside.width + GAP, top: middle.y - height / 2 },
    { left: beside.left - beside.width - width - GAP, top: middle.y - height / 2 },
    { left: middle.x - width / 2, top: beside.bottom + beside.height / 2 + GAP },
    { left: middle.x - width / 2, top: beside.top - beside.height / 2 - height - GAP },
    ...Array.from({ length: TRIES * TRIES }, (_, at) => ({
      left: first.left + ((last.left - first.left) * (at % TRIES)) / (TRIES - 1),
      top: first.top + ((last.top - first.top) * Math.floor(at / TRIES)) / (TRIES - 1),
    })),
  ].map(within);
  let best = within(card);
  let least = isPlaced ? badness(best) : Number.POSITIVE_INFINITY;
  if (least < NEVER && Math.abs(best.left - card.left) + Math.abs(best.top - card.top) < 1) return best;
  for (const spot of spots) {
    const bad = badness(spot);
    if (bad < least) {
      best = spot;
      least = bad;
    }
  }
  return best;
}

/** Beside the selected place, where least is hidden by it. */
function usePositionBeside(
  card: { readonly current: HTMLElement | null },
  place: PlaceId,
): CSSProperties | undefined {
  const isPhone = usePhone();
  const [position, setPosition] = useState<CSSProperties>({ opacity: 0 });
  const { lit } = usePlaces();
  const isPlaced = useRef(false);
  // What payments make possible is lit a moment later, and a card grows when somebody reads on.
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null || isPhone) return;
    const put = (): void => {
      const anchors = [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)].filter((one) =>
        one.checkVisibility(),
      );
      const anchor = anchors.find((one) => one.matches('[aria-pressed="true"]')) ?? anchors[0];
      const frame = element.closest('.table-page')?.querySelector('.frame');
      if (anchor === undefined || frame == null) {
        setPosition({});
        return;
      }
      const box = element.getBoundingClientRect();
      const { left, top } = bestSpot(frame, box, anchor.getBoundingClientRect(), isPlaced.current);
      isPlaced.current = true;
      setPosition({ left, top });
    };
    put();
    const observer = new ResizeObserver(put);
    observer.observe(element);
    return () => observer.disconnect();
  }, [card, place, isPhone, lit]);
  return isPhone ? undefined : position;
}
