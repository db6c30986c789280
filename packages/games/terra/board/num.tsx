/** So many of something. */
import type { ReactNode } from 'react';

interface NumProps {
  readonly count: number | string;
  /** What is counted. */
  readonly children: ReactNode;
}

export function Num({ count, children }: NumProps): ReactNode {
  return (
    <span className="kit-num">
      {count}
      {children}
    </span>
  );
}
