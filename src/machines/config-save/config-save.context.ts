import { createActorContext } from '@xstate/react';
import { configSaveMachine } from './config-save.machine';

/** The save of one server's configuration, shared by the button, the bar, and the panels that show its result. */
export const ConfigSaveContext = createActorContext(configSaveMachine);
