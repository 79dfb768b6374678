import { createActorContext } from '@xstate/react';
import { webhookSendMachine } from './webhook-send.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const WebhookSendContext = createActorContext(webhookSendMachine);
