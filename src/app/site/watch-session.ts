import { hasStoredSession, STORAGE_KEY } from '#services/session/has-stored-session';

/**
 * Watches the stored session while the page is open, because another tab may sign in or out. Updates `data-session`,
 * whose initial value is set by `public/first-paint.js`. Calls `onStored` when a session is stored.
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
  // If `key` is null, the whole storage was cleared.
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) update();
  });
  // A page receives no events while it is in the back/forward cache, so update when it is restored.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update();
  });
}
