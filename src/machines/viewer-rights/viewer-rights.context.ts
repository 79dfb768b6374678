import { createActorContext } from '@xstate/react';
import { viewerRightsMachine } from './viewer-rights.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const ViewerRightsContext = createActorContext(viewerRightsMachine);
