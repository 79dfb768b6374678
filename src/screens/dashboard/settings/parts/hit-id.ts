import type { ConfigKey } from '#domain/bot-config/fields';

export function hitId(listId: string, path: ConfigKey): string {
  return `${listId}-${path}`;
}
