import { createContext, use } from 'react';

/** The name of whom the dashboard is viewed as; null for one's own eyes. */
export const PreviewContext = createContext<string | null>(null);

/** Whom the dashboard is viewed as, if anyone: then nothing can be changed, and every button that would says so. */
export function useViewedAs(): string | null {
  return use(PreviewContext);
}
