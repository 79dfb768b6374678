import { createActorContext } from '@xstate/react';
import { configEditMachine } from './config-edit.machine';

/** One server's configuration under edit, for every part of the settings screen. */
export const ConfigEditContext = createActorContext(configEditMachine);
