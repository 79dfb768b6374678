import { STORAGE_KEY as SESSION_KEY } from '../session/has-stored-session';
import { readItem, removeItem, watchItem, writeItem } from '../browser/local-storage';

const KEY = 'grouped:embeds:webhook';

const listeners = new Set<() => void>();

/** Returns the webhook URL last entered in this browser; '' if there is none. The URL is sent only to Discord. */
export function readWebhookUrl(): string {
  return readItem(KEY) ?? '';
}

/** Stores the URL in this browser only. An empty URL removes the stored one. */
export function rememberWebhookUrl(url: string): void {
  if (url.trim() === '') removeItem(KEY);
  else writeItem(KEY, url);
}

/** Removes the stored URL when the user signs out, and notifies the listeners on this page. */
export function forgetWebhookUrl(): void {
  removeItem(KEY);
  for (const listener of listeners) listener();
}

/** Calls `onForgotten` when the user signs out in this tab or in another tab. Returns a function that unsubscribes. */
export function watchForgottenUrl(onForgotten: () => void): () => void {
  listeners.add(onForgotten);
  const stopWatching = watchItem(SESSION_KEY, (session) => {
    if (session === null) onForgotten();
  });
  return () => {
    listeners.delete(onForgotten);
    stopWatching();
  };
}
