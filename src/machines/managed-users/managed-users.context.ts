import { createActorContext } from '@xstate/react';
import { managedUsersMachine } from './managed-users.machine';

/** The admin panel's flow for React; the app gives it its actors. */
export const ManagedUsersContext = createActorContext(managedUsersMachine);
