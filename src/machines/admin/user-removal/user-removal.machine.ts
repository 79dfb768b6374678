import { createActorContext } from '@xstate/react';
import { type RemoveError, removeErrorKinds } from '#domain/admin/managed-user';
import type { Result } from '#domain/result';
import { command } from '../../charts/command';

/** The list leaves the user out while they are removed (product.md §13.2). */
export const userRemovalMachine = command<{
  answer: Result<null, RemoveError>;
  subject: { discordId: string };
}>()({
  id: 'userRemoval',
  kinds: removeErrorKinds,
  asks: false,
});

export const UserRemovalContext = createActorContext(userRemovalMachine);
