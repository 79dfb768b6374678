import * as v from 'valibot';
import { parseJson } from '../json';
import { itemKeys, readItem, removeItem, writeItem } from './local-storage';
import { claimTab, openTabs, tabId } from './tab';

// Each tab stores its draft under its own key, which is the prefix followed by the tab's id. Two tabs with the same
// form therefore cannot overwrite each other. The next tab that opens the form takes over the draft of a closed tab.

const keptAt = v.object({ keptAt: v.number() });

let isStored = true;
const listeners = new Set<() => void>();

/**
 * Returns the draft of this tab, or the newest one of a closed tab, which this tab then takes over. `parse` returns
 * null if the stored value is not a draft. `older` are keys of drafts without a tab's id.
 */
export async function openTabDraft<Draft extends object>(
  prefix: string,
  parse: (stored: unknown) => Draft | null,
  older: readonly string[] = [],
): Promise<Draft | null> {
  await claimTab();
  const read = (key: string) => {
    const stored = readItem(key);
    return stored === null ? null : parse(parseJson(stored));
  };
  const own = read(prefix + tabId());
  if (own) return own;
  for (const key of [...(await abandonedKeys(prefix)), ...older]) {
    const draft = read(key);
    if (draft) {
      storeTabDraft(prefix, draft);
      removeItem(key);
      return draft;
    }
  }
  return null;
}

export function storeTabDraft(prefix: string, draft: object | null): boolean {
  const key = prefix + tabId();
  if (!draft) removeItem(key);
  const wasStored = isStored;
  isStored = !draft || writeItem(key, JSON.stringify({ ...draft, keptAt: Date.now() }));
  if (isStored !== wasStored) for (const notify of listeners) notify();
  return isStored;
}

/** Returns whether the last draft was stored. If not, the draft lasts only until the page closes. */
export function isDraftStored(): boolean {
  return isStored;
}

/** Calls `onChange` when the value of `isDraftStored` changes. Returns a function that unsubscribes. */
export function watchDraftStorage(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Returns the keys of the drafts of closed tabs, newest first. */
async function abandonedKeys(prefix: string): Promise<string[]> {
  const keys = itemKeys().filter((key) => key.startsWith(prefix) && key !== prefix + tabId());
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
