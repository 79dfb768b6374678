import type { SnapshotFrom } from 'xstate';
import type { ListError, ManagedUser } from '#domain/admin/managed-user';
import type { managedUsersMachine } from './managed-users.machine';
import { without } from './managed-users.setup';

type ManagedUsersSnapshot = SnapshotFrom<typeof managedUsersMachine>;

/** The view of the panel. */
export type AdminView = 'loading' | 'listed' | ListError['kind'];

export function adminView({ value }: ManagedUsersSnapshot): AdminView {
  if (value === 'loading') return 'loading';
  return 'failed' in value ? value.failed : 'listed';
}

/** Returns why the last addition failed. Returns null if it did not fail. */
export function additionError({ value }: ManagedUsersSnapshot): 'alreadyThere' | 'unknown' | null {
  if (typeof value === 'string' || !('listed' in value)) return null;
  const { addition } = value.listed;
  if (typeof addition === 'string') return null;
  return addition.failed === 'unknown' ? 'unknown' : 'alreadyThere';
}

/** Returns the users to show. A user whose removal is pending is left out. */
export function listedUsers(snapshot: ManagedUsersSnapshot): readonly ManagedUser[] {
  const { users, leaving } = snapshot.context;
  return isRemoving(snapshot) ? without(users, leaving) : users;
}

export function isAdding(snapshot: ManagedUsersSnapshot): boolean {
  return snapshot.matches({ listed: { addition: 'adding' } });
}

/** Returns whether a removal is pending. Only one can be pending at a time. */
export function isRemoving(snapshot: ManagedUsersSnapshot): boolean {
  return snapshot.matches({ listed: { removal: 'removing' } });
}
