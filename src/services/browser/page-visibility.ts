/**
 * On a phone, the event that hides a page is the last one before it is closed. Returns a function that unsubscribes.
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

/** Calls `onShown` on return from another tab or window. Returns a function that unsubscribes. */
export function watchPageShown(onShown: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') onShown();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Also calls `onShown` every `interval` ms while the page is visible. Returns a function that unsubscribes. */
export function watchPageEvery(interval: number, onShown: () => void): () => void {
  const stop = watchPageShown(onShown);
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') onShown();
  }, interval);
  return () => {
    clearInterval(timer);
    stop();
  };
}
