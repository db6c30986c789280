import { startTransition, useEffect, useState } from 'react';

/** False for the first picture of a page, true soon after: for what need not be in that picture. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setLater(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isLater;
}
