import type { SnapshotFrom } from 'xstate';
import type { ManagedUser } from '#domain/admin/managed-user';
import type { managedUsersMachine } from './managed-users.machine';
import { without } from './managed-users.setup';

type ManagedUsersSnapshot = SnapshotFrom<typeof managedUsersMachine>;

const views = ['loading', 'listed', 'forbidden', 'signedOut', 'unreachable'] as const;

/** The looks of the panel, of which it always wears exactly one. */
export type AdminView = (typeof views)[number];

/** Which look a snapshot wears. */
export function adminView(snapshot: ManagedUsersSnapshot): AdminView {
  return views.find((view) => snapshot.matches(view)) ?? 'loading';
}

/** Who is to be seen in the list: whoever is being removed is out of it already. */
export function listedUsers(snapshot: ManagedUsersSnapshot): readonly ManagedUser[] {
  const { users, leaving } = snapshot.context;
  return isRemoving(snapshot) ? without(users, leaving) : users;
}

export function isAdding(snapshot: ManagedUsersSnapshot): boolean {
  return snapshot.matches({ listed: { addition: 'adding' } });
}

/** Whether a removal is on its way: the next one has to wait for it. */
export function isRemoving(snapshot: ManagedUsersSnapshot): boolean {
  return snapshot.matches({ listed: { removal: 'removing' } });
}
