/** Tells when the viewer comes back to the page, from another tab or another window. Returns the way to stop. */
export function watchPageShown(onShown: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') onShown();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
