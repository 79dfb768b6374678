import { createActorContext } from '@xstate/react';
import { webhookSendMachine } from './webhook-send.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const WebhookSendContext = createActorContext(webhookSendMachine);
