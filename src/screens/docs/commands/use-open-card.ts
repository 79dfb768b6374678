import { useEffect, useState } from 'react';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import type { CommandDoc } from '#domain/docs/command';
import { useHydrated } from '../../_shell/use-hydrated';

/**
 * The one card that is open, by its command's name. A link to a command opens its card and scrolls to it; it is read
 * once the page has come alive, because the server does not know what an address ends in.
 */
export function useOpenCard(commands: readonly CommandDoc[]) {
  const { hash } = useAddress();
  const isLive = useHydrated();
  const [open, setOpen] = useState<string | null>(null);
  const [followed, setFollowed] = useState<string | null>(null);
  if (isLive && followed !== hash) {
    setFollowed(hash);
    const linked = commands.find(({ name }) => hash === `#${name}`);
    if (linked) setOpen(linked.name);
  }
  useEffect(() => {
    // Once the card is open: the one that was open before may have stood above it.
    if (hash === `#${open}`) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [open, hash]);
  return {
    open,
    isLive,
    toggle: (name: string) => setOpen((now) => (now === name ? null : name)),
  };
}
