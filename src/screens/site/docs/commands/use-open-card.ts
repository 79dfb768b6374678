import { useEffect, useState } from 'react';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import type { CommandDoc } from '#domain/docs/command';
import { useHydrated } from '../../../shell/use-hydrated';

/**
 * Returns the name of the command whose card is open. A link to a command opens its card and scrolls to it. The server
 * does not receive the hash, so the hash is read only after hydration.
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
    // Scroll after rendering, because closing the previous card may have moved this card.
    if (hash === `#${open}`) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [open, hash]);
  return {
    open,
    isLive,
    toggle: (name: string) => setOpen((now) => (now === name ? null : name)),
  };
}
