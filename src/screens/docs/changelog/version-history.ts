import { createContext, use } from 'react';

/** The history of versions, open or not: beside the text where there is room, else over it. */
export type HistoryPlace = 'closed' | 'aside' | 'drawer';

export interface VersionHistory {
  place: HistoryPlace;
  open: (place: 'aside' | 'drawer') => void;
  close: () => void;
}

/** Kept by the layout: it stays open from version to version and closes on leaving the changelog (spec §2 «Docs»). */
export const VersionHistoryContext = createContext<VersionHistory | null>(null);

/** The history of versions, inside the layout of the documentation. */
export function useVersionHistory(): VersionHistory {
  const history = use(VersionHistoryContext);
  if (!history) throw new Error('The changelog stands outside of the layout of the documentation');
  return history;
}
