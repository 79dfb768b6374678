/**
 * Returns the session storage key that marks a page's command list as already shown in this tab. Repeat visits skip the
 * list's animation (product.md §5.4). If session storage is blocked, every visit counts as the first.
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
