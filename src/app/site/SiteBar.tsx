import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#screens/shell/islands/lazy-part';
import { onceLoaded, preload } from '#screens/shell/islands/load-failure';
import { SiteHeader } from '#screens/shell/SiteHeader';
import { useDocsTools } from '#screens/site/docs/docs-tools';
import { reachBackend, usePageState } from '../boot/page-state';
import { usePalette } from '../palette-provider';
import type { PresenceActor } from '../wiring/shell/presence';
import { SiteAccount } from './SiteAccount';

declare module '#screens/shell/islands/island' {
  interface IslandProps {
    'site-bar': SiteBarProps;
  }
}

const loadDrawer = () => import('./SiteDrawer');
const SiteDrawer = lazyPart(async () => (await loadDrawer()).SiteDrawer);
const PresenceHost = lazyPart(async () => (await import('../wiring/shell/presence')).PresenceHost);

export interface SiteBarProps {
  /**
   * Whether the page is part of the documentation. If so, the bar has the documentation search, and the drawer lists
   * the documentation pages.
   */
  isDocs: boolean;
}

/** The site's header and its navigation drawer. The code of the drawer is loaded when the user is about to open it. */
export function SiteBar({ isDocs }: SiteBarProps) {
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const palette = usePalette();
  const { search } = useDocsTools();
  const { actors, isReachable } = usePageState();
  const [presence, setPresence] = useState<PresenceActor | null>(null);
  // The list of online staff is visible only in the drawer, and to signed-in users. Read it only after the drawer
  // was opened, or if the session is needed.
  const isFollowed = drawer !== 'never' || actors !== null;
  useEffect(() => {
    if (isFollowed) reachBackend();
  }, [isFollowed]);
  return (
    <>
      <SiteHeader
        account={<SiteAccount presence={presence} />}
        isMenuOpen={drawer === 'open'}
        onMenu={() => onceLoaded(loadDrawer, () => setDrawer('open'))}
        onMenuIntent={() => preload(loadDrawer)}
        onPalette={palette.open}
        onPaletteIntent={palette.preload}
        docsSearch={isDocs ? { onPress: search.open, onIntent: search.preload } : undefined}
      />
      {isFollowed && isReachable && (
        <Suspense>
          <PresenceHost session={actors?.session ?? null} onBegun={setPresence} />
        </Suspense>
      )}
      {drawer !== 'never' && (
        <Suspense>
          <SiteDrawer
            isDocs={isDocs}
            presence={presence}
            isOpen={drawer === 'open'}
            onOpenChange={(isOpen) => setDrawer(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}
