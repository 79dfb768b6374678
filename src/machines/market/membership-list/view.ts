import type { SnapshotFrom } from 'xstate';
import {
  membershipBytes,
  orderedBy,
  type ListAction,
  type ListActionError,
  type OwnMembership,
  type OwnMembershipsError,
} from '#domain/marketplace/own-membership';
import type { membershipListMachine } from './membership-list.machine';

type ListSnapshot = SnapshotFrom<typeof membershipListMachine>;

/** The view of the page. */
export type ListView = 'loading' | 'listed' | OwnMembershipsError['kind'];

export function listView({ value }: ListSnapshot): ListView {
  if (value === 'loading') return 'loading';
  return 'failed' in value ? value.failed : 'listed';
}

/** Returns the memberships to show: the stored ones, in the order that is being saved or will be saved next. */
export function shownMemberships(snapshot: ListSnapshot): readonly OwnMembership[] {
  const { memberships, nextOrder } = snapshot.context;
  const action = nextOrder ?? pendingAction(snapshot);
  return action?.kind === 'order' ? orderedBy(memberships, action.ids) : memberships;
}

/** Returns the change that is being saved. */
export function pendingAction(snapshot: ListSnapshot): ListAction | null {
  return snapshot.matches({ listed: { change: 'applying' } }) ? snapshot.context.action : null;
}

/** Returns why the last change failed; null if there was no error. */
export function actionErrorKind({ value }: ListSnapshot): ListActionError['kind'] | null {
  if (typeof value === 'string' || !('listed' in value)) return null;
  const { change } = value.listed;
  return typeof change === 'object' && 'failed' in change ? change.failed : null;
}

/** Returns whether the list may be out of date, because it could not be read again. */
export function isListStale(snapshot: ListSnapshot): boolean {
  return snapshot.matches({ listed: { news: 'stale' } });
}

export function isAskingToDelete(snapshot: ListSnapshot): boolean {
  return snapshot.matches({ listed: { question: 'asking' } });
}

/** Returns how many bytes of the store's limit the texts of its memberships use. */
export function usedBytes({ context }: ListSnapshot): number {
  return membershipBytes(context.memberships);
}

/** Returns how many memberships count for the limit of a store: those that are not archived. */
export function soldCount({ context }: ListSnapshot): number {
  return context.memberships.filter(({ archivedAt }) => archivedAt === null).length;
}
