import { type Conditions, defaultConditions } from '../conditions';
import type { World } from '../worlds';

const webhookThat = (webhook: Conditions['webhook'], description: string) =>
  ({
    description,
    startsAs: null,
    discordAccount: 'owner',
    conditions: { ...defaultConditions, webhook },
  }) as const satisfies World;

/** Worlds in which sending through a webhook fails. */
export const webhookWorlds = {
  'webhook-404': webhookThat('gone', 'The webhook was deleted'),
  'webhook-400': webhookThat('rejects', 'Discord rejects the first title of every message'),
  'webhook-401': webhookThat('wrongToken', 'The webhook URL has a wrong token'),
  'webhook-403': webhookThat('forbids', 'The webhook may not post in its channel'),
  'webhook-429': webhookThat('limits', 'Discord limits the first message for a few seconds'),
  'webhook-500': webhookThat('breaks', 'Discord returns an error for every message'),
  'webhook-unreachable': webhookThat('unreachable', 'The connection is lost with every message'),
} as const;
