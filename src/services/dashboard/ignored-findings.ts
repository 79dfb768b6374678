import * as v from 'valibot';
import { parseJson } from '../json';
import { readItem, watchItem, writeItem } from '../browser/local-storage';

const keyOf = (userId: string) => `grouped:health:${userId}`;

/** An account can join this many servers (discord.md §6.3). */
const MOST_SERVERS = 200;
/** Per server. The oldest one is forgotten first. */
const MOST_FINDINGS = 200;

const entries = v.array(
  v.object({
    serverId: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
    ignored: v.array(v.pipe(v.string(), v.maxLength(100))),
  }),
);

/** Returns the findings of a server that the user ignores in this browser, by `findingId`. */
export function readIgnoredFindings(userId: string, serverId: string): readonly string[] {
  return ignoredIn(readItem(keyOf(userId)), serverId);
}

/** Replaces the findings of a server that the user ignores. Other servers keep theirs. */
export function storeIgnoredFindings(
  userId: string,
  serverId: string,
  ignored: readonly string[],
): void {
  const others = entriesIn(readItem(keyOf(userId))).filter((each) => each.serverId !== serverId);
  const own = { serverId, ignored: ignored.slice(-MOST_FINDINGS) };
  const kept = [...others, ...(own.ignored.length > 0 ? [own] : [])].slice(-MOST_SERVERS);
  writeItem(keyOf(userId), JSON.stringify(kept));
}

export function watchIgnoredFindings(
  userId: string,
  serverId: string,
  onChange: (ignored: readonly string[]) => void,
): () => void {
  return watchItem(keyOf(userId), (value) => onChange(ignoredIn(value, serverId)));
}

function ignoredIn(text: string | null, serverId: string): readonly string[] {
  return entriesIn(text).find((each) => each.serverId === serverId)?.ignored ?? [];
}

function entriesIn(text: string | null) {
  const parsed = v.safeParse(entries, parseJson(text ?? '[]'));
  return parsed.success ? parsed.output : [];
}
