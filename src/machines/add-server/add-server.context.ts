import { createActorContext } from '@xstate/react';
import { addServerMachine } from './add-server.machine';

/** The «Add Discord Server» dialog's flow for React; the app gives it its actors. */
export const AddServerContext = createActorContext(addServerMachine);
