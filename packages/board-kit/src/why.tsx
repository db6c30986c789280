/** Numbers that can be asked where they come from. */
import type { Seat } from '@guildhall/kernel';
import { createContext, type MouseEvent, type PointerEvent, type ReactNode, useContext, useRef } from 'react';

/**
 * What is asked about: the income or the points of a seat, a price that is printed on a board and what it is for that
 * seat (`price 0 temple`, by the names of the game's sums), or what the present choice costs.
 */
export type WhyAbout = `income ${Seat}` | `score ${Seat}` | `price ${Seat} ${string}` | 'cost';

interface Asking {
  /** What the button says of itself, besides the number. */
  readonly label: string;
  /** Shows the sum beside what was asked about. */
  ask(about: WhyAbout, beside: Element): void;
}

const AskingContext = createContext<Asking | null>(null);

/** Whoever draws boards without it draws plain numbers. */
export const WhyProvider = AskingContext;

interface WhyProps {
  readonly about: WhyAbout;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Why({ about, className = '', children }: WhyProps): ReactNode {
  const asking = useContext(AskingContext);
  if (asking === null) return <span className={className}>{children}</span>;
  return (
    <button
      type="button"
      className={`kit-why ${className}`}
      data-why={about}
      title={asking.label}
      onClick={({ currentTarget }) => asking.ask(about, currentTarget)}
    >
      {children}
    </button>
  );
}

/** Whoever presses so long wants to know more. */
const LONG_PRESS = 500;

/**
 * For numbers inside of something that is a button already, and that has other ways to its numbers for the keyboard: a
 * click of the mouse on one of them, or a long press, asks about it; any other click does what the button does. Large
 * ones, which would be in the way of the button, are asked about by a long press alone (`data-why-press`).
 */
export function useAsking(onClick: () => void) {
  const asking = useContext(AskingContext);
  const timer = useRef(0);
  const isAsked = useRef(false);
  const ask = (clicked: EventTarget, isPressed: boolean): boolean => {
    const numbers = isPressed ? '[data-why], [data-why-press]' : '[data-why]';
    const number = clicked instanceof Element ? clicked.closest<HTMLElement>(numbers) : null;
    if (asking === null || number === null) return false;
    const { why, whyPress } = number.dataset;
    asking.ask((why ?? whyPress) as WhyAbout, number);
    return true;
  };
  const stop = (): void => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType, target }: PointerEvent): void => {
      isAsked.current = false;
      stop();
      if (pointerType === 'mouse') return;
      timer.current = window.setTimeout(() => {
        isAsked.current = ask(target, true);
      }, LONG_PRESS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onClick: ({ target, nativeEvent, detail }: MouseEvent): void => {
      const isMouse = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'mouse';
      if (isAsked.current) isAsked.current = false;
      else if (!(isMouse && detail > 0 && ask(target, false))) onClick();
    },
  };
}
