import { createActorContext } from '@xstate/react';
import { viewerRightsMachine } from './viewer-rights.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const ViewerRightsContext = createActorContext(viewerRightsMachine);
