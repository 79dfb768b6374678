import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { failedWith } from '../config-save/config-save.fixtures';
import {
  configUndoFixtures,
  conflicts,
  done,
  failed,
  raised,
  secret,
  serverId,
  stale,
  stored,
  theirs,
  undoErrors,
} from './config-undo.fixtures';
import { configUndoMachine } from './config-undo.machine';

const undoRaised = {
  serverId,
  baseVersion: 5,
  changes: [
    { key: 'SuccessPoints', before: 10, after: 5 },
    { key: 'typingPoints', before: 2, after: 1 },
  ],
};

const start = () => scenario(configUndoMachine, { input: () => ({ serverId }) });
const undoing = () => start().send({ type: 'undo', revision: raised });
const clashed = () => undoing().resolve('undo', stale);

describe('configUndo', () => {
  walkMachine(configUndoMachine, configUndoFixtures);

  it('sends one save against the version of the revision', () => {
    undoing()
      .send({ type: 'undo', revision: raised })
      .expectCalls('undo', [undoRaised])
      .resolve('undo', done)
      .expect('undone')
      .expectEmitted([
        { type: 'saved', stored },
        { type: 'notice', notice: 'saved' },
      ])
      .after(4_999)
      .expect('undone')
      .after(1)
      .expect('idle');
  });

  it('can undo one setting', () => {
    start()
      .send({ type: 'undo', revision: raised, keys: ['typingPoints'] })
      .expectCalls('undo', [{ ...undoRaised, changes: undoRaised.changes.slice(1) }]);
  });

  it('ignores changes that cannot be undone', () => {
    start()
      .send({ type: 'undo', revision: secret })
      .send({ type: 'undo', revision: raised, keys: [] })
      .expect('idle')
      .expectCalls('undo', []);
  });

  it('reports a conflict, and undoes over the later changes', () => {
    clashed()
      .expect({ failed: 'conflict' })
      .expectContext({ clash: { conflicts, theirs } })
      .expectEmitted([{ type: 'stale', theirs }])
      .send({ type: 'undo anyway' })
      .expectCalls('undo', [
        undoRaised,
        {
          serverId,
          baseVersion: 6,
          changes: [
            { key: 'SuccessPoints', before: 7, after: 5 },
            { key: 'typingPoints', before: 2, after: 1 },
          ],
        },
      ])
      .resolve('undo', done)
      .expectEmitted([
        { type: 'saved', stored },
        { type: 'notice', notice: 'saved' },
      ]);
  });

  it('can be dismissed after a conflict, and conflict again', () => {
    clashed().send({ type: 'dismiss' }).expect('idle');
    clashed().send({ type: 'undo anyway' }).resolve('undo', stale).expect({ failed: 'conflict' });
  });

  const { conflict: _, ...errors } = undoErrors;
  it.each(Object.values(errors))('reports the error $kind', (error) => {
    undoing()
      .resolve('undo', failedWith(error))
      .expect({ failed: error.kind })
      .expectEmitted([{ type: 'notice', notice: error.kind }])
      .after(600_000)
      .send({ type: 'dismiss' })
      .expect('idle');
  });

  it('can be retried after an error', () => {
    undoing()
      .resolve('undo', failed)
      .expectEmitted([{ type: 'notice', notice: 'unknown' }])
      .send({ type: 'undo again' })
      .expectCalls('undo', [undoRaised, undoRaised])
      .resolve('undo', done)
      .expect('undone');
  });

  it('is cleared when the history opens again, except for a conflict', () => {
    undoing().resolve('undo', failed).send({ type: 'history opened' }).expect('idle');
    clashed().send({ type: 'history opened' }).expect({ failed: 'conflict' });
  });

  it('keeps the revision of the request', () => {
    const { context } = undoing().snapshot();
    expect(context.requested?.revision).toEqual(raised);
  });
});
