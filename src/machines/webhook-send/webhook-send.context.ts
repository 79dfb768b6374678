import { createActorContext } from '@xstate/react';
import { webhookSendMachine } from './webhook-send.machine';

/** Sending through a webhook, for React; the app gives it its actors. */
export const WebhookSendContext = createActorContext(webhookSendMachine);
