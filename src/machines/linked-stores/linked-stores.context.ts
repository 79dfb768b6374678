import { createActorContext } from '@xstate/react';
import { linkedStoresMachine } from './linked-stores.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const LinkedStoresContext = createActorContext(linkedStoresMachine);
