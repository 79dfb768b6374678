import { createActorContext } from '@xstate/react';
import { verificationMachine } from './verification.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const VerificationContext = createActorContext(verificationMachine);
