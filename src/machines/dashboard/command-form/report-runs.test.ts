import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { DraftOwner } from '#domain/bot-config/draft';
import { changesBetween } from '#domain/bot-config/changes';
import type { SaveRequest } from '#domain/bot-config/config';
import { loaded } from '../config-edit/config-edit.fixtures';
import { configEditMachine, type LoadAnswer } from '../config-edit/config-edit.machine';
import { clash, done, execute, poll, sameCommand, serverId, stored } from './command-form.fixtures';
import { commandFormMachine } from './command-form.machine';
import type { RecordAnswer } from './command-form.setup';
import { reportRuns } from './report-runs';

describe('reportRuns', () => {
  it.each([
    ['forwards an execution', done, stored],
    ['forwards the execution of someone else', clash, sameCommand],
  ])('%s, and unsaved edits stay', async (_, answer, known) => {
    const { edit, form, settled, stop } = await open(answer);
    edit.send({ type: 'edit', key: 'EmbedColor', value: '#000000' });
    form.send({ type: 'choose', command: poll });
    form.send({ type: 'fill', values: { textInput: 'Which drop next?' } });
    form.send(execute);
    await settled();
    const { base, draft, version } = edit.getSnapshot().context;
    expect({
      commands: base.commands,
      version,
      unsaved: changesBetween(base, draft).map(({ key }) => key),
    }).toEqual({ commands: known.config.commands, version: 5, unsaved: ['EmbedColor'] });
    stop();
  });

  it('forwards nothing after unsubscribing', async () => {
    const { edit, form, settled, stop } = await open(done);
    stop();
    form.send({ type: 'choose', command: poll });
    form.send({ type: 'fill', values: { textInput: 'Which drop next?' } });
    form.send(execute);
    await settled();
    expect(edit.getSnapshot().context.version).toBe(4);
  });
});

/** Starts both machines. The settings are loaded at version 4. Every execution gets the response `answer`. */
async function open(answer: RecordAnswer) {
  const load = fromPromise<LoadAnswer, DraftOwner>(async () => loaded(4));
  const edit = createActor(
    configEditMachine.provide({
      actors: { load, watchRemote: fromCallback(() => {}) },
      actions: { storeDraft: () => {} },
    }),
    { input: { userId: null, serverId } },
  );
  const record = fromPromise<RecordAnswer, SaveRequest>(async () => answer);
  const form = createActor(commandFormMachine.provide({ actors: { record } }), {
    input: { serverId },
  });
  const stop = reportRuns(form, edit);
  edit.start();
  form.start();
  /** Waits for one turn of the event loop, so that pending promises are resolved. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  await settled();
  return { edit, form, settled, stop };
}
