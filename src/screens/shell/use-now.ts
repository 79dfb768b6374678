import { useEffect, useState } from 'react';

/** Returns Unix ms, read on mount and when the window gets the focus. `still` is the fixed time of a story. */
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
