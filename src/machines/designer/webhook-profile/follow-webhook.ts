import type { ActorRefFrom } from 'xstate';
import { parseWebhookUrl, type Webhook } from '#domain/message/webhook-url';
import type { webhookSendMachine } from '../webhook-send/webhook-send.machine';
import type { webhookProfileMachine } from './webhook-profile.machine';

/**
 * Keeps the profile in sync with the webhook in the form. A webhook that was deleted on Discord has no profile. If the
 * profile machine finds that a webhook was deleted, the form is notified. Returns a function that unsubscribes.
 */
export function followWebhook(
  profile: ActorRefFrom<typeof webhookProfileMachine>,
  send: ActorRefFrom<typeof webhookSendMachine>,
): () => void {
  const enter = () => profile.send({ type: 'enter', webhook: usableWebhook(send) });
  enter();
  const changes = send.subscribe(enter);
  const reports = profile.on('gone', ({ webhookId }) =>
    send.send({ type: 'webhook gone', webhookId }),
  );
  return () => {
    changes.unsubscribe();
    reports.unsubscribe();
  };
}

function usableWebhook(send: ActorRefFrom<typeof webhookSendMachine>): Webhook | null {
  const { url, gone } = send.getSnapshot().context;
  const webhook = parseWebhookUrl(url);
  return webhook.ok && !gone.includes(webhook.value.id) ? webhook.value : null;
}
