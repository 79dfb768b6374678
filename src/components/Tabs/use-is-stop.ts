import { type RefObject, useLayoutEffect, useState } from 'react';

const stops =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])';

/** Returns whether a panel must be a tab stop itself. This is the case if its content has no tab stop. */
export function useIsStop(panel: RefObject<HTMLElement | null>): boolean {
  const [isStop, setIsStop] = useState(false);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const look = () => setIsStop(element.querySelector(stops) === null);
    look();
    const changes = new MutationObserver(look);
    changes.observe(element, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [panel]);
  return isStop;
}
