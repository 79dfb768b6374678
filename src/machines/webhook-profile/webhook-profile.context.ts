import { createActorContext } from '@xstate/react';
import { webhookProfileMachine } from './webhook-profile.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const WebhookProfileContext = createActorContext(webhookProfileMachine);
