import { createContext, use } from 'react';

/** The name of the member whose view is shown; null for the viewer's own view. */
export const PreviewContext = createContext<string | null>(null);

/**
 * Returns the name of the member whose view is shown, or null. In view-as mode, nothing can be changed, and the buttons
 * explain this.
 */
export function useViewedAs(): string | null {
  return use(PreviewContext);
}
