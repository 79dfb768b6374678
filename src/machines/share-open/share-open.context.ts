import { createActorContext } from '@xstate/react';
import { shareOpenMachine } from './share-open.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const ShareOpenContext = createActorContext(shareOpenMachine);
