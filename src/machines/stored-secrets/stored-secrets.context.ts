import { createActorContext } from '@xstate/react';
import { storedSecretsMachine } from './stored-secrets.machine';

/** Which secrets of the server are set, for React. */
export const StoredSecretsContext = createActorContext(storedSecretsMachine);
