/**
 * Tells when the page may be gone any moment: another tab or another program comes to the front, or it is left. A phone
 * gives no later chance. Returns the way to stop.
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
