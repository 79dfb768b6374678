/**
 * The key under which this tab stores that it has already shown a command list. Repeat visits skip the list's animation
 * (product.md §5.4). If session storage is blocked, every visit counts as the first.
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
    // If session storage is blocked, the animation plays again.
  }
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
