import { createActorContext } from '@xstate/react';
import { storeSetupMachine } from './store-setup.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const StoreSetupContext = createActorContext(storeSetupMachine);
