import { createActorContext } from '@xstate/react';
import { storeReviewsMachine } from './store-reviews.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const StoreReviewsContext = createActorContext(storeReviewsMachine);
