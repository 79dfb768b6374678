/** Repeat visits in this tab skip the animation of the command list (product.md §5.4), unless storage is blocked. */
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
