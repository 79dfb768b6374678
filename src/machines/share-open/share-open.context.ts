import { createActorContext } from '@xstate/react';
import { shareOpenMachine } from './share-open.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const ShareOpenContext = createActorContext(shareOpenMachine);
