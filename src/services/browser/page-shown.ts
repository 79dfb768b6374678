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
