import { createActorContext } from '@xstate/react';
import { permissionEditMachine } from './permission-edit.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const PermissionEditContext = createActorContext(permissionEditMachine);
