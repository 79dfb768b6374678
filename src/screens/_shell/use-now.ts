import { useEffect, useState } from 'react';

/**
 * Returns the time in Unix ms. It is read when the list opens, and again when the tab becomes visible.
 *
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
