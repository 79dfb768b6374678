/** Browsers that read the page's own speculation rules prefetch by themselves. */
const hasSpeculationRules = () => HTMLScriptElement.supports?.('speculationrules') ?? false;

/** Prefetches the page a link leads to when a pointer or the focus comes near it, where the browser does not do so. */
export function prefetchLinks(): void {
  if (hasSpeculationRules()) return;
  const done = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target) return;
    const address = link.origin + link.pathname + link.search;
    if (link.pathname === window.location.pathname || done.has(address)) return;
    done.add(address);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = address;
    document.head.append(hint);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetch, { passive: true });
  }
}
