/** Returns whether the browser supports speculation rules. If so, the browser prefetches links without this code. */
const hasSpeculationRules = () => HTMLScriptElement.supports?.('speculationrules') ?? false;

export function prefetchLinks(): void {
  if (hasSpeculationRules()) return;
  const done = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target) return;
    const address = link.origin + link.pathname + link.search;
    if (link.pathname === window.location.pathname || done.has(address)) return;
    done.add(address);
    // Safari ignores `<link rel="prefetch">`, and Firefox blocks it because of `default-src 'none'`.
    fetch(address, { priority: 'low' }).catch(() => undefined);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetch, { passive: true });
  }
}
