import { createActorContext } from '@xstate/react';
import { configHistoryMachine } from './config-history.machine';

/** The configuration history of one server, shared by its button, its panel, and the conflict dialog. */
export const ConfigHistoryContext = createActorContext(configHistoryMachine);
