import { useSyncExternalStore } from 'react';
import type { PageAddress } from '#components/NavigationProvider/NavigationProvider';

/** Sent when a script of ours changed the fragment, of which the browser sends no event. */
const REPLACED = 'fragmentreplaced';

function follow(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  window.addEventListener(REPLACED, onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener(REPLACED, onChange);
  };
}

const never = () => () => {};

/** The address of the page. `page` is the path its file was written for, and all that is known until it is hydrated. */
export function useBrowserAddress(page: string): PageAddress {
  const pathname = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => page,
  );
  const hash = useSyncExternalStore(
    follow,
    () => window.location.hash,
    () => '',
  );
  return { pathname, hash };
}

/** Replaces the fragment of the address without a scroll. */
export function replaceHash(hash: string): void {
  window.history.replaceState(window.history.state, '', `#${hash}`);
  window.dispatchEvent(new Event(REPLACED));
}
