import { describe, expect, it } from 'vitest';
import { cardId } from '#domain/marketplace/card';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { failedWith, saveErrors, store } from '../store-design/store-design.fixtures';
import {
  card,
  path,
  publish,
  published,
  publishHidden,
  redraw,
  storePublishFixtures,
  unpublish,
  uploadedAs,
} from './store-publish.fixtures';
import { storePublishMachine } from './store-publish.machine';

describe('store-publish', () => {
  walkMachine(storePublishMachine, storePublishFixtures);
});

describe('publishing', () => {
  it('draws, uploads and makes the store visible in one save', () => {
    scenario(storePublishMachine)
      .send(publish)
      .send(publish)
      .expectCalls('draw', [{ store: store(1), lastLine: 'From $19.99/month' }])
      .resolve('draw', card)
      .expectCalls('upload', [
        { storeId: store(1).id, file: card, id: cardId(store(1), 'From $19.99/month') },
      ])
      .expectCalls('save', [])
      .resolve('upload', uploadedAs(path))
      .expectCalls('save', [{ store: store(1), change: { isVisible: true, cardPath: path } }])
      .expectEmitted([])
      .resolve('save', published)
      .expect({ done: 'published' })
      .expectEmitted([
        { type: 'saved', store: { ...store(2), isVisible: true, cardPath: path } },
        { type: 'notice', notice: 'published' },
      ]);
  });

  it('does nothing while the checklist is incomplete', () => {
    scenario(storePublishMachine)
      .send({ ...publish, isComplete: false })
      .expect({ failed: 'incomplete' })
      .expectCalls('draw', [])
      .expectCalls('save', [])
      .expectEmitted([{ type: 'notice', notice: 'incomplete' }]);
  });

  it('does nothing for a store that the site has hidden', () => {
    scenario(storePublishMachine)
      .send(publishHidden)
      .expect({ failed: 'hiddenBySite' })
      .expectCalls('draw', [])
      .expectEmitted([{ type: 'notice', notice: 'hiddenBySite' }]);
  });

  it('goes on without a picture where the browser cannot draw', () => {
    scenario(storePublishMachine)
      .send(publish)
      .resolve('draw', null)
      .expectCalls('upload', [])
      .expectCalls('save', [{ store: store(1), change: { isVisible: true } }]);
  });

  it('stops if the picture is not stored, and can be tried again', () => {
    scenario(storePublishMachine)
      .send(publish)
      .resolve('draw', card)
      .resolve('upload', { ok: false, error: { kind: 'unreachable' } })
      .expect({ failed: 'unreachable' })
      .expectCalls('save', [])
      .expectEmitted([{ type: 'notice', notice: 'unreachable' }])
      .send(publish)
      .expect('drawing');
  });

  it.each(Object.values(saveErrors).map(({ kind }) => kind))('%s: is reported', (kind) => {
    const flow = scenario(storePublishMachine)
      .send(publish)
      .resolve('draw', null)
      .resolve('save', failedWith(kind))
      .expect({ failed: kind });
    const { theirs } = saveErrors.conflict;
    flow.expectEmitted([
      ...(kind === 'conflict' ? [{ type: 'saved' as const, store: theirs }] : []),
      { type: 'notice', notice: kind },
    ]);
  });
});

describe('drawing the picture again', () => {
  it('stores the picture, and nothing else', () => {
    scenario(storePublishMachine)
      .send(redraw)
      .send(redraw)
      .expectCalls('draw', [{ store: redraw.store, lastLine: redraw.cardLine }])
      .resolve('draw', card)
      .resolve('upload', uploadedAs(path))
      .expectCalls('save', [{ store: redraw.store, change: { cardPath: path } }])
      .resolve('save', published)
      .expect({ done: 'redrawn' })
      .expectEmitted([{ type: 'saved', store: { ...store(2), isVisible: true, cardPath: path } }]);
  });

  it('removes a picture that is wrong and cannot be drawn', () => {
    scenario(storePublishMachine)
      .send(redraw)
      .resolve('draw', null)
      .expectCalls('save', [{ store: redraw.store, change: { cardPath: null } }]);
  });

  it('says that the picture is still the old one', () => {
    const notice = [{ type: 'notice' as const, notice: 'pictureStale' as const }];
    scenario(storePublishMachine)
      .send(redraw)
      .resolve('draw', card)
      .resolve('upload', { ok: false, error: { kind: 'unreachable' } })
      .expect({ done: 'stale' })
      .expectEmitted(notice);
  });
});

describe('unpublishing', () => {
  it('is one save', () => {
    const stored = { ...store(3), isVisible: false };
    const flow = scenario(storePublishMachine)
      .send(unpublish)
      .send({ type: 'dismiss' })
      .expectCalls('save', [{ store: unpublish.store, change: { isVisible: false } }])
      .resolve('save', { ok: true, value: stored })
      .expect({ done: 'unpublished' })
      .expectEmitted([
        { type: 'saved', store: stored },
        { type: 'notice', notice: 'unpublished' },
      ]);
    expect(flow.send({ type: 'dismiss' }).snapshot().value).toBe('idle');
  });
});
