import { createActorContext } from '@xstate/react';
import { commandFormMachine } from './command-form.machine';

/** The command form of one server, shared by the list, the form, and the panels with the result of an execution. */
export const CommandFormContext = createActorContext(commandFormMachine);
