import { createActorContext } from '@xstate/react';
import { configEditMachine } from './config-edit.machine';

/** The configuration form of one server, shared by all parts of the settings screen. */
export const ConfigEditContext = createActorContext(configEditMachine);
