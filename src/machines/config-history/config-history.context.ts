import { createActorContext } from '@xstate/react';
import { configHistoryMachine } from './config-history.machine';

/** The history of one server's configuration, for its button, its panel and the question a clash asks. */
export const ConfigHistoryContext = createActorContext(configHistoryMachine);
