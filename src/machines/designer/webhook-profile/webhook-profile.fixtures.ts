import type { DeliveryError } from '#domain/message/delivery';
import type { WebhookInfo } from '#domain/message/message-link';
import type { Webhook } from '#domain/message/webhook-url';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures } from '../../errors-by-kind';
import {
  deliveryErrors,
  goneError,
  guildId,
  channelId,
} from '../webhook-send/webhook-send.fixtures';
import type { WebhookAnswer, webhookProfileMachine } from './webhook-profile.machine';

export const webhook: Webhook = {
  id: '700000000000000001',
  token: 'a-token',
  url: 'https://discord.com/api/webhooks/700000000000000001/a-token',
};
export const otherWebhook: Webhook = {
  id: '700000000000000002',
  token: 'a-token',
  url: 'https://discord.com/api/webhooks/700000000000000002/a-token',
};

export const news: WebhookInfo = { guildId, channelId, name: 'News', avatarHash: 'abc123' };
export const read: WebhookAnswer = { ok: true, value: news };

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const webhookProfileFixtures = {
  input: undefined,
  events: {
    enter: [
      { type: 'enter', webhook },
      { type: 'enter', webhook: otherWebhook },
      { type: 'enter', webhook: null },
    ],
  },
  // If another URL is entered, the request for the first URL is canceled.
  actors: {
    read: {
      outcomes: [read, ...failures<DeliveryError>({ gone: goneError, ...deliveryErrors })],
      restarts: true,
    },
  },
  delays: { typingPause: 600 },
  serialize: ({ context }) => ({ id: context.webhook?.id, name: context.info?.name }),
} satisfies WalkOptions<typeof webhookProfileMachine>;
