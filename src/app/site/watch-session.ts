import { hasStoredSession, STORAGE_KEY } from '#services/supabase/has-stored-session';

/**
 * Follows whether a session is stored in this browser after the page was opened: another tab may have signed in or out.
 * Sets `data-session` as `public/first-paint.js` does, and calls `onStored` when a session was stored.
 */
export function watchSession(onStored: () => void): void {
  const { dataset } = document.documentElement;
  const update = () => {
    const isStored = hasStoredSession();
    if (isStored === (dataset['session'] !== undefined)) return;
    if (isStored) {
      dataset['session'] = 'stored';
      onStored();
    } else {
      delete dataset['session'];
    }
  };
  // Without a key, everything was removed.
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) update();
  });
  // A page in the back-forward cache receives no events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update();
  });
}
