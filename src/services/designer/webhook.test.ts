import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DeliveryError } from '#domain/message/delivery';
import { blankEmbed } from '#domain/message/embed';
import { blankMessage, type Message } from '#domain/message/message';
import { parseWebhookUrl, type Webhook } from '#domain/message/webhook-url';
import { deliveryErrorText } from '#content/messages/designer/embeds';
import { webhookAvatar, webhookPlace } from '#mocks/designer/discord-webhooks';
import {
  leadDiscordTo,
  startDiscord,
  type LoopbackDiscord,
  type WireAnswer,
} from '../../../tests/setup/discord-on-loopback';
import {
  askWebhook,
  deleteMessage,
  editMessage,
  loadMessage,
  readWebhook,
  sendMessage,
} from './webhook';

let discord: LoopbackDiscord;
let stopLeading: () => void;
const now = Date.parse('2026-11-20T09:00:00.000Z');

beforeAll(async () => {
  discord = await startDiscord({ now: () => now });
  stopLeading = leadDiscordTo(discord);
});
afterAll(async () => {
  stopLeading();
  await discord.close();
});
beforeEach(() => {
  discord.forget();
  discord.behave('delivers');
});

const id = '700000000000000001';
const webhook = webhookAt(`https://discord.com/api/webhooks/${id}/a-Secret_token`);
const newId = () => 'id';

const hello: Message = {
  ...blankMessage(newId),
  content: 'Grüße 🎉',
  username: 'News',
  avatar_url: 'https://example.com/a.png',
  embeds: [
    {
      ...blankEmbed('1'),
      title: 'Sale',
      color: '#5865f2',
      timestamp: '2026-11-20T10:00:00+01:00',
      author: { name: 'Mira', icon_url: '', url: '' },
      fields: [{ id: 'f', name: 'When', value: 'Now', inline: true }],
    },
    blankEmbed('2'),
  ],
};

/** The exact request body for `hello`. */
const helloBody =
  '{"content":"Grüße 🎉","username":"News","avatar_url":"https://example.com/a.png","embeds":[{"title":"Sale","color":5793266,"timestamp":"2026-11-20T09:00:00.000Z","author":{"name":"Mira"},"fields":[{"name":"When","value":"Now","inline":true}]}],"allowed_mentions":{"parse":[]}}';

function webhookAt(url: string): Webhook {
  const webhookRead = parseWebhookUrl(url);
  if (!webhookRead.ok) throw new Error(webhookRead.error);
  return webhookRead.value;
}

/** Returns all requests that Discord received. */
function received() {
  return discord.requests.map(({ method, path, body }) => ({
    method,
    path,
    body: body.toString(),
  }));
}

async function sent(message = hello, through = webhook) {
  const answer = await sendMessage({ webhook: through, message });
  if (!answer.ok || answer.value.messageId === null) throw new Error('It was not sent');
  return answer.value.messageId;
}

describe('the request', () => {
  it('is byte for byte what Discord expects', async () => {
    await sent();
    const [request] = discord.requests;
    expect(request?.body).toEqual(Buffer.from(helloBody, 'utf8'));
    expect(received()).toEqual([
      { method: 'POST', path: `/api/webhooks/${id}/a-Secret_token?wait=true`, body: helloBody },
    ]);
    expect(request?.headers).toEqual(
      expect.objectContaining({
        'content-type': 'application/json',
        'content-length': `${Buffer.byteLength(helloBody)}`,
      }),
    );
  });

  it('asks Discord to accept components', async () => {
    await sent({ ...hello, components: [{ type: 1, components: [] }] });
    expect(received()[0]?.path).toBe(
      `/api/webhooks/${id}/a-Secret_token?wait=true&with_components=true`,
    );
  });

  it('carries no credentials and no referrer', async () => {
    await sent();
    const names = Object.keys(discord.requests[0]?.headers ?? {});
    const telling = ['authorization', 'cookie', 'referer', 'origin'];
    expect(names.filter((name) => telling.includes(name))).toEqual([]);
  });

  it.each([
    ['https://discord.com/api/v10/webhooks', '/api/v10/webhooks'],
    ['https://canary.discord.com/api/webhooks', '/api/webhooks'],
    ['https://ptb.discord.com/api/webhooks', '/api/webhooks'],
  ])('goes to the URL as entered: %s', async (address, path) => {
    await sent(hello, webhookAt(`${address}/${id}/t`));
    expect(received()).toEqual([
      { method: 'POST', path: `${path}/${id}/t?wait=true`, body: helloBody },
    ]);
  });

  it('posts to the thread of the message rather than the thread of the URL', async () => {
    const inThread = webhookAt(`${webhook.url}?thread_id=600000000000000001`);
    await sent(hello, inThread);
    await sent({ ...hello, thread_id: '600000000000000002' }, inThread);
    await sent({ ...hello, thread_name: 'Sale' }, inThread);
    expect(received().map(({ path }) => path.replace(/^[^?]+/, ''))).toEqual([
      '?wait=true&thread_id=600000000000000001',
      '?wait=true&thread_id=600000000000000002',
      '?wait=true',
    ]);
  });
});

describe('a posted message', () => {
  it('is identified by the response', async () => {
    expect(await sendMessage({ webhook, message: hello })).toEqual({
      ok: true,
      value: { messageId: expect.stringMatching(/^\d{19}$/), channelId: webhookPlace.channelId },
    });
  });

  it('counts as delivered when the response is empty', async () => {
    discord.answerNext({ status: 204 });
    expect(await sendMessage({ webhook, message: hello })).toEqual({
      ok: true,
      value: { messageId: null, channelId: null },
    });
  });

  it('is edited, with everyone whom the new text mentions', async () => {
    const messageId = await sent();
    discord.forget();
    const message = { ...hello, content: '@here <@300000000000000001>', username: 'Other' };
    const changed = await editMessage({
      posted: { webhook, messageId, threadId: '', parts: {} },
      message,
    });
    expect(changed).toEqual({ ok: true, value: { messageId, channelId: webhookPlace.channelId } });
    expect(received()).toEqual([
      {
        method: 'PATCH',
        path: `/api/webhooks/${id}/a-Secret_token/messages/${messageId}`,
        body: '{"content":"@here <@300000000000000001>","embeds":[{"title":"Sale","color":5793266,"timestamp":"2026-11-20T09:00:00.000Z","author":{"name":"Mira"},"fields":[{"name":"When","value":"Now","inline":true}]}],"allowed_mentions":{"parse":["everyone"],"users":["300000000000000001"]}}',
      },
    ]);
  });

  it('is deleted, and a missing message counts as deleted', async () => {
    const threadId = '600000000000000001';
    const messageId = await sent({ ...hello, thread_id: threadId });
    discord.forget();
    const posted = { webhook, messageId, threadId };
    expect(await deleteMessage(posted)).toEqual({
      ok: true,
      value: { messageId: null, channelId: null },
    });
    expect(await deleteMessage(posted)).toEqual({
      ok: false,
      error: { kind: 'notFound', isGone: false },
    });
    const path = `/api/webhooks/${id}/a-Secret_token/messages/${messageId}?thread_id=${threadId}`;
    expect(received()).toEqual([
      { method: 'DELETE', path, body: '' },
      { method: 'DELETE', path, body: '' },
    ]);
  });

  it.each([
    ['the webhook’s own channel', '', webhookPlace.channelId],
    ['a thread', '600000000000000001', '600000000000000001'],
  ])('is read by its link, from %s', async (_, threadId, channelId) => {
    const messageId = await sent({ ...hello, thread_id: threadId });
    const place = { guildId: webhookPlace.guildId, channelId, messageId };
    const read = await loadMessage({ webhook, place }, { newId });
    expect(read).toEqual({
      ok: true,
      value: {
        threadId,
        message: {
          ...hello,
          username: '',
          avatar_url: '',
          embeds: [
            {
              ...hello.embeds[0],
              id: 'id',
              timestamp: '2026-11-20T09:00:00.000Z',
              fields: [{ id: 'id', name: 'When', value: 'Now', inline: true }],
            },
          ],
        },
      },
    });
  });

  it('keeps the parts that the form does not show through sending, reading and editing', async () => {
    const parts = {
      flags: 4,
      components: [
        { type: 1, components: [{ type: 2, style: 5, label: 'a', url: 'https://a.b' }] },
      ],
      allowed_mentions: { parse: [] },
    };
    const messageId = await sent({ ...hello, ...parts });
    const place = { ...webhookPlace, messageId };
    const read = await loadMessage({ webhook, place }, { newId });
    if (!read.ok) throw new Error('It was not read');
    const { message } = read.value;
    expect(message).toMatchObject({ flags: 4, components: parts.components });
    discord.forget();
    const posted = { webhook, messageId, threadId: '', parts: message };
    await editMessage({ posted, message: { ...message, content: 'Other' } });
    await editMessage({ posted, message: { ...message, components: [] } });
    expect(received().map(({ path }) => path.split('?')[1] ?? '')).toEqual([
      '',
      'with_components=true',
    ]);
    expect(received().map(({ body }) => Object.keys(JSON.parse(body) as object))).toEqual([
      ['content', 'embeds', 'allowed_mentions'],
      ['content', 'embeds', 'allowed_mentions', 'components'],
    ]);
    const after = await loadMessage({ webhook, place }, { newId });
    expect(after.ok && after.value.message).toMatchObject({ content: 'Grüße 🎉', flags: 4 });
    expect(after.ok && after.value.message.components).toBeUndefined();
  });

  it('cannot be read when another webhook posted it', async () => {
    const place = {
      guildId: null,
      channelId: webhookPlace.channelId,
      messageId: '500000000000000001',
    };
    expect(await loadMessage({ webhook, place }, { newId })).toEqual({
      ok: false,
      error: { kind: 'notFound', isGone: false },
    });
  });
});

describe('a webhook', () => {
  it('returns where it posts', async () => {
    const info = { ...webhookPlace, name: 'Announcements', avatarHash: webhookAvatar };
    expect(await readWebhook(webhook)).toEqual(info);
    expect(await askWebhook(webhook)).toEqual({ ok: true, value: info });
  });

  it('returns null after it was deleted', async () => {
    discord.behave('gone');
    expect(await readWebhook(webhook)).toBeNull();
    expect(await askWebhook(webhook)).toEqual({
      ok: false,
      error: { kind: 'notFound', isGone: true },
    });
  });
});

const html = { 'Content-Type': 'text/html' };

describe("Discord's responses", () => {
  it.each<[string, WireAnswer, DeliveryError, string]>([
    [
      '400',
      { status: 400, body: '{"message": "Cannot send an empty message", "code": 50006}' },
      { kind: 'badRequest', code: 50_006, message: 'Cannot send an empty message', complaints: [] },
      'Bad request. The embed may be invalid or the webhook URL is incorrect.',
    ],
    [
      '401',
      { status: 401, body: '{"message": "Invalid Webhook Token", "code": 50027}' },
      { kind: 'other', status: 401, message: 'Invalid Webhook Token' },
      'Failed to send embed (Status 401): Invalid Webhook Token',
    ],
    [
      '403',
      { status: 403, body: '{"message": "Missing Permissions", "code": 50013}' },
      { kind: 'forbidden' },
      "Forbidden. The webhook may have been deleted or you don't have permission.",
    ],
    [
      '404',
      { status: 404, body: '{"message": "Unknown Webhook", "code": 10015}' },
      { kind: 'notFound', isGone: true },
      'Webhook not found. Please check your webhook URL.',
    ],
    [
      '429, with the wait in its body',
      {
        status: 429,
        headers: { 'Retry-After': '2', 'X-RateLimit-Reset-After': '1.5' },
        body: '{"message": "You are being rate limited.", "retry_after": 1.5, "global": false}',
      },
      { kind: 'rateLimited', retryAfterMs: 1_500 },
      'Rate limited by Discord. Please try again later.',
    ],
    [
      '429 of the gate before Discord, with the wait in a header',
      { status: 429, headers: { ...html, 'Retry-After': '600' }, body: '<html>banned</html>' },
      { kind: 'rateLimited', retryAfterMs: 600_000 },
      'Rate limited by Discord. Please try again later.',
    ],
    [
      '500',
      { status: 500, body: '{"message": "500: Internal Server Error", "code": 0}' },
      { kind: 'other', status: 500, message: '500: Internal Server Error' },
      'Failed to send embed (Status 500): 500: Internal Server Error',
    ],
    [
      '502 with a page',
      { status: 502, headers: html, body: '<html>Bad gateway</html>' },
      { kind: 'other', status: 502, message: '' },
      'Failed to send embed (Status 502)',
    ],
    [
      'a dropped connection',
      'drops',
      { kind: 'unreachable', reason: null },
      'Network error: CORS issue or network connectivity problem...',
    ],
  ])('%s', async (_, answer, error, text) => {
    discord.answerNext(answer);
    expect(await sendMessage({ webhook, message: hello })).toEqual({ ok: false, error });
    expect(deliveryErrorText(error)).toBe(text);
    expect(received()).toHaveLength(1);
  });

  it('a 400 with an error tree names the parts of the form, and skips embeds that are not sent', async () => {
    const [title] = hello.embeds;
    const message = {
      ...hello,
      embeds: [blankEmbed('0'), { ...blankEmbed('1'), ...title, title: 'x'.repeat(257) }],
    };
    expect(await sendMessage({ webhook, message })).toEqual({
      ok: false,
      error: {
        kind: 'badRequest',
        code: 50_035,
        message: 'Invalid Form Body',
        complaints: [
          {
            path: 'embeds.1.title',
            code: 'BASE_TYPE_MAX_LENGTH',
            message: 'Must be 256 or fewer in length.',
          },
        ],
      },
    });
  });

  it('editing, deleting and reading report the same errors', async () => {
    discord.behave('forbids');
    const posted = { webhook, messageId: '500000000000000001', threadId: '', parts: {} };
    const place = { ...webhookPlace, messageId: posted.messageId };
    const forbidden = { ok: false, error: { kind: 'forbidden' } };
    expect(await editMessage({ posted, message: hello })).toEqual(forbidden);
    expect(await deleteMessage(posted)).toEqual(forbidden);
    expect(await loadMessage({ webhook, place }, { newId })).toEqual(forbidden);
  });
});

it.each([
  ['without a signal', undefined],
  ['with a signal that never aborts', new AbortController().signal],
])('times out after 20 s, %s', async (_, signal) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((__, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const answered = vi.fn();
  void sendMessage({ webhook, message: hello }, signal).then(answered);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith({
    ok: false,
    error: { kind: 'unreachable', reason: 'The server did not answer in time' },
  });
});

it('a request is aborted with its signal', async () => {
  const call = new AbortController();
  const answer = sendMessage({ webhook, message: hello }, call.signal);
  call.abort();
  expect(await answer).toEqual({
    ok: false,
    error: { kind: 'unreachable', reason: 'This operation was aborted' },
  });
});

it('sends no cookies and no referrer, and stores nothing in the HTTP cache', async () => {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    requests.push(init);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const posted = { webhook, messageId: '1', threadId: '', parts: hello };
  await sendMessage({ webhook, message: hello });
  await editMessage({ posted, message: hello });
  await deleteMessage(posted);
  await readWebhook(webhook);
  const sent = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' };
  expect(
    requests.map(({ credentials, referrerPolicy, cache }) => ({
      credentials,
      referrerPolicy,
      cache,
    })),
  ).toEqual([sent, sent, sent, sent]);
});
