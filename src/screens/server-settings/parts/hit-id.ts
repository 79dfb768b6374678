import type { ConfigKey } from '#domain/bot-config/fields';

/** Returns the id of the element of a setting that was found. */
export function hitId(listId: string, path: ConfigKey): string {
  return `${listId}-${path}`;
}
