import type { StartMark } from '#domain/bot-config/start-here';
import * as v from 'valibot';
import { parseJson } from '../json';
import { readItem, watchItem, writeItem } from '../browser/local-storage';

const keyOf = (userId: string) => `grouped:start-here:${userId}`;

/** The maximum number of servers whose marks are stored. An account can join this many servers (discord.md §6.3). */
const MOST_SERVERS = 200;

const marks = v.array(
  v.object({
    serverId: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
    mark: v.picklist(['open', 'dismissed']),
  }),
);

/** Returns null if the user has neither opened nor dismissed the checklist in this browser. */
export function readStartMark(userId: string, serverId: string): StartMark | null {
  return markIn(readItem(keyOf(userId)), serverId);
}

/** Stores that a person has opened or dismissed the checklist of a server. Other servers keep their marks. */
export function storeStartMark(userId: string, serverId: string, mark: StartMark): void {
  const others = marksFrom(readItem(keyOf(userId))).filter((each) => each.serverId !== serverId);
  const kept = [...others, { serverId, mark }].slice(-MOST_SERVERS);
  writeItem(keyOf(userId), JSON.stringify(kept));
}

export function watchStartMark(
  userId: string,
  serverId: string,
  onChange: (mark: StartMark | null) => void,
): () => void {
  return watchItem(keyOf(userId), (value) => onChange(markIn(value, serverId)));
}

function markIn(text: string | null, serverId: string): StartMark | null {
  return marksFrom(text).find((each) => each.serverId === serverId)?.mark ?? null;
}

function marksFrom(text: string | null) {
  const parsed = v.safeParse(marks, parseJson(text ?? '[]'));
  return parsed.success ? parsed.output : [];
}
