import {
  type LastPlaces,
  noLastPlaces,
  type PlaceKind,
  withOpened,
  withoutPlace,
} from '#domain/own-place';
import * as v from 'valibot';
import { readItem, watchItem, writeItem } from '../browser/local-storage';
import { parseJson } from '../json';

const KEY = 'grouped:last-places';

const ids = v.array(v.string());
const schema = v.object({ userId: v.nullable(v.string()), servers: ids, stores: ids });

/**
 * Returns the servers and stores that were opened last. There are none if another person opened the last one. `userId` is
 * null for a signed-out visitor.
 */
export function readLastPlaces(userId: string | null): LastPlaces {
  return lastPlacesIn(storedLastPlaces(), userId);
}

/** Returns the last places as text, so that a component notices a change of them. */
export function storedLastPlaces(): string | null {
  return readItem(KEY);
}

export function lastPlacesIn(stored: string | null, userId: string | null): LastPlaces {
  const parsed = v.safeParse(schema, parseJson(stored ?? 'null'));
  if (!parsed.success || parsed.output.userId !== userId) return noLastPlaces;
  const { servers, stores } = parsed.output;
  return { servers, stores };
}

/** Reports changes that another tab makes. */
export function watchLastPlaces(onChange: () => void): () => void {
  return watchItem(KEY, onChange);
}

export function rememberPlace(userId: string | null, kind: PlaceKind, id: string): void {
  store(userId, withOpened(readLastPlaces(userId), kind, id));
}

/** Forgets a server or store that can no longer be opened. */
export function forgetPlace(userId: string | null, kind: PlaceKind, id: string): void {
  const last = readLastPlaces(userId);
  if (last[kind].includes(id)) store(userId, withoutPlace(last, kind, id));
}

function store(userId: string | null, last: LastPlaces): void {
  writeItem(KEY, JSON.stringify({ userId, ...last }));
}
