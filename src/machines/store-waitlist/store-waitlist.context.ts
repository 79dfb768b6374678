import { createActorContext } from '@xstate/react';
import { storeWaitlistMachine } from './store-waitlist.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const StoreWaitlistContext = createActorContext(storeWaitlistMachine);
