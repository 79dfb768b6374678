/** Calls back when the user returns to the page from another tab or window. Returns a function that stops it. */
export function watchPageShown(onShown: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') onShown();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
