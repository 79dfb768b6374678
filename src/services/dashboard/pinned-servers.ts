import { MAX_PINS, togglePin } from '#domain/servers/server-list';
import * as v from 'valibot';
import { parseJson } from '../json';
import { readItem, watchItem, writeItem } from '../browser/local-storage';

const keyOf = (userId: string) => `grouped:pinned-servers:${userId}`;

const pins = v.array(v.pipe(v.string(), v.regex(/^\d{1,20}$/)));

/** Returns the ids of the servers that the user has pinned in this browser, oldest pin first. */
export function readPinnedServers(userId: string): readonly string[] {
  return pinsFrom(readItem(keyOf(userId)));
}

/** Returns the ids of all pinned servers. Keeps pins that were set in other tabs. */
export function togglePinnedServer(userId: string, serverId: string): readonly string[] {
  const pinned = togglePin(readPinnedServers(userId), serverId);
  writeItem(keyOf(userId), JSON.stringify(pinned));
  return pinned;
}

export function watchPinnedServers(
  userId: string,
  onChange: (pinned: readonly string[]) => void,
): () => void {
  return watchItem(keyOf(userId), (value) => onChange(pinsFrom(value)));
}

function pinsFrom(text: string | null): readonly string[] {
  const parsed = v.safeParse(pins, parseJson(text ?? '[]'));
  return parsed.success ? parsed.output.slice(-MAX_PINS) : [];
}
