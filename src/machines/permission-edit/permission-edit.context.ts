import { createActorContext } from '@xstate/react';
import { permissionEditMachine } from './permission-edit.machine';

/** One member's rights under edit, for React; the app gives it its actors. */
export const PermissionEditContext = createActorContext(permissionEditMachine);
