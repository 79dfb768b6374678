import { createActorContext } from '@xstate/react';
import { commandFormMachine } from './command-form.machine';

/** The command form of one server. The list, the form, and the panels with the result of an execution share it. */
export const CommandFormContext = createActorContext(commandFormMachine);
