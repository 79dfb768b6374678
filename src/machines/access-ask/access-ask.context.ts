import { createActorContext } from '@xstate/react';
import { accessAskMachine } from './access-ask.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const AccessAskContext = createActorContext(accessAskMachine);
