import { type ReactNode, useLayoutEffect } from 'react';
import { SiteProviders } from './SiteProviders';

export interface IslandRootProps {
  page: string;
  onHydrated?: () => void;
  children: ReactNode;
}

/** The root of an island. Its markup is the same at build time and in the browser, so that it can be hydrated. */
export function IslandRoot({ page, onHydrated, children }: IslandRootProps) {
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return <SiteProviders page={page}>{children}</SiteProviders>;
}
