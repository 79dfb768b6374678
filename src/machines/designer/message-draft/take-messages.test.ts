import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { MOST_DRAFTS } from '#domain/message/named-drafts';
import { decoded, shared } from '../share-open/share-open.fixtures';
import { shareOpenMachine } from '../share-open/share-open.machine';
import { hello, link, read, url } from '../webhook-send/webhook-send.fixtures';
import { webhookSendMachine } from '../webhook-send/webhook-send.machine';
import { done, ids, starting, welcome, welcomeKept } from './message-draft.fixtures';
import { messageDraftMachine } from './message-draft.machine';
import { takeMessages } from './take-messages';
import { setPendingText } from './typed-text';

describe('takeMessages', () => {
  it('loads a shared message, with the recovered draft one undo step back', async () => {
    const { draft, settled } = await open('abc');
    expect(draft.getSnapshot().context.message).toBe(shared);
    draft.send({ type: 'undo' });
    await settled();
    expect(draft.getSnapshot().context.message).toBe(welcome);
  });

  it('saves the work that a link replaces as a named draft, if there is any', async () => {
    const { draft } = await open('abc');
    expect(draft.getSnapshot().context.drafts[0]).toMatchObject({
      name: 'Before',
      message: welcome,
    });
    const { draft: fresh } = await open('abc', { message: null, drafts: [] });
    expect(fresh.getSnapshot().context.message).toBe(shared);
    expect(fresh.getSnapshot().context.drafts).toEqual([]);
  });

  it('saves it even if the list of drafts is full', async () => {
    const drafts = Array.from({ length: MOST_DRAFTS }, (_, place) => ({
      name: `Draft ${place}`,
      message: welcome,
      at: '2026-01-01T00:00:00.000Z',
    }));
    const { draft } = await open('abc', { message: welcome, drafts });
    expect(draft.getSnapshot().context.drafts).toHaveLength(MOST_DRAFTS + 1);
    expect(draft.getSnapshot().context.drafts[0]?.name).toBe('Before');
  });

  it('saves each replaced message under its own name when links follow in quick succession', async () => {
    const { draft, opening, settled } = await open('abc');
    opening.send({ type: 'open', share: 'def' });
    await settled();
    const names = draft.getSnapshot().context.drafts.map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('Before'))).toEqual(['Before (2)', 'Before']);
  });

  it('loads a message read from Discord', async () => {
    const { draft, send, settled } = await open(null);
    send.send({ type: 'load', link });
    await settled();
    expect(draft.getSnapshot().context.message).toBe(hello);
  });

  it('flushes pending typing first, because it belongs to the replaced message', async () => {
    const { draft, type, settled, opening, send } = await open(null);
    type('Nearly there');
    opening.send({ type: 'open', share: 'abc' });
    await settled();
    expect(draft.getSnapshot().context).toMatchObject({
      message: shared,
      drafts: [{ name: 'Before', message: { content: 'Nearly there' } }],
    });
    type('Nearly again');
    send.send({ type: 'load', link });
    await settled();
    expect(draft.getSnapshot().context.message).toBe(hello);
    draft.send({ type: 'undo' });
    expect(draft.getSnapshot().context.message.content).toBe('Nearly again');
  });

  it('ignores messages after it is stopped', async () => {
    const { draft, send, settled, stop } = await open(null);
    stop();
    send.send({ type: 'load', link });
    await settled();
    expect(draft.getSnapshot().context.message).toBe(welcome);
  });
});

/** Starts all three actors, as the page does. The shared link may be decoded before the draft is loaded. */
async function open(share: string | null, kept = welcomeKept) {
  const draft = createActor(
    messageDraftMachine.provide({
      actors: {
        loadDraft: fromPromise(async () => kept),
        storeDraft: fromPromise(async () => done),
        storeDrafts: fromPromise(async () => done),
        watchDrafts: fromCallback(() => {}),
      },
    }),
    { input: { newId: ids(), now: () => 0, message: starting } },
  );
  const opening = createActor(
    shareOpenMachine.provide({ actors: { decode: fromPromise(async () => decoded) } }),
    { input: { share } },
  );
  const send = createActor(
    webhookSendMachine.provide({
      actors: { load: fromPromise(async () => read) },
      actions: { rememberUrl: () => {} },
    }),
    { input: { url } },
  );
  const stop = takeMessages(draft, { share: opening, send, asideName: () => 'Before' });
  opening.start();
  send.start();
  draft.start();
  /** Waits for one turn of the event loop, so that pending promises are resolved. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  await settled();
  /** Types text that stays pending. The draft receives it only when `flushPendingText` is called. */
  const type = (value: string) =>
    setPendingText({}, () =>
      draft.send({ type: 'edit', edit: { kind: 'change', path: 'content', value } }),
    );
  return { draft, opening, send, settled, stop, type };
}
