import * as v from 'valibot';
import { parseJson } from '../json';
import { readItem, removeItem, writeItem } from '../browser/local-storage';

const KEY = 'grouped:last-server';

const schema = v.object({ userId: v.nullable(v.string()), serverId: v.string() });

/** Returns null if another person opened the last dashboard. `userId` is null for a signed-out visitor. */
export function readLastServer(userId: string | null): string | null {
  const parsed = v.safeParse(schema, parseJson(readItem(KEY) ?? 'null'));
  return parsed.success && parsed.output.userId === userId ? parsed.output.serverId : null;
}

export function rememberLastServer(userId: string | null, serverId: string): void {
  writeItem(KEY, JSON.stringify({ userId, serverId }));
}

/** `serverId` is a server that can no longer be opened. Any other stored id is kept. */
export function forgetLastServer(userId: string | null, serverId: string): void {
  if (readLastServer(userId) === serverId) removeItem(KEY);
}
