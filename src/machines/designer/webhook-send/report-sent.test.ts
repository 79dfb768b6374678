import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { WebhookInfo } from '#domain/message/message-link';
import type { Webhook } from '#domain/message/webhook-url';
import type {
  EditRequest,
  LoadAnswer,
  LoadRequest,
  SendAnswer,
  SendRequest,
} from './webhook-send.events';
import {
  channelId,
  done,
  failedWith,
  deliveryErrors,
  guildId,
  hello,
  info,
  link,
  read,
  url,
  withoutStorage,
} from './webhook-send.fixtures';
import { reportSent } from './report-sent';

function open({
  sent = done,
  about = info,
}: { sent?: SendAnswer; about?: WebhookInfo | null } = {}) {
  const send = createActor(
    withoutStorage.provide({
      actors: {
        send: fromPromise<SendAnswer, SendRequest>(async () => sent),
        edit: fromPromise<SendAnswer, EditRequest>(async () => done),
        load: fromPromise<LoadAnswer, LoadRequest>(async () => read),
        readWebhook: fromPromise<WebhookInfo | null, Webhook>(async () => about),
      },
    }),
    { input: { url } },
  ).start();
  const places: unknown[] = [];
  const stop = reportSent(send, (place) => places.push(place));
  onTestFinished(() => void send.stop());
  return { send, places, stop };
}

describe('reportSent', () => {
  it('reports the channel, and then the server', async () => {
    const { send, places } = open();
    send.send({ type: 'send', message: hello });
    await waitFor(send, (snapshot) => snapshot.matches({ delivered: 'known' }));
    expect(places).toEqual([
      { guildId: null, channelId },
      { guildId, channelId },
    ]);
    send.send({ type: 'edit', message: hello });
    await waitFor(send, (snapshot) => snapshot.matches('edited'));
    expect(places).toHaveLength(2);
    send.send({ type: 'send', message: hello });
    await waitFor(send, (snapshot) => snapshot.matches({ delivered: 'known' }));
    expect(places.slice(2)).toEqual([{ guildId, channelId }]);
  });

  it('reports only the channel if the server stays unknown', async () => {
    const { send, places } = open({ about: null });
    send.send({ type: 'send', message: hello });
    await waitFor(send, (snapshot) => snapshot.matches({ delivered: 'known' }));
    expect(places).toEqual([{ guildId: null, channelId }]);
  });

  it('reports nothing if Discord rejects the message', async () => {
    const { send, places } = open({ sent: failedWith(deliveryErrors.forbidden) });
    send.send({ type: 'send', message: hello });
    await waitFor(send, (snapshot) => snapshot.matches('failed'));
    expect(places).toEqual([]);
  });

  it('reports nothing for a loaded message, and nothing after it is stopped', async () => {
    const { send, places, stop } = open();
    send.send({ type: 'load', link });
    await waitFor(send, (snapshot) => snapshot.matches('loaded'));
    expect(places).toEqual([]);
    stop();
    send.send({ type: 'send', message: hello });
    await waitFor(send, (snapshot) => snapshot.matches('delivered'));
    expect(places).toEqual([]);
  });
});
