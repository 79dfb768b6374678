import { createActorContext } from '@xstate/react';
import { verificationMachine } from './verification.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const VerificationContext = createActorContext(verificationMachine);
