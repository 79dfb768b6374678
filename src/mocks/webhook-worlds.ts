import { type Conditions, workingDay } from './conditions';
import type { World } from './worlds';

const webhookThat = (webhook: Conditions['webhook'], description: string) =>
  ({
    description,
    startsAs: null,
    discordAccount: 'owner',
    conditions: { ...workingDay, webhook },
  }) as const satisfies World;

/** What somebody without an account meets when they send an embed. */
export const webhookWorlds = {
  'webhook-404': webhookThat('gone', 'The webhook a message is sent through was deleted'),
  'webhook-400': webhookThat('rejects', 'Discord refuses every message for its first title'),
  'webhook-401': webhookThat('wrongToken', 'The address of the webhook has the wrong token'),
  'webhook-403': webhookThat('forbids', 'The webhook may not post in its channel'),
  'webhook-429': webhookThat(
    'limits',
    'Discord asks to wait a few seconds before the first message',
  ),
  'webhook-500': webhookThat('breaks', 'Discord breaks whenever a message is sent'),
  'webhook-unreachable': webhookThat(
    'unreachable',
    'Discord drops the connection of every message',
  ),
} as const;
