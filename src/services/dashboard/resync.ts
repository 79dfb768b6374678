import type { KnownServer } from '#domain/servers/server-changes';
import * as v from 'valibot';
import { parseJson } from '../json';
import { readItem, removeItem, writeItem } from '../browser/local-storage';
const KEY = 'grouped:resync';

/** The browser navigates to Discord and back. 'asked': it has not returned. 'returned': the result is not known yet. */
export type ResyncStep = 'asked' | 'returned';

/** Returns the step of the resync; null if there is none. */
export function readResync(): ResyncStep | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored === 'asked' || stored === 'returned' ? stored : null;
  } catch {
    return null;
  }
}

/** Removes the step if it is null. If session storage is blocked, the result of the resync is not reported. */
export function saveResync(step: ResyncStep | null): void {
  try {
    if (step === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, step);
  } catch {
    // Session storage is blocked.
  }
}

const SERVERS_KEY = 'grouped:known-servers';

const schema = v.object({
  userId: v.string(),
  servers: v.array(v.object({ id: v.string(), name: v.string() })),
});

/** Returns the server list that the user last saw in this browser; null if there is none. */
export function readKnownServers(userId: string): readonly KnownServer[] | null {
  const parsed = v.safeParse(schema, parseJson(readItem(SERVERS_KEY) ?? 'null'));
  return parsed.success && parsed.output.userId === userId ? parsed.output.servers : null;
}

export function rememberKnownServers(userId: string, servers: readonly KnownServer[]): void {
  const kept = servers.map(({ id, name }) => ({ id, name }));
  writeItem(SERVERS_KEY, JSON.stringify({ userId, servers: kept }));
}

export function forgetKnownServers(): void {
  removeItem(SERVERS_KEY);
}
