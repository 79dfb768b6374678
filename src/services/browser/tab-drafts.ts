import * as v from 'valibot';
import { parseJson } from '../json';
import { itemKeys, readItem, removeItem, writeItem } from './local-storage';
import { claimTab, openTabs, tabId } from './tab';

// Each tab stores its draft under its own key, `{prefix}{tab}`, so that two tabs on one form cannot overwrite each
// other. The next tab that opens the form takes over the draft of a closed tab.

const keptAt = v.object({ keptAt: v.number() });

/**
 * Returns the draft of this tab, or else the newest one of a closed tab, which this tab takes over. Returns null if
 * there is none that `parse` accepts. `olderKeys` are keys of earlier versions, which had no tab.
 */
export async function openTabDraft<Draft>(
  prefix: string,
  parse: (stored: unknown) => Draft | null,
  olderKeys: readonly string[] = [],
): Promise<Draft | null> {
  await claimTab();
  const own = readDraft(prefix + tabId(), parse);
  if (own) return own;
  for (const key of [...(await abandonedKeys(prefix)), ...olderKeys]) {
    const draft = readDraft(key, parse);
    if (draft) {
      storeTabDraft(prefix, draft);
      removeItem(key);
      return draft;
    }
  }
  return null;
}

/** Stores the draft of this tab; null removes it. Returns whether it survives a reload. */
export function storeTabDraft(prefix: string, draft: object | null): boolean {
  const key = prefix + tabId();
  if (draft) return writeItem(key, JSON.stringify({ ...draft, keptAt: Date.now() }));
  removeItem(key);
  return true;
}

/** Returns the keys of the drafts of closed tabs, newest first. */
async function abandonedKeys(prefix: string): Promise<string[]> {
  const own = prefix + tabId();
  const keys = itemKeys().filter((key) => key.startsWith(prefix) && key !== own);
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

function readDraft<Draft>(key: string, parse: (stored: unknown) => Draft | null): Draft | null {
  const stored = readItem(key);
  return stored === null ? null : parse(parseJson(stored));
}
