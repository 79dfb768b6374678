import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#screens/shell/islands/lazy-part';
import { usePageState } from '../boot/page-state';
import { listenForLoadFailures } from './load-failure';
import type { PresenceActor } from '../wiring/shell/presence';
import { SiteAccount } from './SiteAccount';

const PresenceHost = lazyPart(async () => (await import('../wiring/shell/presence')).PresenceHost);

export interface ToolAccountProps {
  /** Whether "Sign in" was pressed before this component was loaded. */
  isRequested?: boolean;
}

/**
 * The account in the header of a page that can be used without an account: the marketplace and the embed designer
 * (product.md §4.3). As on the static pages, its code and the session are loaded only for a visitor who has a session
 * or presses "Sign in".
 */
export function ToolAccount({ isRequested = false }: ToolAccountProps) {
  const { actors, isReachable } = usePageState();
  const [presence, setPresence] = useState<PresenceActor | null>(null);
  useEffect(listenForLoadFailures, []);
  return (
    <>
      <SiteAccount isRequested={isRequested} presence={presence} />
      {actors && isReachable && (
        <Suspense>
          <PresenceHost session={actors.session} onBegun={setPresence} />
        </Suspense>
      )}
    </>
  );
}
