import {
  parseMembershipDraft,
  type DraftOf,
  type MembershipDraft,
} from '#domain/marketplace/membership-draft';
import * as v from 'valibot';
import { parseJson } from '../json';
import { itemKeys, readItem, removeItem, writeItem } from './local-storage';
import { claimTab, openTabs, tabId } from './tab';

// Each tab stores a draft under its own key, `grouped:membership-draft:{user}:{store}:{membership}:{tab}`. The next tab
// that opens the same form takes over the draft of a closed tab.

const prefixOf = ({ userId, storeId, membershipId }: DraftOf) =>
  `grouped:membership-draft:${userId}:${storeId}:${membershipId ?? 'new'}:`;

const keptAt = v.object({ keptAt: v.number() });

/** Returns the draft of a membership. If this tab has none, returns the newest draft of a closed tab. */
export async function openMembershipDraft(of: DraftOf): Promise<MembershipDraft | null> {
  const tab = await claimTab();
  const prefix = prefixOf(of);
  const own = readDraft(prefix + tab);
  if (own) return own;
  for (const key of await abandonedKeys(prefix)) {
    const draft = readDraft(key);
    removeItem(key);
    if (draft) {
      keepMembershipDraft(of, draft);
      return draft;
    }
  }
  return null;
}

/** Stores a draft of this tab; null removes it. Returns whether the draft survives a reload. */
export function keepMembershipDraft(of: DraftOf, draft: MembershipDraft | null): boolean {
  const key = prefixOf(of) + tabId();
  if (draft) return writeItem(key, JSON.stringify({ ...draft, keptAt: Date.now() }));
  removeItem(key);
  return true;
}

/** Returns the keys of the drafts of closed tabs, newest first. */
async function abandonedKeys(prefix: string): Promise<string[]> {
  const keys = itemKeys().filter((key) => key.startsWith(prefix));
  if (keys.length === 0) return [];
  const open = await openTabs();
  return keys
    .filter((key) => !open?.has(key.slice(prefix.length)))
    .toSorted((one, other) => timeOf(other) - timeOf(one));
}

/** Returns the time at which a draft was stored, in Unix ms; 0 if it has no time. */
function timeOf(key: string): number {
  const parsed = v.safeParse(keptAt, parseJson(readItem(key) ?? 'null'));
  return parsed.success ? parsed.output.keptAt : 0;
}

function readDraft(key: string): MembershipDraft | null {
  const stored = readItem(key);
  return stored === null ? null : parseMembershipDraft(parseJson(stored));
}
