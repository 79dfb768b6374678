import {
  afterUserChange,
  type ListError,
  type ManagedUser,
  type UserChange,
} from '#domain/admin/managed-user';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** The list of the admin panel (product.md §13.2). A patch is a user who was added or removed. */
export const managedUsersMachine = reader<{
  answer: Result<readonly ManagedUser[], ListError>;
  patch: UserChange;
}>()({
  id: 'managedUsers',
  kinds: { notAllowed: 'closes', signInRequired: 'closes', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'page',
  patch: afterUserChange,
});

export const ManagedUsersContext = createReaderContext(managedUsersMachine);
