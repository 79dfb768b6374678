import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { DraftOwner } from '#domain/bot-config/draft';
import { changesBetween } from '#domain/bot-config/changes';
import type { SaveRequest } from '#domain/bot-config/config';
import { config, loaded } from '../config-edit/config-edit.fixtures';
import { configEditMachine, type LoadAnswer } from '../config-edit/config-edit.machine';
import type { SaveAnswer } from '../config-save/config-save.machine';
import { stale, raised, serverId } from './config-undo.fixtures';
import { configUndoMachine } from './config-undo.machine';
import { reportUndos } from './report-undos';

const undone: SaveAnswer = {
  ok: true,
  value: {
    config: config({ SuccessPoints: 5, typingPoints: 1, EmbedColor: '#ffffff' }),
    version: 6,
  },
};

describe('reportUndos', () => {
  it('keeps unsaved edits', async () => {
    const { answer, edit, undo, settled } = await open();
    edit.send({ type: 'edit', key: 'EmbedColor', value: '#000000' });
    undo();
    answer(undone);
    await settled();
    const { base, draft, version } = edit.getSnapshot().context;
    expect({ changes: changesBetween(base, draft), points: base.SuccessPoints, version }).toEqual({
      changes: [{ key: 'EmbedColor', before: '#ffffff', after: '#000000' }],
      points: 5,
      version: 6,
    });
  });

  it('keeps a change whose save failed', async () => {
    const { answer, edit, undo, settled } = await open();
    edit.send({ type: 'edit', key: 'EmbedColor', value: '#000000' });
    const { base, draft } = edit.getSnapshot().context;
    edit.send({ type: 'saving', changes: changesBetween(base, draft) });
    undo();
    answer(undone);
    await settled();
    expect(edit.getSnapshot().context.draft.EmbedColor).toBe('#000000');
    expect(edit.getSnapshot().value).toEqual({ ready: 'dirty' });
  });

  it('reports a conflict with an edit of the same setting', async () => {
    const { answer, edit, undo, settled } = await open();
    edit.send({ type: 'edit', key: 'SuccessPoints', value: 77 });
    undo();
    answer(undone);
    await settled();
    expect(edit.getSnapshot().context.conflicts).toEqual([
      { key: 'SuccessPoints', base: 10, yours: 77, theirs: 5 },
    ]);
  });

  it('forwards the stored values of a conflict', async () => {
    const { answer, edit, undo, settled } = await open();
    undo();
    answer(stale);
    await settled();
    expect(edit.getSnapshot().context.base.SuccessPoints).toBe(7);
  });
});

/** Starts both machines and connects them. Loads the form. `answer` resolves the pending undo. */
async function open() {
  let reply: (answer: SaveAnswer) => void = () => {};
  const edit = createActor(
    configEditMachine.provide({
      actions: { storeDraft: () => {} },
      actors: {
        load: fromPromise<LoadAnswer, DraftOwner>(() =>
          Promise.resolve(loaded(5, { SuccessPoints: 10, typingPoints: 2 })),
        ),
        watchRemote: fromCallback(() => {}),
      },
    }),
    { input: { userId: null, serverId } },
  );
  const undo = createActor(
    configUndoMachine.provide({
      actors: {
        undo: fromPromise<SaveAnswer, SaveRequest>(
          () =>
            new Promise((resolve) => {
              reply = resolve;
            }),
        ),
      },
    }),
    { input: { serverId } },
  );
  edit.start();
  undo.start();
  /** Waits for one turn of the event loop, so that pending promises are resolved. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  await settled();
  onTestFinished(reportUndos(undo, edit));
  return {
    answer: (answer: SaveAnswer) => reply(answer),
    edit,
    settled,
    undo: () => undo.send({ type: 'undo', revision: raised }),
  };
}
