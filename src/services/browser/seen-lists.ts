/**
 * The command lists that this tab has shown: a repeated visit skips their animation (product.md §5.4). Without session
 * storage every visit counts as the first.
 */
const key = (pageId: string) => `grouped:seen:${pageId}`;

export function wasListSeen(pageId: string): boolean {
  try {
    return sessionStorage.getItem(key(pageId)) !== null;
  } catch {
    return false;
  }
}

export function rememberListSeen(pageId: string): void {
  try {
    sessionStorage.setItem(key(pageId), '1');
  } catch {
    // Without session storage the animation plays again.
  }
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
