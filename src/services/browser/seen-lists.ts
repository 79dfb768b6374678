/**
 * The command lists that were shown in this tab, by the id of their page: a return visit skips their animation. Without
 * access to storage every visit counts as the first.
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
