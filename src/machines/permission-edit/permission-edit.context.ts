import { createActorContext } from '@xstate/react';
import { permissionEditMachine } from './permission-edit.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const PermissionEditContext = createActorContext(permissionEditMachine);
