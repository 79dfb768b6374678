import { type ReactNode, useLayoutEffect } from 'react';
import { SiteProviders } from './SiteProviders';

export interface IslandRootProps {
  page: string;
  /** Called once the island hears what is done to it. */
  onHydrated?: () => void;
  children: ReactNode;
}

/** The root of one island: the same in the file and in the browser, so that React finds what it wrote. */
export function IslandRoot({ page, onHydrated, children }: IslandRootProps) {
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return <SiteProviders page={page}>{children}</SiteProviders>;
}
