import type { KnownServer } from '#domain/servers/server-changes';
import * as v from 'valibot';
import { parseJson } from '../json';
import { readItem, removeItem, writeItem } from '../browser/local-storage';

const KEY = 'grouped:known-servers';

const schema = v.object({
  userId: v.string(),
  servers: v.array(v.object({ id: v.string(), name: v.string() })),
});

/** Returns the server list that the user last saw in this browser; null if there is none. */
export function readKnownServers(userId: string): readonly KnownServer[] | null {
  const parsed = v.safeParse(schema, parseJson(readItem(KEY) ?? 'null'));
  return parsed.success && parsed.output.userId === userId ? parsed.output.servers : null;
}

export function rememberKnownServers(userId: string, servers: readonly KnownServer[]): void {
  const kept = servers.map(({ id, name }) => ({ id, name }));
  writeItem(KEY, JSON.stringify({ userId, servers: kept }));
}

export function forgetKnownServers(): void {
  removeItem(KEY);
}
