import { useEffect, useState } from 'react';

/**
 * Returns a function that focuses the first element that matches one of the selectors, in their order, after the next
 * render.
 */
export function useFocusAfterUpdate(): (...selectors: readonly string[]) => void {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  useEffect(() => {
    for (const selector of wanted) {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element) continue;
      element.focus();
      return;
    }
  }, [wanted]);
  return (...selectors) => setWanted(selectors);
}
