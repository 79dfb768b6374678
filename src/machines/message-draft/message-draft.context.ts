import { createActorContext } from '@xstate/react';
import { messageDraftMachine } from './message-draft.machine';

/** The message under edit, for React; the app gives it its actors. */
export const MessageDraftContext = createActorContext(messageDraftMachine);
