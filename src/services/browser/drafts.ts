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

/*
 * Each tab keeps its draft under a key of its own, `grouped:draft:{user}:{server}:{tab}`, so that two tabs on one server
 * cannot overwrite each other. The draft of a tab that was closed is taken over by the next tab that opens the server.
 */

/** Before drafts had an owner: `grouped:draft:{server}`. */
const keyWithoutOwner = ({ serverId }: DraftOwner) => `grouped:draft:${serverId}`;

/** A demo server belongs to no account. */
const prefixOf = ({ userId, serverId }: DraftOwner) =>
  `grouped:draft:${userId ?? 'demo'}:${serverId}:`;

const keyOf = (owner: DraftOwner) => prefixOf(owner) + tabId();

const keptAt = v.object({ keptAt: v.number() });

/**
 * Returns the unsaved changes of a person to a server: those of this tab, else the newest ones of a tab that was
 * closed, which this tab then owns. Changes kept before drafts had an owner go to the first person who may read the
 * server's configuration. Returns null where there are none or they cannot be read.
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

/** Keeps the unsaved changes of this tab over reloads; null removes them. */
export function keepDraft(owner: DraftOwner, draft: SavedDraft | null): void {
  if (!draft) removeItem(keyOf(owner));
  const wasStored = isStored;
  isStored = !draft || writeItem(keyOf(owner), JSON.stringify({ ...draft, keptAt: Date.now() }));
  if (isStored !== wasStored) for (const notify of listeners) notify();
}

/** Returns false while the browser refuses to store the draft, which then lasts only as long as the page. */
export function isDraftStored(): boolean {
  return isStored;
}

/** Calls back when the answer of `isDraftStored` changes. Returns the way to stop. */
export function watchDraftStorage(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Adds the kept draft to a configuration that was loaded, of which some settings may be hidden from the viewer. */
export async function withDraft<Kind>(
  owner: DraftOwner,
  loaded: Result<StoredConfig & { hidden: readonly ConfigKey[] }, Kind>,
): Promise<Result<StoredConfig & { draft: SavedDraft | null }, Kind>> {
  if (!loaded.ok) return loaded;
  const draft = await openDraft(owner);
  return { ok: true, value: { ...withHiddenValues(loaded.value, draft?.base ?? {}), draft } };
}

/** The keys of drafts whose tab is closed, the newest first. */
async function abandonedKeys(owner: DraftOwner): Promise<string[]> {
  const prefix = prefixOf(owner);
  const keys = itemKeys().filter((key) => key.startsWith(prefix) && key !== keyOf(owner));
  if (keys.length === 0) return [];
  const open = await openTabs();
  return keys
    .filter((key) => !open?.has(key.slice(prefix.length)))
    .toSorted((one, other) => timeOf(other) - timeOf(one));
}

/** Unix time in ms at which a draft was kept; 0 where it does not say. */
function timeOf(key: string): number {
  const parsed = v.safeParse(keptAt, parseJson(readItem(key) ?? 'null'));
  return parsed.success ? parsed.output.keptAt : 0;
}

function readDraft(key: string): SavedDraft | null {
  const kept = readItem(key);
  return kept === null ? null : parseDraft(parseJson(kept));
}
