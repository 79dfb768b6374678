import { createActorContext } from '@xstate/react';
import { configSaveMachine } from './config-save.machine';

/** The saving of one server's configuration, for the button, the bar and the panels that say how it went. */
export const ConfigSaveContext = createActorContext(configSaveMachine);
