import { createContext, type ReactNode, use } from 'react';

/**
 * Wraps children in a `CopyNoticeContext` that uses the browser's clipboard. The function can load the code of the
 * context lazily, so that it is loaded only when a component that copies is rendered.
 */
export type ProvideCopying = (children: ReactNode) => ReactNode;

export const CopyingContext = createContext<ProvideCopying | null>(null);

/** @throws outside a `CopyingContext` */
export function useCopying(): ProvideCopying {
  const provide = use(CopyingContext);
  if (provide === null) throw new Error('useCopying must be used within a CopyingContext');
  return provide;
}
