import { readItem, removeItem, writeItem } from './local-storage';

const KEY = 'grouped:embeds:webhook';

/** The webhook's address as it was last entered in this browser; '' for none. It is sent to nobody but Discord. */
export function readWebhookUrl(): string {
  return readItem(KEY) ?? '';
}

/** Remembers the address in this browser only; an empty one is forgotten. */
export function rememberWebhookUrl(url: string): void {
  if (url.trim() === '') removeItem(KEY);
  else writeItem(KEY, url);
}
