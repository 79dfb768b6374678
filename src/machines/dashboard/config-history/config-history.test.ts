import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
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
    it('is loaded each time it opens', () => {
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

    it('loads again if a change is saved during the first request', () => {
      open()
        .send({ type: 'history changed' })
        .expectCalls('load', [first, first])
        .expectRunning(['load'])
        .resolve('load', newer)
        .expect({ panel: resting, undo: 'none' })
        .expectContext({ page: { revisions: [revision(6), raised], more: true } });
    });

    it('sends no request while it is closed', () => {
      start().send({ type: 'history changed' }).send({ type: 'more' }).expectRunning([]);
    });

    it('loads older revisions from the last one', () => {
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

    it('retries loading older revisions', () => {
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

    it('filters by setting, also while loading', () => {
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

    it('resets the filter when closed', () => {
      listed()
        .send({ type: 'filter', key: 'SuccessPoints' })
        .send({ type: 'close' })
        .send({ type: 'open' })
        .expectContext({ key: null });
    });

    it('adds new revisions in the background', () => {
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

    it('starts over if there is a gap to the new revisions', () => {
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

    it('stays if reloading fails, and reports it', () => {
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
    it('sends one save against the version of the revision', () => {
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

    it('can undo one setting', () => {
      listed()
        .send({ type: 'undo', revision: raised, keys: ['typingPoints'] })
        .expectCalls('undo', [{ ...undoRaised, changes: undoRaised.changes.slice(1) }]);
    });

    it('ignores changes that cannot be undone', () => {
      listed()
        .send({ type: 'undo', revision: secret })
        .send({ type: 'undo', revision: raised, keys: [] })
        .expect({ panel: resting, undo: 'none' })
        .expectCalls('undo', []);
    });

    it('continues when the list is closed', () => {
      listed()
        .send({ type: 'undo', revision: raised })
        .send({ type: 'close' })
        .resolve('undo', done)
        .expect({ panel: 'closed', undo: 'undone' });
    });

    it('reports a conflict, and undoes over the later changes', () => {
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

    it('can be dismissed after a conflict, and conflict again', () => {
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

    it('can be retried after an error', () => {
      listed()
        .send({ type: 'undo', revision: raised })
        .resolve('undo', failed)
        .expectEmitted([{ type: 'notice', notice: 'unknown' }])
        .send({ type: 'undo again' })
        .expectCalls('undo', [undoRaised, undoRaised])
        .resolve('undo', done)
        .expect({ panel: resting, undo: 'undone' });
    });

    it('is cleared when the list opens again', () => {
      listed()
        .send({ type: 'undo', revision: raised })
        .send({ type: 'close' })
        .resolve('undo', failed)
        .send({ type: 'open' })
        .expect({ panel: { opened: 'loading' }, undo: 'none' });
    });

    it('keeps the revision of the request', () => {
      const { context } = listed().send({ type: 'undo', revision: raised }).snapshot();
      expect(context.requested?.revision).toEqual(raised);
    });
  });
});
