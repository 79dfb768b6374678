import { useEffect, useState } from 'react';

/**
 * Returns a function that focuses an element after the next render. The selectors are tried in order, and the first
 * match is focused.
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
