import { describe, expect, it, vi } from 'vitest';
import type { DeliveryError } from '#domain/message/delivery';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  complaintsOf,
  maskedUrl,
  postedLink,
  postedMessage,
  errorOf,
  runningTask,
  secondsLeft,
  urlError,
} from './shown';
import {
  channelId,
  deliveryErrors,
  done,
  empty,
  withoutStorage,
  gone,
  goneError,
  guildId,
  hello,
  info,
  link,
  messageId,
  otherUrl,
  read,
  failedWith,
  url,
  webhook,
  webhookSendFixtures,
} from './webhook-send.fixtures';
import { webhookSendMachine } from './webhook-send.machine';
import type { WebhookTask } from './webhook-send.events';

describe('webhookSend, walked', () => {
  walkMachine(withoutStorage, webhookSendFixtures);
});

const start = (remembered = url) =>
  scenario(withoutStorage, { input: () => ({ url: remembered }) });
const sending = () => start().send({ type: 'send', message: hello });
const delivered = () => sending().resolve('send', done).resolve('readWebhook', info);
const failed = (task: WebhookTask, error: DeliveryError) =>
  ({ type: 'failed', task, error }) as const;
const notice = (name: 'sent' | 'edited' | 'deleted' | 'loaded') =>
  ({ type: 'notice', notice: name }) as const;

const posted = { webhook, messageId, channelId, threadId: '', guildId, parts: {} };
const { notFound: lost, rateLimited: limited } = deliveryErrors;

describe('the address', () => {
  it.each([
    ['', 'missingUrl', 'missing'],
    ['   ', 'missingUrl', 'missing'],
    ['https://example.com/api/webhooks/1/a', 'malformedUrl', 'malformed'],
  ] as const)('%j is rejected without a request', (entered, state, error) => {
    const send = start(entered).send({ type: 'send', message: hello }).expect(state);
    expect(urlError(send.snapshot())).toBe(error);
    send
      .expectRunning([])
      .expectEmitted([])
      .send({ type: 'change url', url })
      .expect('ready')
      .send({ type: 'send', message: hello })
      .expectCalls('send', [{ webhook, message: hello }]);
  });

  it('is stored as it is entered', () => {
    const rememberUrl = vi.fn<(_: unknown, entered: string) => void>();
    const machine = webhookSendMachine.provide({ actions: { rememberUrl } });
    scenario(machine, { input: () => ({ url: '' }) }).send({ type: 'change url', url });
    expect(rememberUrl.mock.calls.map(([, entered]) => entered)).toEqual([url]);
  });

  it('is masked when valid', () => {
    expect([maskedUrl(start().snapshot()), maskedUrl(start('https://d').snapshot())]).toEqual([
      'https://discord.com/api/webhooks/700000000000000001/••••••••',
      null,
    ]);
  });

  it('applies to the next request if changed during one', () => {
    sending()
      .send({ type: 'change url', url: '' })
      .expect({ requesting: 'sending' })
      .resolve('send', done)
      .expectCalls('readWebhook', [webhook])
      .resolve('readWebhook', info)
      .expectContext({ url: '', posted });
  });
});

describe('sending', () => {
  it('posts once, however often it is pressed', () => {
    const send = sending().send({ type: 'send', message: hello }).expect({ requesting: 'sending' });
    expect(runningTask(send.snapshot())).toBe('send');
    send.expectCalls('send', [{ webhook, message: hello }]);
  });

  it('does not start if Discord would reject the message', () => {
    start().send({ type: 'send', message: empty }).expect('blocked').expectRunning([]);
  });

  it('reports success, and links to the message once the server is known', () => {
    const send = sending().resolve('send', done).expect({ delivered: 'loadingInfo' });
    expect(postedLink(send.snapshot())).toBeNull();
    send
      .expectEmitted([notice('sent')])
      .expectCalls('readWebhook', [webhook])
      .resolve('readWebhook', info)
      .expect({ delivered: 'known' });
    expect(postedLink(send.snapshot())).toBe(link);
  });

  it('has no link if the server is unknown', () => {
    const send = sending().resolve('send', done).resolve('readWebhook', null);
    expect([postedLink(send.snapshot()), postedMessage(send.snapshot())]).toEqual([
      null,
      { ...posted, guildId: null },
    ]);
  });

  it('posts another message, and reads the webhook only once', () => {
    delivered()
      .send({ type: 'send', message: hello })
      .resolve('send', { ok: true, value: { messageId: '500000000000000002', channelId } })
      .expect({ delivered: 'known' })
      .expectContext({ posted: { ...posted, messageId: '500000000000000002' } })
      .expectCalls('readWebhook', [webhook]);
  });

  it('stores the thread', () => {
    const threadId = '600000000000000001';
    start()
      .send({ type: 'send', message: { ...hello, thread_id: threadId } })
      .resolve('send', done)
      .resolve('readWebhook', info)
      .expectContext({ posted: { ...posted, threadId } });
  });

  it('stores a new thread: its channel is the thread', () => {
    start()
      .send({ type: 'send', message: { ...hello, thread_name: 'News' } })
      .resolve('send', done)
      .resolve('readWebhook', info)
      .expectContext({ posted: { ...posted, threadId: channelId } });
  });
});

describe('an error', () => {
  const { rateLimited: _, ...errors } = deliveryErrors;
  it.each(Object.values<DeliveryError>(errors))(
    'has a state and can be retried: $kind',
    (error) => {
      const send = sending().resolve('send', failedWith(error));
      expect(send.snapshot().value).toEqual({ failed: error.kind });
      expect(errorOf(send.snapshot())).toEqual({ task: 'send', error });
      send
        .expectEmitted([failed('send', error)])
        .send({ type: 'send', message: hello })
        .resolve('send', done)
        .expect({ delivered: 'loadingInfo' })
        .expectContext({ error: null });
    },
  );

  it('returns the parts of the message that Discord complained about', () => {
    const complaint = { path: 'embeds.0.title', code: 'BASE_TYPE_MAX_LENGTH', message: 'Too long' };
    const answer = failedWith({
      kind: 'badRequest',
      code: 50_035,
      message: '',
      complaints: [complaint],
    });
    expect(complaintsOf(sending().resolve('send', answer).snapshot())).toEqual([complaint]);
  });

  it('is cleared when dismissed', () => {
    const send = sending()
      .resolve('send', failedWith({ kind: 'forbidden' }))
      .send({ type: 'dismiss' });
    expect(errorOf(send.expect('ready').snapshot())).toBeNull();
  });

  it('of a deleted webhook blocks further requests to it only', () => {
    sending()
      .resolve('send', failedWith(goneError))
      .expectEmitted([failed('send', goneError)])
      .send({ type: 'send', message: hello })
      .expect({ failed: 'notFound' })
      .expectEmitted([failed('send', goneError)])
      .expectCalls('send', [{ webhook, message: hello }])
      .send({ type: 'change url', url: otherUrl })
      .send({ type: 'send', message: hello })
      .expect({ requesting: 'sending' });
  });

  it('of a webhook that another request found deleted is reported without a request', () => {
    start()
      .send({ type: 'webhook gone', webhookId: webhook.id })
      .expect('ready')
      .send({ type: 'send', message: hello })
      .expect({ failed: 'notFound' })
      .expectEmitted([failed('send', goneError)])
      .expectCalls('send', []);
  });

  it('of a rate limit counts down, without an automatic retry', () => {
    const send = sending().resolve('send', failedWith(limited));
    send.expect({ failed: { rateLimited: 'counting' } }).expectEmitted([failed('send', limited)]);
    expect(secondsLeft(send.snapshot())).toBe(3);
    send.send({ type: 'send', message: hello }).after(1_000);
    expect(secondsLeft(send.snapshot())).toBe(2);
    send.after(1_000);
    expect(secondsLeft(send.snapshot())).toBe(1);
    send.after(999).expect({ failed: { rateLimited: 'counting' } });
    send.after(1).expect({ failed: { rateLimited: 'over' } });
    expect(secondsLeft(send.snapshot())).toBe(0);
    send
      .after(60_000)
      .expectCalls('send', [{ webhook, message: hello }])
      .send({ type: 'send', message: hello })
      .expect({ requesting: 'sending' });
  });

  it('keeps counting when the same URL is entered again', () => {
    sending()
      .resolve('send', failedWith(limited))
      .send({ type: 'change url', url: '' })
      .send({ type: 'change url', url })
      .send({ type: 'send', message: hello })
      .expect({ failed: { rateLimited: 'counting' } })
      .expectContext({ url });
  });

  it('counts for one webhook: another can be used', () => {
    sending()
      .resolve('send', failedWith(limited))
      .send({ type: 'change url', url: otherUrl })
      .send({ type: 'send', message: hello })
      .expect({ requesting: 'sending' });
  });
});

describe('the message that was sent', () => {
  it('is edited through its own webhook, whatever URL is entered', () => {
    const changed = { ...hello, content: 'Hello again' };
    delivered()
      .expectEmitted([notice('sent')])
      .send({ type: 'change url', url: '' })
      .send({ type: 'edit', message: changed })
      .expectCalls('edit', [{ posted, message: changed }])
      .resolve('edit', done)
      .expect('edited')
      .expectEmitted([notice('edited')])
      .expectContext({ posted });
  });

  it('keeps the parts that the form does not edit', () => {
    const components = [{ type: 1, components: [] }];
    const message = { ...hello, components, flags: 4 };
    const loaded = start()
      .send({ type: 'load', link })
      .resolve('load', { ok: true, value: { message, threadId: '' } })
      .expectContext({ posted: { ...posted, parts: { components, flags: 4 } } });
    const edited = { ...message, components: [] };
    loaded
      .send({ type: 'edit', message: edited })
      .expectCalls('edit', [
        { posted: { ...posted, parts: { components, flags: 4 } }, message: edited },
      ])
      .resolve('edit', done)
      .expectContext({ posted: { ...posted, parts: { components: [], flags: 4 } } });
  });

  it('can be empty except for its files', () => {
    const attachments = [{ id: '500000000000000003', filename: 'a.png' }];
    const message = { ...empty, attachments };
    const loaded = start()
      .send({ type: 'load', link })
      .resolve('load', { ok: true, value: { message, threadId: '' } });
    loaded.send({ type: 'edit', message }).expect({ requesting: 'editing' });
    start().send({ type: 'send', message }).expect('blocked');
  });

  it('is not edited to what Discord would reject; name and thread are ignored', () => {
    delivered().send({ type: 'edit', message: empty }).expect('blocked').expectRunning([]);
    delivered()
      .send({ type: 'edit', message: { ...hello, username: 'Discord', thread_id: 'x' } })
      .expect({ requesting: 'editing' });
  });

  it('can be edited after an error, unless it is gone', () => {
    delivered()
      .send({ type: 'edit', message: hello })
      .resolve('edit', failedWith({ kind: 'forbidden' }))
      .expect({ failed: 'forbidden' })
      .expectContext({ posted })
      .send({ type: 'edit', message: hello })
      .resolve('edit', failedWith(lost))
      .expect({ failed: 'notFound' })
      .expectContext({ posted: null });
  });

  it.each([
    ['now', gone],
    ['already', failedWith(lost)],
  ])('is deleted, %s', (_, answer) => {
    delivered()
      .expectEmitted([notice('sent')])
      .send({ type: 'delete' })
      .expectCalls('remove', [posted])
      .resolve('remove', answer)
      .expect('deleted')
      .expectEmitted([notice('deleted')])
      .expectContext({ posted: null })
      .send({ type: 'delete' })
      .expectRunning([]);
  });

  it('stays if deleting fails', () => {
    delivered()
      .send({ type: 'delete' })
      .resolve('remove', failedWith({ kind: 'unreachable', reason: null }))
      .expect({ failed: 'unreachable' })
      .expectContext({ posted });
  });

  it('can be cleared', () => {
    delivered().send({ type: 'forget' }).expect('ready').expectContext({ posted: null });
  });

  it('is unknown without an id in the response', () => {
    sending().resolve('send', gone).expectContext({ posted: null });
  });
});

describe('a message that is loaded by its link', () => {
  it('is emitted, and can be edited', () => {
    const send = start()
      .send({ type: 'load', link })
      .expectCalls('load', [{ webhook, place: { guildId, channelId, messageId } }])
      .resolve('load', read)
      .expect('loaded')
      .expectEmitted([{ type: 'loaded', message: hello }, notice('loaded')])
      .expectContext({ posted });
    expect(postedLink(send.snapshot())).toBe(link);
    send.send({ type: 'edit', message: hello }).expect({ requesting: 'editing' });
  });

  it('needs a link to a message, and a webhook URL', () => {
    start().send({ type: 'load', link: 'https://discord.com' }).expect('malformedLink');
    start('').send({ type: 'load', link }).expect('missingUrl').expectRunning([]);
  });

  it('can be missing', () => {
    start()
      .send({ type: 'load', link })
      .resolve('load', failedWith(lost))
      .expect({ failed: 'notFound' })
      .expectEmitted([failed('load', lost)]);
  });
});
