import { createActorContext } from '@xstate/react';
import { introMachine } from './intro.machine';

/** The intro dialog, for React. It needs nobody outside. */
export const IntroContext = createActorContext(introMachine);
