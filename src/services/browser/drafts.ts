import type { StoredConfig } from '#domain/bot-config/config';
import {
  parseDraft,
  withHiddenValues,
  type DraftOwner,
  type SavedDraft,
} from '#domain/bot-config/draft';
import type { ConfigKey } from '#domain/bot-config/fields';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { parseJson } from '../json';
import { itemKeys, readItem, removeItem, writeItem } from './local-storage';
import { claimTab, openTabs, tabId } from './tab';

// Each tab stores its draft under its own key, `grouped:draft:{user}:{server}:{tab}`, so that two tabs on one server
// cannot overwrite each other. The next tab that opens the server takes over the draft of a closed tab.

/** The key used before drafts had an owner: `grouped:draft:{server}`. */
const keyWithoutOwner = ({ serverId }: DraftOwner) => `grouped:draft:${serverId}`;

/** Drafts of a demo server do not belong to an account. */
const prefixOf = ({ userId, serverId }: DraftOwner) =>
  `grouped:draft:${userId ?? 'demo'}:${serverId}:`;

const keyOf = (owner: DraftOwner) => prefixOf(owner) + tabId();

const keptAt = v.object({ keptAt: v.number() });

/**
 * Returns a user's unsaved changes to a server: those of this tab, or else the newest ones of a closed tab, which this
 * tab takes over. A draft without an owner goes to the first user who is allowed to read the server's settings. Returns
 * null if there is no draft or it cannot be parsed.
 */
export async function openDraft(owner: DraftOwner): Promise<SavedDraft | null> {
  await claimTab();
  const own = readDraft(keyOf(owner));
  if (own) return own;
  for (const key of [...(await abandonedKeys(owner)), keyWithoutOwner(owner)]) {
    const draft = readDraft(key);
    if (draft) {
      storeDraft(owner, draft);
      removeItem(key);
      return draft;
    }
  }
  return null;
}

let isStored = true;
const listeners = new Set<() => void>();

/** Stores this tab's unsaved changes, so that they survive a reload; null removes them. */
export function storeDraft(owner: DraftOwner, draft: SavedDraft | null): void {
  if (!draft) removeItem(keyOf(owner));
  const wasStored = isStored;
  isStored = !draft || writeItem(keyOf(owner), JSON.stringify({ ...draft, keptAt: Date.now() }));
  if (isStored !== wasStored) for (const notify of listeners) notify();
}

/** Returns whether the last draft was stored. If it was not, the draft lasts only until the page closes. */
export function isDraftStored(): boolean {
  return isStored;
}

/** Calls `onChange` when the value of `isDraftStored` changes. Returns a function that unsubscribes. */
export function watchDraftStorage(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/**
 * Adds the stored draft to a loaded configuration. Settings that are hidden from the viewer get the values from the
 * base of the draft, if it contains them.
 */
export async function withDraft<Kind>(
  owner: DraftOwner,
  loaded: Result<StoredConfig & { hidden: readonly ConfigKey[] }, Kind>,
): Promise<Result<StoredConfig & { draft: SavedDraft | null }, Kind>> {
  if (!loaded.ok) return loaded;
  const draft = await openDraft(owner);
  return { ok: true, value: { ...withHiddenValues(loaded.value, draft?.base ?? {}), draft } };
}

/** Returns the keys of the drafts of closed tabs, newest first. */
async function abandonedKeys(owner: DraftOwner): Promise<string[]> {
  const prefix = prefixOf(owner);
  const keys = itemKeys().filter((key) => key.startsWith(prefix) && key !== keyOf(owner));
  if (keys.length === 0) return [];
  const open = await openTabs();
  return keys
    .filter((key) => !open?.has(key.slice(prefix.length)))
    .toSorted((one, other) => timeOf(other) - timeOf(one));
}

/** Returns the time at which a draft was stored, as Unix time in ms; 0 if it has no time. */
function timeOf(key: string): number {
  const parsed = v.safeParse(keptAt, parseJson(readItem(key) ?? 'null'));
  return parsed.success ? parsed.output.keptAt : 0;
}

function readDraft(key: string): SavedDraft | null {
  const stored = readItem(key);
  return stored === null ? null : parseDraft(parseJson(stored));
}
