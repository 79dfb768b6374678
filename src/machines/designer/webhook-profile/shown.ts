import type { SnapshotFrom } from 'xstate';
import { webhookSender, type WebhookSender } from '#domain/message/webhook-sender';
import type { webhookProfileMachine } from './webhook-profile.machine';

/** Returns the name and picture of the entered webhook; null until Discord has returned them. */
export function senderOf({
  context: { webhook, info },
}: SnapshotFrom<typeof webhookProfileMachine>): WebhookSender | null {
  return webhook && info && webhookSender(webhook.id, info);
}

/** Returns the id of the webhook's server; null if it is unknown. */
export function guildIdOf({
  context: { info },
}: SnapshotFrom<typeof webhookProfileMachine>): string | null {
  return info?.guildId ?? null;
}
