import * as v from 'valibot';
import { parseJson } from '../json';
import { readItem, removeItem, writeItem } from '../browser/local-storage';

const KEY = 'grouped:last-server';

const schema = v.object({ userId: v.nullable(v.string()), serverId: v.string() });

/**
 * Returns the id of the server whose dashboard a person opened last in this browser. Returns null if there is none, or
 * if another person opened it. `userId` is null for a visitor who is not signed in.
 */
export function readLastServer(userId: string | null): string | null {
  const parsed = v.safeParse(schema, parseJson(readItem(KEY) ?? 'null'));
  return parsed.success && parsed.output.userId === userId ? parsed.output.serverId : null;
}

export function rememberLastServer(userId: string | null, serverId: string): void {
  writeItem(KEY, JSON.stringify({ userId, serverId }));
}

/**
 * Removes the stored id if it equals `serverId`, the id of a server that can no longer be opened. Any other stored id
 * is kept.
 */
export function forgetLastServer(userId: string | null, serverId: string): void {
  if (readLastServer(userId) === serverId) removeItem(KEY);
}
