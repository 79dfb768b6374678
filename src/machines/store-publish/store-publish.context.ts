import { createActorContext } from '@xstate/react';
import { storePublishMachine } from './store-publish.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const StorePublishContext = createActorContext(storePublishMachine);
