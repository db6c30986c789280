import type { MouseEvent, ReactNode } from 'react';
import { go } from '../router.ts';

interface LinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link within the client. With a modifier key it opens as links do. */
export function Link({ to, className, children }: LinkProps): ReactNode {
  const clicked = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} className={className} onClick={clicked}>
      {children}
    </a>
  );
}
