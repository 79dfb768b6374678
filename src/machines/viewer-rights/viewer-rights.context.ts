import { createActorContext } from '@xstate/react';
import { viewerRightsMachine } from './viewer-rights.machine';

/** What the viewer may open, for React; the app gives it its actors. */
export const ViewerRightsContext = createActorContext(viewerRightsMachine);
