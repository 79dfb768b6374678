import type { DeliveryError } from '#domain/message/delivery';
import { blankMessage, type Message } from '#domain/message/message';
import type { WebhookInfo } from '#domain/message/message-link';
import type { Webhook } from '#domain/message/webhook-url';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import type { LoadAnswer, SendAnswer } from './webhook-send.events';
import { webhookSendMachine } from './webhook-send.machine';

export const url = 'https://discord.com/api/webhooks/700000000000000001/a-token';
export const otherUrl = 'https://discord.com/api/webhooks/700000000000000002/a-token';
export const webhook: Webhook = { id: '700000000000000001', token: 'a-token', url };

export const hello: Message = { ...blankMessage(() => 'e'), content: 'Hello' };
export const empty = blankMessage(() => 'e');

export const guildId = '300000000000000001';
export const channelId = '400000000000000001';
export const messageId = '500000000000000001';
export const link = `https://discord.com/channels/${guildId}/${channelId}/${messageId}`;

export const done: SendAnswer = { ok: true, value: { messageId, channelId } };
/** Discord's response to a deletion has no body. */
export const gone: SendAnswer = { ok: true, value: { messageId: null, channelId: null } };
export const read: LoadAnswer = { ok: true, value: { message: hello, threadId: '' } };
export const info: WebhookInfo = { guildId, channelId, name: 'News', avatarHash: null };

export const deliveryErrors = {
  /** The error for a deleted message. The error for a deleted webhook is `goneError`. */
  notFound: { kind: 'notFound', isGone: false },
  badRequest: { kind: 'badRequest', code: 50_035, message: 'Invalid Form Body', complaints: [] },
  rateLimited: { kind: 'rateLimited', retryAfterMs: 2_200 },
  forbidden: { kind: 'forbidden' },
  other: { kind: 'other', status: 500, message: '' },
  unreachable: { kind: 'unreachable', reason: null },
} satisfies ErrorsByKind<DeliveryError>;

/** The webhook was deleted. */
export const goneError = { kind: 'notFound', isGone: true } satisfies DeliveryError;

export function failedWith(error: DeliveryError) {
  return { ok: false, error } as const;
}

const answers = failures<DeliveryError>({ gone: goneError, ...deliveryErrors });

/** The machine with a no-op `rememberUrl`. In the app, `rememberUrl` stores the URL in the browser. */
export const withoutStorage = webhookSendMachine.provide({ actions: { rememberUrl: () => {} } });

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const webhookSendFixtures = {
  input: { url },
  events: {
    'change url': [
      { type: 'change url', url },
      { type: 'change url', url: otherUrl },
      { type: 'change url', url: '' },
      { type: 'change url', url: 'https://example.com' },
    ],
    send: [
      { type: 'send', message: hello },
      { type: 'send', message: empty },
    ],
    edit: [
      { type: 'edit', message: hello },
      { type: 'edit', message: empty },
    ],
    delete: [{ type: 'delete' }],
    load: [
      { type: 'load', link },
      { type: 'load', link: 'https://example.com' },
    ],
    forget: [{ type: 'forget' }],
    dismiss: [{ type: 'dismiss' }],
    'webhook gone': [{ type: 'webhook gone', webhookId: webhook.id }],
  },
  actors: {
    send: { outcomes: [done, ...answers] },
    edit: { outcomes: [done, ...answers] },
    remove: { outcomes: [gone, ...answers] },
    load: { outcomes: [read, ...answers] },
    // The next call of `readWebhook` cancels the pending one.
    readWebhook: { outcomes: [info, null], restarts: true },
  },
  delays: { second: 1_000 },
  serialize: ({ context }) => ({
    url: context.url,
    hasPosted: context.posted !== null,
    secondsLeft: context.secondsLeft,
    isGone: context.gone.length > 0,
    knowsInfo: context.info !== null,
  }),
  // The walk changes the URL only before the first request, during a request, and during a countdown. It tries all
  // other events with a single URL.
  skip: ({ value, context }, { type, ...payload }) => {
    if (context.url === otherUrl) return type !== 'change url';
    const { posted, gone, info: known } = context;
    const isFirst = posted === null && gone.length === 0 && known === null;
    if (type === 'webhook gone') return !(isFirst && value === 'ready');
    const isInside = typeof value === 'object' && !('delivered' in value);
    const isOther = type === 'change url' && payload['url'] !== url;
    return isOther && !(isFirst && (value === 'ready' || isInside));
  },
} satisfies WalkOptions<typeof webhookSendMachine>;

/** The inputs with which the console can start. */
export const webhookSendStarts = { 'Start over': { url }, 'Start without an address': { url: '' } };
