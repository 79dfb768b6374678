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

/** The key of drafts that were stored before drafts had an owner: `grouped:draft:{server}`. */
const keyWithoutOwner = ({ serverId }: DraftOwner) => `grouped:draft:${serverId}`;

/** Drafts of a demo server do not belong to an account. */
const prefixOf = ({ userId, serverId }: DraftOwner) =>
  `grouped:draft:${userId ?? 'demo'}:${serverId}:`;

const keyOf = (owner: DraftOwner) => prefixOf(owner) + tabId();

const keptAt = v.object({ keptAt: v.number() });

/**
 * Returns a user's unsaved changes of a server: those of this tab, else the newest ones of a closed tab, which this
 * tab takes over. Drafts without an owner go to the first user who may read the server's settings. Returns null when
 * there is no draft or it cannot be parsed.
 */
export async function openDraft(owner: DraftOwner): Promise<SavedDraft | null> {
  await claimTab();
  const own = readDraft(keyOf(owner));
  if (own) return own;
  for (const key of [...(await abandonedKeys(owner)), keyWithoutOwner(owner)]) {
    const draft = readDraft(key);
    if (draft) {
      keepDraft(owner, draft);
      removeItem(key);
      return draft;
    }
  }
  return null;
}

let isStored = true;
const listeners = new Set<() => void>();

/** Stores the unsaved changes of this tab across reloads; null removes them. */
export function keepDraft(owner: DraftOwner, draft: SavedDraft | null): void {
  if (!draft) removeItem(keyOf(owner));
  const wasStored = isStored;
  isStored = !draft || writeItem(keyOf(owner), JSON.stringify({ ...draft, keptAt: Date.now() }));
  if (isStored !== wasStored) for (const notify of listeners) notify();
}

/** Returns false when the browser rejected the draft, which then lasts only until the page closes. */
export function isDraftStored(): boolean {
  return isStored;
}

/** Calls `onChange` when the value of `isDraftStored` changes. Returns a function that stops these calls. */
export function watchDraftStorage(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/**
 * Adds the stored draft to a loaded configuration. Settings hidden from the viewer get the values from the draft's
 * base, if it has them.
 */
export async function withDraft<Kind>(
  owner: DraftOwner,
  loaded: Result<StoredConfig & { hidden: readonly ConfigKey[] }, Kind>,
): Promise<Result<StoredConfig & { draft: SavedDraft | null }, Kind>> {
  if (!loaded.ok) return loaded;
  const draft = await openDraft(owner);
  return { ok: true, value: { ...withHiddenValues(loaded.value, draft?.base ?? {}), draft } };
}

/** Returns the keys of drafts of closed tabs, newest first. */
async function abandonedKeys(owner: DraftOwner): Promise<string[]> {
  const prefix = prefixOf(owner);
  const keys = itemKeys().filter((key) => key.startsWith(prefix) && key !== keyOf(owner));
  if (keys.length === 0) return [];
  const open = await openTabs();
  return keys
    .filter((key) => !open?.has(key.slice(prefix.length)))
    .toSorted((one, other) => timeOf(other) - timeOf(one));
}

/** Returns when a draft was stored, as Unix time in ms; 0 when it has no time. */
function timeOf(key: string): number {
  const parsed = v.safeParse(keptAt, parseJson(readItem(key) ?? 'null'));
  return parsed.success ? parsed.output.keptAt : 0;
}

function readDraft(key: string): SavedDraft | null {
  const stored = readItem(key);
  return stored === null ? null : parseDraft(parseJson(stored));
}
