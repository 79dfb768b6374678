import { createActorContext } from '@xstate/react';
import { waitingListsMachine } from './waiting-lists.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const WaitingListsContext = createActorContext(waitingListsMachine);
