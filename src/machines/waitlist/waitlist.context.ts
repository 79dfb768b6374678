import { createActorContext } from '@xstate/react';
import { waitlistMachine } from './waitlist.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const WaitlistContext = createActorContext(waitlistMachine);
