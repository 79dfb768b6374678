import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CommandDoc } from '#domain/docs/command';
import { useHydrated } from '../../_shell/site/use-hydrated';

/**
 * The one card that is open, by its command's name. A link to a command opens its card and scrolls to it; it is read
 * once the page has come alive, because the server does not know what an address ends in.
 */
export function useOpenCard(commands: readonly CommandDoc[]) {
  const { hash, key } = useLocation();
  const isLive = useHydrated();
  const [open, setOpen] = useState<string | null>(null);
  const [followed, setFollowed] = useState<string | null>(null);
  const asked = `${key}${hash}`;
  if (isLive && followed !== asked) {
    setFollowed(asked);
    const linked = commands.find(({ name }) => hash === `#${name}`);
    if (linked) setOpen(linked.name);
  }
  useEffect(() => {
    // Once the card is open: the one that was open before may have stood above it.
    if (hash === `#${open}`) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [open, hash, key]);
  return {
    open,
    isLive,
    toggle: (name: string) => setOpen((now) => (now === name ? null : name)),
  };
}
