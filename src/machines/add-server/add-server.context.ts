import { createActorContext } from '@xstate/react';
import { addServerMachine } from './add-server.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const AddServerContext = createActorContext(addServerMachine);
