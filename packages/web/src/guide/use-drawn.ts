/** Counts up to a number, one after each drawing: a long page shows its words first, then its boards one by one. */
import { startTransition, useEffect, useState } from 'react';

export function useDrawn(of: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= of) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)), 0);
    return () => clearTimeout(timer);
  }, [drawn, of]);
  return drawn;
}
