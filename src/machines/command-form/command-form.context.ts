import { createActorContext } from '@xstate/react';
import { commandFormMachine } from './command-form.machine';

/** The form of one server's commands, for the list, the form and the panels that say how an execution went. */
export const CommandFormContext = createActorContext(commandFormMachine);
