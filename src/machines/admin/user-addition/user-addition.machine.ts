import { createActorContext } from '@xstate/react';
import {
  type AddError,
  addErrorKinds,
  type ManagedUser,
  type NewManagedUser,
} from '#domain/admin/managed-user';
import type { Result } from '#domain/result';
import { command } from '../../charts/command';

/** Adds a user to the list of the admin panel (product.md §13.2). */
export const userAdditionMachine = command<{
  answer: Result<ManagedUser, AddError>;
  subject: NewManagedUser;
}>()({
  id: 'userAddition',
  kinds: addErrorKinds,
  asks: false,
});

export const UserAdditionContext = createActorContext(userAdditionMachine);
