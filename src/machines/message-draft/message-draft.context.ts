import { createActorContext } from '@xstate/react';
import { messageDraftMachine } from './message-draft.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const MessageDraftContext = createActorContext(messageDraftMachine);
