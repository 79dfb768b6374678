import { avatarUrl } from '../servers/icon';
import type { WebhookInfo } from './message-link';

/** The name and picture that a webhook uses for a message without its own name and picture. */
export interface WebhookSender {
  name: string | null;
  /** A URL of Discord's CDN; null if the webhook has Discord's default picture. */
  picture: string | null;
}

export function isSameSender(one: WebhookSender | null, other: WebhookSender | null): boolean {
  return one?.name === other?.name && one?.picture === other?.picture;
}

/** Returns the name and picture of a webhook. `name` and `avatarHash` are those that Discord returned. */
export function webhookSender(
  webhookId: string,
  { name, avatarHash }: Pick<WebhookInfo, 'name' | 'avatarHash'>,
): WebhookSender {
  const picture = avatarHash === null ? null : avatarUrl({ discordId: webhookId, avatarHash }, 128);
  return { name, picture };
}
