/** Tooltips: an explanation beside what is hovered or focused. Nothing needs them: a click shows the same. */
import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Explanation, PlaceId } from './board.ts';

const PATIENCE = 350;
const GAP = 8;

interface Shown {
  readonly place: PlaceId;
  readonly anchor: Element;
}

interface Tips {
  show(place: PlaceId, anchor: Element): void;
  hide(): void;
}

const TipsContext = createContext<Tips>({ show: () => {}, hide: () => {} });

interface TipLayerProps {
  explain(place: PlaceId): Explanation;
  readonly children: ReactNode;
}

/** Shows one tooltip at a time for all places inside. */
export function TipLayer({ explain, children }: TipLayerProps): ReactNode {
  const [shown, setShown] = useState<Shown | null>(null);
  const tips = useMemo<Tips>(
    () => ({ show: (place, anchor) => setShown({ place, anchor }), hide: () => setShown(null) }),
    [],
  );
  useEffect(() => {
    if (shown === null) return;
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setShown(null);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [shown]);
  return (
    <TipsContext value={tips}>
      {children}
      {shown !== null && <Tip anchor={shown.anchor} explanation={explain(shown.place)} />}
    </TipsContext>
  );
}

function Tip({ anchor, explanation }: { anchor: Element; explanation: Explanation }): ReactNode {
  const tip = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = tip.current;
    if (element === null) return;
    const beside = anchor.getBoundingClientRect();
    // In the top layer no panel cuts it off.
    element.showPopover();
    const { width, height } = element.getBoundingClientRect();
    const above = beside.top - height - GAP;
    const left = beside.left + beside.width / 2 - width / 2;
    element.style.top = `${above >= GAP ? above : Math.min(beside.bottom + GAP, innerHeight - height - GAP)}px`;
    element.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
    anchor.setAttribute('aria-describedby', id);
    return () => anchor.removeAttribute('aria-describedby');
  }, [anchor, id]);
  return (
    <div ref={tip} id={id} role="tooltip" popover="manual" className="kit-tip">
      <strong>{explanation.title}</strong>
      {[...explanation.lines, ...(explanation.drawn ?? [])].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** What an element needs to have a tooltip. */
export function useTipOf(place: PlaceId) {
  const tips = useContext(TipsContext);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hide = (): void => {
    clearTimeout(timer.current);
    tips.hide();
  };
  return {
    hide,
    triggers: {
      onPointerEnter: (event: PointerEvent): void => {
        if (event.pointerType !== 'mouse') return;
        const anchor = event.currentTarget;
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => tips.show(place, anchor), PATIENCE);
      },
      onPointerLeave: hide,
      onFocus: (event: FocusEvent): void => {
        if (event.currentTarget.matches(':focus-visible')) tips.show(place, event.currentTarget);
      },
      onBlur: hide,
    },
  };
}
