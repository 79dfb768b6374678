/**
 * Calls `onHidden` when the page is hidden or left. On a phone, the event that hides a page is the last one before the
 * page is closed. Returns a function that unsubscribes.
 */
export function watchPageHidden(onHidden: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'hidden') onHidden();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', onHidden);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pagehide', onHidden);
  };
}

/**
 * Calls `onShown` when the user returns to the page from another tab or window. Returns a function that unsubscribes.
 */
export function watchPageShown(onShown: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') onShown();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
