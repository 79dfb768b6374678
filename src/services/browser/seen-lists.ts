/**
 * Which lists of commands were seen in this session of the tab, by the id of their page: a return visit does not play
 * their entrance again (design.md §11). Where storage is forbidden, nothing was seen.
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
    // It plays again, which is no harm.
  }
}

/** Whether whoever uses this device asked for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
