import { describe, expect, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import {
  collectedCounts,
  emptyOverview,
  loadedOverview,
  nothingCounted,
  notLoaded,
  oneWeek,
  overviewInput,
  someCounts,
  someOverview,
  storeOverviewFixtures,
} from './store-overview.fixtures';
import { storeOverviewMachine } from './store-overview.machine';
import { exportError, isSwitching, overviewView, staleReason } from './view';

const kinds = ['signInRequired', 'notAllowed', 'unreachable'] as const;

const at = ({
  figures = 'fresh',
  file = 'none',
  live = 'on',
}: Partial<Record<'figures' | 'file' | 'live', string | object>> = {}) =>
  ({ page: { shown: { figures, file } }, live }) as never;

const start = () =>
  scenario(storeOverviewMachine, {
    input: () => overviewInput,
    callbacks: ['watchPage', 'watchFigures'],
  });
const shown = () => start().resolve('load', loadedOverview);
const overviewIn = (story: ReturnType<typeof start>) => story.snapshot().context.overview;
const weekInput = { ...overviewInput, days: 7 };

describe('store-overview', () => {
  walkMachine(storeOverviewMachine, storeOverviewFixtures);

  it.each(kinds)('shows the error %s, and loads again', (kind) => {
    const story = start().resolve('load', notLoaded(kind));
    expect(overviewView(story.snapshot())).toBe(kind);
    story
      .send({ type: 'retry' })
      .expectCalls('load', [overviewInput, overviewInput])
      .resolve('load', loadedOverview)
      .expect(at());
    expect(overviewView(story.snapshot())).toBe('shown');
  });

  it('keeps the figures of the old period until those of the new one are read', () => {
    const story = shown()
      .send(oneWeek)
      .expect(at({ figures: 'switching' }));
    expect(isSwitching(story.snapshot())).toBe(true);
    expect(overviewIn(story)).toBe(someOverview);
    expect(story.snapshot().context).toMatchObject({ days: 7, shownDays: 30 });
    story
      .expectCalls('load', [overviewInput, weekInput])
      .resolve('load', nothingCounted)
      .expect(at());
    expect(overviewIn(story)).toBe(emptyOverview);
    expect(story.snapshot().context.shownDays).toBe(7);
  });

  it('shows only the response to the latest period', () => {
    const story = shown()
      .send(oneWeek)
      .send({ type: 'period chosen', days: 90 })
      .expectCalls('load', [overviewInput, weekInput, { ...overviewInput, days: 90 }])
      .resolve('load', nothingCounted)
      .expect(at());
    expect(story.snapshot().context.shownDays).toBe(90);
  });

  it('does not read the same period again when it is chosen again', () => {
    shown().send({ type: 'period chosen', days: 30 }).expectCalls('load', [overviewInput]);
  });

  it('says that another period failed, and does not show it the old figures', () => {
    const story = shown().send(oneWeek).resolve('load', notLoaded('unreachable'));
    expect(overviewView(story.snapshot())).toBe('unreachable');
    story.send({ type: 'retry' }).expectCalls('load', [overviewInput, weekInput, weekInput]);
  });

  it('reads the figures one second after the first of several changes', () => {
    shown()
      .receive('watchFigures', { type: 'rows changed' })
      .expect(at({ figures: 'waiting' }))
      .after(900)
      .receive('watchFigures', { type: 'rows changed' })
      .after(99)
      .expect(at({ figures: 'waiting' }))
      .after(1)
      .expect(at({ figures: 'refreshing' }))
      .expectCalls('load', [overviewInput, overviewInput])
      .resolve('load', loadedOverview)
      .expect(at());
  });

  it.each(['rows changed', 'channel back'] as const)(
    'shows the response, and reads again if something changes during a request: %s',
    (type) => {
      shown()
        .receive('watchPage', { type: 'page shown' })
        .receive('watchFigures', { type })
        .receive('watchFigures', { type })
        .expectCalls('load', [overviewInput, overviewInput])
        .resolve('load', nothingCounted)
        .expect(at({ figures: 'waiting' }))
        .after(1_000)
        .expectCalls('load', [overviewInput, overviewInput, overviewInput])
        .resolve('load', loadedOverview)
        .expect(at());
    },
  );

  it('reads again if something changes while another period is read', () => {
    shown()
      .send(oneWeek)
      .receive('watchFigures', { type: 'rows changed' })
      .resolve('load', nothingCounted)
      .expect(at({ figures: 'waiting' }))
      .after(1_000)
      .expectCalls('load', [overviewInput, weekInput, weekInput]);
  });

  it.each(kinds)('keeps the figures after the error %s, and says that they are old', (kind) => {
    const story = shown()
      .receive('watchPage', { type: 'page shown' })
      .resolve('load', notLoaded(kind))
      .expect(at({ figures: { stale: kind } }));
    expect(overviewIn(story)).toBe(someOverview);
    expect(staleReason(story.snapshot())).toBe(kind);
    story.send({ type: 'page shown' }).resolve('load', nothingCounted).expect(at());
    expect(staleReason(story.snapshot())).toBeNull();
  });

  it('knows that changes are not reported, and catches up', () => {
    shown()
      .receive('watchFigures', { type: 'channel lost' })
      .expect(at({ live: 'off' }))
      .receive('watchFigures', { type: 'channel back' })
      .expect(at({ figures: 'refreshing' }));
  });

  it('knows it also if the channel was lost before the figures were read', () => {
    start()
      .receive('watchFigures', { type: 'channel lost' })
      .resolve('load', loadedOverview)
      .expect(at({ live: 'off' }));
  });

  it('reads again if something changes before the figures were read', () => {
    start()
      .receive('watchFigures', { type: 'rows changed' })
      .resolve('load', loadedOverview)
      .expect(at({ figures: 'waiting' }))
      .after(1_000)
      .expectCalls('load', [overviewInput, overviewInput]);
  });

  it('hands over the counts of the period for a file', () => {
    shown()
      .send({ type: 'export' })
      .send({ type: 'export' })
      .expectCalls('collect', [overviewInput])
      .resolve('collect', collectedCounts)
      .expect(at())
      .expectEmitted([{ type: 'collected', counts: someCounts, days: 30 }]);
  });

  it.each(kinds)('makes no file after the error %s', (kind) => {
    const story = shown()
      .send({ type: 'export' })
      .resolve('collect', notLoaded(kind))
      .expectEmitted([]);
    expect(exportError(story.snapshot())).toBe(kind);
    expect(exportError(story.send({ type: 'dismiss' }).snapshot())).toBeNull();
  });
});
