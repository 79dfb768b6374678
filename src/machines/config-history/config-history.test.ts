import { describe, expect, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import {
  configHistoryFixtures,
  conflicts,
  done,
  failed,
  failedWith,
  historyErrors,
  muchNewer,
  newer,
  newest,
  none,
  oldest,
  stale,
  raised,
  revision,
  secret,
  serverId,
  stored,
  theirs,
  undoErrors,
  unreachable,
} from './config-history.fixtures';
import { configHistoryMachine } from './config-history.machine';

const first = { serverId, key: null, before: null };
const undoRaised = {
  serverId,
  baseVersion: 5,
  changes: [
    { key: 'SuccessPoints', before: 10, after: 5 },
    { key: 'typingPoints', before: 2, after: 1 },
  ],
};
const resting = { opened: { listed: { newest: 'fresh', older: 'resting' } } } as const;

const start = () => scenario(configHistoryMachine, { input: () => ({ serverId }) });
const open = () => start().send({ type: 'open' });
const listed = () => open().resolve('load', newest);
const clashed = () => listed().send({ type: 'undo', revision: raised }).resolve('undo', stale);

describe('configHistory', () => {
  walkMachine(configHistoryMachine, configHistoryFixtures);

  describe('the list', () => {
    it('is read when it is opened, and each time anew', () => {
      listed()
        .expect({ panel: resting, undo: 'none' })
        .expectContext({ page: { revisions: [raised, secret], more: true } })
        .send({ type: 'close' })
        .expect({ panel: 'closed', undo: 'none' })
        .send({ type: 'open' })
        .expect({ panel: { opened: 'loading' }, undo: 'none' })
        .expectContext({ page: { revisions: [], more: false } })
        .expectCalls('load', [first, first]);
    });

    it('asks nothing while it is closed', () => {
      start().send({ type: 'history changed' }).send({ type: 'more' }).expectRunning([]);
    });

    it('grows at its end, from the last one that is listed', () => {
      listed()
        .send({ type: 'more' })
        .send({ type: 'more' })
        .expectCalls('loadOlder', [{ ...first, before: 4 }])
        .resolve('loadOlder', oldest)
        .expectContext({
          page: { revisions: [raised, secret, revision(3), revision(2)], more: false },
        })
        .send({ type: 'more' })
        .expect({ panel: resting, undo: 'none' });
    });

    it('can be asked for more again when that failed', () => {
      listed()
        .send({ type: 'more' })
        .resolve('loadOlder', unreachable)
        .expect({
          panel: { opened: { listed: { newest: 'fresh', older: 'failed' } } },
          undo: 'none',
        })
        .send({ type: 'more' })
        .resolve('loadOlder', oldest)
        .expect({ panel: resting, undo: 'none' });
    });

    it('is narrowed to one setting, also while it is being read', () => {
      open()
        .send({ type: 'filter', key: 'SuccessPoints' })
        .send({ type: 'filter', key: 'SuccessPoints' })
        .expectCalls('load', [first, { ...first, key: 'SuccessPoints' }])
        .resolve('load', newest)
        .send({ type: 'more' })
        .expectCalls('loadOlder', [{ serverId, key: 'SuccessPoints', before: 4 }])
        .send({ type: 'filter', key: null })
        .expect({ panel: { opened: 'loading' }, undo: 'none' })
        .expectContext({ page: { revisions: [], more: false } })
        .expectRunning(['load']);
    });

    it('forgets the setting when it is closed', () => {
      listed()
        .send({ type: 'filter', key: 'SuccessPoints' })
        .send({ type: 'close' })
        .send({ type: 'open' })
        .expectContext({ key: null });
    });

    it('takes in quietly what is saved meanwhile', () => {
      listed()
        .send({ type: 'more' })
        .send({ type: 'history changed' })
        .expect({
          panel: { opened: { listed: { newest: 'reloading', older: 'loading' } } },
          undo: 'none',
        })
        .resolve('load', newer)
        .expectContext({ page: { revisions: [revision(6), raised, secret], more: true } })
        .resolve('loadOlder', oldest)
        .expectContext({
          page: {
            revisions: [revision(6), raised, secret, revision(3), revision(2)],
            more: false,
          },
        });
    });

    it('begins anew where the newest no longer meet those that are listed', () => {
      listed()
        .send({ type: 'more' })
        .send({ type: 'history changed' })
        .resolve('load', muchNewer)
        .expect({ panel: resting, undo: 'none' })
        .expectRunning([])
        .expectContext({
          page: { revisions: [revision(10), revision(9), revision(8)], more: true },
        });
    });

    it('stays when the newest could not be read, and says so', () => {
      listed()
        .send({ type: 'history changed' })
        .resolve('load', unreachable)
        .expect({
          panel: { opened: { listed: { newest: 'missed', older: 'resting' } } },
          undo: 'none',
        })
        .expectContext({ page: { revisions: [raised, secret], more: true } })
        .send({ type: 'retry' })
        .resolve('load', newer)
        .expect({ panel: resting, undo: 'none' });
    });

    it('may be empty', () => {
      open().resolve('load', none).expect({ panel: resting, undo: 'none' });
    });

    it.each(Object.values(historyErrors))('can be retried after an error: $kind', (error) => {
      open()
        .resolve('load', { ok: false, error })
        .expect({ panel: { opened: { failed: error.kind } }, undo: 'none' })
        .send({ type: 'retry' })
        .resolve('load', newest)
        .expect({ panel: resting, undo: 'none' });
    });
  });

  describe('an undo', () => {
    it('is a save against the version it undoes, asked for once', () => {
      listed()
        .send({ type: 'undo', revision: raised })
        .send({ type: 'undo', revision: raised })
        .expectCalls('undo', [undoRaised])
        .resolve('undo', done)
        .expect({ panel: resting, undo: 'undone' })
        .expectEmitted([
          { type: 'saved', stored },
          { type: 'notice', notice: 'saved' },
        ])
        .after(4_999)
        .expect({ panel: resting, undo: 'undone' })
        .after(1)
        .expect({ panel: resting, undo: 'none' });
    });

    it('is one of one setting, where only that is asked for', () => {
      listed()
        .send({ type: 'undo', revision: raised, keys: ['typingPoints'] })
        .expectCalls('undo', [{ ...undoRaised, changes: undoRaised.changes.slice(1) }]);
    });

    it('of what cannot be brought back is none', () => {
      listed()
        .send({ type: 'undo', revision: secret })
        .send({ type: 'undo', revision: raised, keys: [] })
        .expect({ panel: resting, undo: 'none' })
        .expectCalls('undo', []);
    });

    it('goes on when the list is closed', () => {
      listed()
        .send({ type: 'undo', revision: raised })
        .send({ type: 'close' })
        .resolve('undo', done)
        .expect({ panel: 'closed', undo: 'undone' });
    });

    it('asks where the same was changed since, and undoes anyway against what is there', () => {
      clashed()
        .expect({ panel: resting, undo: { failed: 'conflict' } })
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

    it('can be left after a clash, and clash again', () => {
      clashed().send({ type: 'dismiss' }).expect({ panel: resting, undo: 'none' });
      clashed()
        .send({ type: 'undo anyway' })
        .resolve('undo', stale)
        .expect({ panel: resting, undo: { failed: 'conflict' } });
    });

    const { conflict: _, ...errors } = undoErrors;
    it.each(Object.values(errors))('reports the error $kind', (error) => {
      listed()
        .send({ type: 'undo', revision: raised })
        .resolve('undo', failedWith(error))
        .expect({ panel: resting, undo: { failed: error.kind } })
        .expectEmitted([{ type: 'notice', notice: error.kind }])
        .after(600_000)
        .send({ type: 'dismiss' })
        .expect({ panel: resting, undo: 'none' });
    });

    it('can be asked for again when it failed', () => {
      listed()
        .send({ type: 'undo', revision: raised })
        .resolve('undo', failed)
        .expectEmitted([{ type: 'notice', notice: 'unknown' }])
        .send({ type: 'undo again' })
        .expectCalls('undo', [undoRaised, undoRaised])
        .resolve('undo', done)
        .expect({ panel: resting, undo: 'undone' });
    });

    it('is no longer spoken of when the list is opened anew', () => {
      listed()
        .send({ type: 'undo', revision: raised })
        .send({ type: 'close' })
        .resolve('undo', failed)
        .send({ type: 'open' })
        .expect({ panel: { opened: 'loading' }, undo: 'none' });
    });

    it('says of what it was', () => {
      const { context } = listed().send({ type: 'undo', revision: raised }).snapshot();
      expect(context.requested?.revision).toEqual(raised);
    });
  });
});
