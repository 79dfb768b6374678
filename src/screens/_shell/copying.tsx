import { createContext, type ReactNode, use } from 'react';

/** Wraps what copies in a `CopyNoticeContext` with the browser's clipboard; its code is loaded with what copies. */
export type ProvideCopying = (children: ReactNode) => ReactNode;

export const CopyingContext = createContext<ProvideCopying | null>(null);

/** @throws outside of a CopyingContext. */
export function useCopying(): ProvideCopying {
  const provide = use(CopyingContext);
  if (provide === null) throw new Error('There is no CopyingContext here');
  return provide;
}
