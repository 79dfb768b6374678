import { createActorContext } from '@xstate/react';
import { storedSecretsMachine } from './stored-secrets.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const StoredSecretsContext = createActorContext(storedSecretsMachine);
