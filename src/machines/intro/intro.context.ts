import { createActorContext } from '@xstate/react';
import { introMachine } from './intro.machine';

/** Provides the actor to React. */
export const IntroContext = createActorContext(introMachine);
