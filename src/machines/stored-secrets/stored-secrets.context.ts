import { createActorContext } from '@xstate/react';
import { storedSecretsMachine } from './stored-secrets.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const StoredSecretsContext = createActorContext(storedSecretsMachine);
