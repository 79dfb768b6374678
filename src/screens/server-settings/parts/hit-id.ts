import type { ConfigKey } from '#domain/bot-config/fields';

/** Returns the id of a hit's element. */
export function hitId(listId: string, path: ConfigKey): string {
  return `${listId}-${path}`;
}
