import { createActorContext } from '@xstate/react';
import { shareOpenMachine } from './share-open.machine';

/** Opening what a link shares, for React; the app gives it its actors. */
export const ShareOpenContext = createActorContext(shareOpenMachine);
