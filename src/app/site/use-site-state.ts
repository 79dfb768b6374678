import { useEffect, useState } from 'react';
import { initialSiteState, type SiteState, siteStore } from './site-store';

/**
 * What the islands of the page share. Not by `useSyncExternalStore`: its changes are drawn at once, and would interrupt
 * the hydration of every other root of the page.
 */
export function useSiteState(): SiteState {
  const [state, setState] = useState(initialSiteState);
  useEffect(() => {
    const update = () => setState(siteStore.read());
    update();
    return siteStore.follow(update);
  }, []);
  return state;
}
