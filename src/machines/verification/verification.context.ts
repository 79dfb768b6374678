import { createActorContext } from '@xstate/react';
import { verificationMachine } from './verification.machine';

/** One verification, for React; the app gives it its actor. */
export const VerificationContext = createActorContext(verificationMachine);
