import { createActorContext } from '@xstate/react';
import { reviewReplyMachine } from './review-reply.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const ReviewReplyContext = createActorContext(reviewReplyMachine);
