import { createContext, type ReactNode, use } from 'react';

/**
 * Wraps children in a context that copies with the browser's clipboard. It may load the context lazily, when a
 * component that copies is rendered.
 */
export type ProvideCopying = (children: ReactNode) => ReactNode;

export const CopyingContext = createContext<ProvideCopying | null>(null);

/** @throws outside a `CopyingContext` */
export function useCopying(): ProvideCopying {
  const provide = use(CopyingContext);
  if (provide === null) throw new Error('useCopying must be used within a CopyingContext');
  return provide;
}
