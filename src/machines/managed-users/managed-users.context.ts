import { createActorContext } from '@xstate/react';
import { managedUsersMachine } from './managed-users.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const ManagedUsersContext = createActorContext(managedUsersMachine);
