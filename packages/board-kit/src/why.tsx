/** Numbers that can be asked where they come from. */
import type { Seat } from '@guildhall/kernel';
import { createContext, type ReactNode, useContext } from 'react';

/** What is asked about: the income or the points of a seat, or what the present choice costs. */
export type WhyAbout = `income ${Seat}` | `score ${Seat}` | 'cost';

interface Asking {
  /** What the button is called that asks. */
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
      <span className="kit-hidden">{asking.label}</span>
    </button>
  );
}

/** For numbers inside of something that is a button already: asks about the one that was clicked, if any was. */
export function useAsking(): (clicked: EventTarget) => boolean {
  const asking = useContext(AskingContext);
  return (clicked) => {
    const number = clicked instanceof Element ? clicked.closest<HTMLElement>('[data-why]') : null;
    if (asking === null || number === null) return false;
    asking.ask(number.dataset.why as WhyAbout, number);
    return true;
  };
}
