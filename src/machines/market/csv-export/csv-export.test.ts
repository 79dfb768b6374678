import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  answered,
  csvExportFixtures,
  failedWith,
  first,
  last,
  request,
} from './csv-export.fixtures';
import { countsExportMachine, exportError, rowsInAll, rowsRead } from './csv-export.machine';

const start = () => scenario(countsExportMachine).send({ type: 'run', request });

describe('csvExport', () => {
  walkMachine(countsExportMachine, csvExportFixtures);

  it('reads part after part, and hands over all of them', () => {
    const story = start().expect('reading').resolve('readPage', answered(first)).expect('reading');
    expect([rowsRead(story.snapshot()), rowsInAll(story.snapshot())]).toEqual([2, 3]);
    story
      .resolve('readPage', answered(last))
      .expect('idle')
      .expectEmitted([{ type: 'done', pages: [first, last] }])
      .expectContext({ request: null, pages: [] })
      .expectCalls('readPage', [
        { request, pages: [] },
        { request, pages: [first] },
      ]);
  });

  it.each(['signInRequired', 'tooSlow', 'unreachable'] as const)(
    'goes on after %s with the part that is missing',
    (kind) => {
      const story = start()
        .resolve('readPage', answered(first))
        .resolve('readPage', failedWith(kind))
        .expect({ failed: kind });
      expect([exportError(story.snapshot()), rowsRead(story.snapshot())]).toEqual([kind, 2]);
      story
        .send({ type: 'retry' })
        .expect('reading')
        .resolve('readPage', answered(last))
        .expectEmitted([{ type: 'done', pages: [first, last] }]);
    },
  );

  it('keeps nothing of a store that is no longer the viewer’s', () => {
    start()
      .resolve('readPage', answered(first))
      .resolve('readPage', failedWith('notAllowed'))
      .expectContext({ pages: [] })
      .send({ type: 'retry' })
      .expect({ failed: 'notAllowed' });
  });

  it('begins again after it was canceled', () => {
    start()
      .resolve('readPage', answered(first))
      .send({ type: 'cancel' })
      .expect('idle')
      .expectContext({ request: null, pages: [] })
      .send({ type: 'run', request })
      .resolve('readPage', answered(last))
      .expectEmitted([{ type: 'done', pages: [last] }]);
  });

  it('counts rows that were added meanwhile', () => {
    const story = scenario(countsExportMachine)
      .send({ type: 'run', request: { ...request, total: 1 } })
      .resolve('readPage', answered(first));
    expect(rowsInAll(story.snapshot())).toBe(2);
  });
});
