import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { DraftOwner } from '#domain/bot-config/draft';
import { changesBetween } from '#domain/bot-config/changes';
import type { SaveRequest, StoredConfig } from '#domain/bot-config/config';
import { defaultConfig } from '#domain/bot-config/fields';
import { configEditMachine, type LoadAnswer } from '../config-edit/config-edit.machine';
import { saveRequestOf } from '../config-edit/editing';
import { configSaveMachine, type SaveAnswer } from './config-save.machine';
import { reportSaves } from './report-saves';

const allowed = { allowed: true } as const;

describe('reportSaves', () => {
  it('keeps edits made during a save as changes', async () => {
    const { answer, edit, save, settled } = await open();
    edit.send({ type: 'edit', key: 'SuccessPoints', value: 10 });
    save.send({ type: 'save', request: request(edit), verdict: allowed });
    edit.send({ type: 'edit', key: 'SuccessPoints', value: 100 });
    answer({ ok: true, value: stored(1, 10) });
    await settled();

    expect(save.getSnapshot().value).toEqual('saved');
    expect(edit.getSnapshot().value).toEqual({ ready: 'dirty' });
    expect(request(edit)).toEqual({
      serverId: '300000000000000001',
      baseVersion: 1,
      changes: [{ key: 'SuccessPoints', before: 10, after: 100 }],
    });
  });

  it('reports a conflict, which can be resolved and saved', async () => {
    const { answer, edit, save, settled } = await open();
    edit.send({ type: 'edit', key: 'SuccessPoints', value: 10 });
    save.send({ type: 'save', request: request(edit), verdict: allowed });
    answer({
      ok: false,
      error: {
        kind: 'conflict',
        conflicts: [{ key: 'SuccessPoints', base: null, yours: 10, theirs: 7 }],
        theirs: stored(1, 7),
      },
    });
    await settled();
    expect(edit.getSnapshot().value).toEqual('conflicted');

    edit.send({ type: 'resolve', key: 'SuccessPoints', choice: 'yours' });
    save.send({ type: 'save', request: request(edit), verdict: allowed });
    answer({ ok: true, value: stored(2, 10) });
    await settled();
    expect(save.getSnapshot().value).toEqual('saved');
    expect(edit.getSnapshot().value).toEqual({ ready: 'clean' });
    expect(edit.getSnapshot().context.version).toEqual(2);
  });

  it('forwards nothing after unsubscribing', async () => {
    const { answer, edit, save, settled, stop } = await open();
    edit.send({ type: 'edit', key: 'SuccessPoints', value: 10 });
    stop();
    save.send({ type: 'save', request: request(edit), verdict: allowed });
    answer({ ok: true, value: stored(1, 10) });
    await settled();
    const { base, draft, sent, version } = edit.getSnapshot().context;
    expect({ changes: changesBetween(base, draft), sent, version }).toEqual({
      changes: [{ key: 'SuccessPoints', before: null, after: 10 }],
      sent: [],
      version: 0,
    });
  });
});

function stored(version: number, points: number | null): StoredConfig {
  return { config: { ...defaultConfig(), SuccessPoints: points }, version };
}

type Edit = Awaited<ReturnType<typeof open>>['edit'];

function request(edit: Edit): SaveRequest {
  return saveRequestOf(edit.getSnapshot().context);
}

/** Starts both machines, connects them, and loads the form. `answer` resolves the pending save. */
async function open() {
  let reply: (answer: SaveAnswer) => void = () => {};
  const edit = createActor(
    configEditMachine.provide({
      actions: { storeDraft: () => {} },
      actors: {
        load: fromPromise<LoadAnswer, DraftOwner>(() =>
          Promise.resolve({ ok: true, value: { ...stored(0, null), draft: null } }),
        ),
        watchRemote: fromCallback(() => {}),
      },
    }),
    { input: { userId: null, serverId: '300000000000000001' } },
  );
  const save = createActor(
    configSaveMachine.provide({
      actors: {
        save: fromPromise(
          () =>
            new Promise<SaveAnswer>((resolve) => {
              reply = resolve;
            }),
        ),
      },
    }),
  );
  const stop = reportSaves(save, edit);
  edit.start();
  save.start();
  /** Waits for one turn of the event loop, so that pending promises are resolved. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  await settled();
  return { answer: (answer: SaveAnswer) => reply(answer), edit, save, settled, stop };
}
