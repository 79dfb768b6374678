import { createActorContext } from '@xstate/react';
import { addServerMachine } from './add-server.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const AddServerContext = createActorContext(addServerMachine);
