import { createActorContext } from '@xstate/react';
import type { RemoveError } from '#domain/admin/managed-user';
import type { Result } from '#domain/result';
import { command } from '../../charts/command';

/**
 * Removes a user from the list of the admin panel (product.md §13.2). The user is left out of the list meanwhile, and is there
 * again if that fails.
 */
export const userRemovalMachine = command<{
  answer: Result<null, RemoveError>;
  subject: { discordId: string };
}>()({
  id: 'userRemoval',
  kinds: { notAllowed: true, signInRequired: true, unknown: true },
  asks: false,
});

export const UserRemovalContext = createActorContext(userRemovalMachine);
