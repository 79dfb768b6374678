import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Webhook } from '#domain/message/webhook-url';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  deliveryErrors,
  failedWith,
  goneError,
  guildId,
  hello,
  withoutStorage,
} from '../webhook-send/webhook-send.fixtures';
import type { SendAnswer, SendRequest } from '../webhook-send/webhook-send.events';
import { otherWebhook, read, webhook, webhookProfileFixtures } from './webhook-profile.fixtures';
import {
  type WebhookAnswer,
  webhookProfileMachine,
  guildIdOf,
  senderOf,
  followWebhook,
} from './webhook-profile.machine';

describe('webhookProfile, walked', () => {
  walkMachine(webhookProfileMachine, webhookProfileFixtures);
});

const entering = (entered = webhook) =>
  scenario(webhookProfileMachine, { input: () => undefined }).send({
    type: 'enter',
    webhook: entered,
  });

describe('the name of a webhook', () => {
  it('is read once the URL has not changed for a moment', () => {
    entering()
      .after(599)
      .expectRunning([])
      .send({ type: 'enter', webhook: otherWebhook })
      .after(599)
      .expectRunning([])
      .after(1)
      .expectCalls('read', [otherWebhook]);
  });

  it('is not read again for the same URL', () => {
    entering()
      .after(600)
      .send({ type: 'enter', webhook: { ...webhook } })
      .resolve('read', read)
      .send({ type: 'enter', webhook: { ...webhook } })
      .expect('known')
      .after(60_000)
      .expectCalls('read', [webhook]);
  });

  it('is shown with the picture and the server', () => {
    const profile = entering().after(600);
    expect(senderOf(profile.snapshot())).toBeNull();
    profile.resolve('read', read).expect('known');
    expect(senderOf(profile.snapshot())).toEqual({
      name: 'News',
      picture: 'https://cdn.discordapp.com/avatars/700000000000000001/abc123.png?size=128',
    });
    expect(guildIdOf(profile.snapshot())).toBe(guildId);
  });

  it.each([null, otherWebhook])('is cleared with another URL: %j', (next) => {
    const profile = entering().after(600).resolve('read', read);
    profile.send({ type: 'enter', webhook: next });
    expect([senderOf(profile.snapshot()), guildIdOf(profile.snapshot())]).toEqual([null, null]);
  });

  it.each(Object.values(deliveryErrors))('stays unknown after an error: $kind', (error) => {
    const profile = entering().after(600).resolve('read', failedWith(error)).expect('unknown');
    expect(senderOf(profile.snapshot())).toBeNull();
    profile.expectEmitted([]).after(60_000).expectCalls('read', [webhook]);
  });
});

describe('followWebhook', () => {
  function follow(answer: WebhookAnswer) {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const asked = vi.fn<(webhookId: string) => void>();
    const send = createActor(
      withoutStorage.provide({
        actors: { send: fromPromise<SendAnswer, SendRequest>(async () => failedWith(goneError)) },
      }),
      { input: { url: '' } },
    ).start();
    const profile = createActor(
      webhookProfileMachine.provide({
        actors: {
          read: fromPromise<WebhookAnswer, Webhook>(async ({ input }) => {
            asked(input.id);
            return answer;
          }),
        },
      }),
    ).start();
    const stop = followWebhook(profile, send);
    return { send, profile, asked, stop };
  }

  it('reads the webhook of the form, and clears it with the URL', async () => {
    const { send, profile, stop } = follow(read);
    send.send({ type: 'change url', url: webhook.url });
    await vi.advanceTimersByTimeAsync(600);
    expect(senderOf(profile.getSnapshot())?.name).toBe('News');
    send.send({ type: 'change url', url: 'https://example.com' });
    expect(senderOf(profile.getSnapshot())).toBeNull();
    stop();
    send.send({ type: 'change url', url: webhook.url });
    await vi.advanceTimersByTimeAsync(600);
    expect(senderOf(profile.getSnapshot())).toBeNull();
  });

  it('reports a deleted webhook, so that nothing is sent to it', async () => {
    const { send, profile, asked } = follow(failedWith(goneError));
    send.send({ type: 'change url', url: webhook.url });
    await vi.advanceTimersByTimeAsync(600);
    expect(profile.getSnapshot().value).toBe('empty');
    send.send({ type: 'send', message: hello });
    expect(send.getSnapshot().value).toEqual({ failed: 'notFound' });
    send.send({ type: 'change url', url: '' });
    send.send({ type: 'change url', url: webhook.url });
    await vi.advanceTimersByTimeAsync(600);
    expect(asked.mock.calls).toEqual([[webhook.id]]);
  });

  it('does not read a webhook that was found deleted when sending', async () => {
    const { send, asked } = follow(read);
    send.send({ type: 'change url', url: webhook.url });
    send.send({ type: 'send', message: hello });
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send.getSnapshot().value).toEqual({ failed: 'notFound' });
    expect(asked).not.toHaveBeenCalled();
  });
});
