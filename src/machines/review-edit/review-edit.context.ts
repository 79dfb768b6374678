import { createActorContext } from '@xstate/react';
import { reviewEditMachine } from './review-edit.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const ReviewEditContext = createActorContext(reviewEditMachine);
