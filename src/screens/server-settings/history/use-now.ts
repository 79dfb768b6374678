import { useEffect, useState } from 'react';

/**
 * The time in Unix ms, read when the list is opened and whenever somebody comes back to the page.
 *
 * @param still the time in a picture, which must not change.
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
