import { createActorContext } from '@xstate/react';
import { messageDraftMachine } from './message-draft.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const MessageDraftContext = createActorContext(messageDraftMachine);
