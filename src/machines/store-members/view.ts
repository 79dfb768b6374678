import type { SnapshotFrom } from 'xstate';
import { isFiltered } from '#domain/marketplace/members-query';
import type {
  MemberAction,
  MemberChangeError,
  MembersError,
} from '#domain/marketplace/store-member';
import type { storeMembersMachine } from './store-members.machine';

type MembersSnapshot = SnapshotFrom<typeof storeMembersMachine>;

/** The view below the search. `empty`: the store has no members. `noMatch`: no member matches the query. */
export type MembersView = 'loading' | 'shown' | 'empty' | 'noMatch' | MembersError['kind'];

export function membersView({ value, context }: MembersSnapshot): MembersView {
  if (typeof value.list === 'object' && 'failed' in value.list) return value.list.failed;
  if (context.listed === null) return 'loading';
  if (context.listed.total > 0) return 'shown';
  return isFiltered(context.query) ? 'noMatch' : 'empty';
}

/** Returns whether another page or another search result is loading or is about to load. */
export function isSearching(snapshot: MembersSnapshot): boolean {
  return snapshot.matches({ list: 'loading' }) || snapshot.matches({ list: 'typing' });
}

/** Returns whether the list may be out of date, because it could not be read again. */
export function isMembersStale(snapshot: MembersSnapshot): boolean {
  return snapshot.matches({ list: { shown: 'stale' } });
}

/** Returns whether the realtime channel is lost. In that case, changes by other users are not reported. */
export function isLiveLost(snapshot: MembersSnapshot): boolean {
  return snapshot.matches({ live: 'off' });
}

export function isAskingToEnd(snapshot: MembersSnapshot): boolean {
  return snapshot.matches({ change: 'asking' });
}

/** Returns the change that is being saved. */
export function pendingMemberAction(snapshot: MembersSnapshot): MemberAction | null {
  return snapshot.matches({ change: 'applying' }) ? snapshot.context.action : null;
}

/** Returns why the last change failed; null if there was no error. */
export function memberChangeError({ value }: MembersSnapshot): MemberChangeError['kind'] | null {
  return typeof value.change === 'object' ? value.change.failed : null;
}

export function isExporting(snapshot: MembersSnapshot): boolean {
  return snapshot.matches({ file: 'reading' });
}

/** Returns why the last export failed; null if there was no error. */
export function exportError({ value }: MembersSnapshot): MembersError['kind'] | null {
  return typeof value.file === 'object' ? value.file.failed : null;
}
