import { createActorContext } from '@xstate/react';
import { managedUsersMachine } from './managed-users.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const ManagedUsersContext = createActorContext(managedUsersMachine);
