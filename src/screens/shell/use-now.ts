import { useEffect, useState } from 'react';

/**
 * Returns the current time in Unix ms. The clock is read on mount, and again when the window gets the focus.
 * @param still the fixed time of a story
 */
export function useNow(still: number | undefined): number {
  const [now, setNow] = useState(() => still ?? Date.now());
  useEffect(() => {
    if (still !== undefined) return;
    const readClock = () => setNow(Date.now());
    window.addEventListener('focus', readClock);
    return () => window.removeEventListener('focus', readClock);
  }, [still]);
  return now;
}
