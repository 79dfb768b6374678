import { describe, expect, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import {
  counted,
  nobody,
  notRead,
  people,
  storeWaitlistFixtures,
  vault,
} from './store-waitlist.fixtures';
import { storeWaitlistMachine } from './store-waitlist.machine';
import { waitingCount, waitingPeopleView } from './view';

const start = () =>
  scenario(storeWaitlistMachine, {
    input: () => ({ storeId: 'biz_cards' }),
    callbacks: ['watchPage'],
  });
const opened = () => start().resolve('count', counted).send({ type: 'open', membership: vault });
const viewOf = (story: ReturnType<typeof start>) => waitingPeopleView(story.snapshot());

describe('store-waitlist', () => {
  walkMachine(storeWaitlistMachine, storeWaitlistFixtures);

  it('counts the users who wait for each membership', () => {
    const story = start().expectCalls('count', [{ storeId: 'biz_cards' }]);
    expect(waitingCount(story.snapshot(), 'vault')).toBeNull();
    story.resolve('count', counted);
    expect(waitingCount(story.snapshot(), 'vault')).toBe(3);
    expect(waitingCount(story.snapshot(), 'other')).toBe(0);
  });

  it.each(['signInRequired', 'notAllowed', 'unreachable'] as const)(
    'opens a list although the numbers are not known: %s',
    (kind) => {
      const story = start().resolve('count', notRead(kind));
      expect(waitingCount(story.snapshot(), 'vault')).toBeNull();
      story.send({ type: 'open', membership: vault }).resolve('load', people);
      expect([viewOf(story), waitingCount(story.snapshot(), 'vault')]).toEqual(['shown', null]);
    },
  );

  it('shows one page after the other, and updates the number', () => {
    const story = opened();
    expect(viewOf(story)).toBe('loading');
    story.resolve('load', people);
    expect(waitingCount(story.snapshot(), 'vault')).toBe(60);
    story.send({ type: 'turn', page: 1 });
    expect(viewOf(story)).toBe('shown');
    story.expectCalls('load', [
      { membershipId: 'vault', page: 0 },
      { membershipId: 'vault', page: 1 },
    ]);
    story.resolve('load', people);
    expect(story.snapshot().context.page).toBe(1);
  });

  it('reads the last page if users left the list and the page no longer exists', () => {
    const story = opened()
      .resolve('load', people)
      .send({ type: 'turn', page: 1 })
      .resolve('load', nobody)
      .expectCalls('load', [
        { membershipId: 'vault', page: 0 },
        { membershipId: 'vault', page: 1 },
        { membershipId: 'vault', page: 0 },
      ])
      .resolve('load', nobody);
    expect(viewOf(story)).toBe('empty');
  });

  it.each(['signInRequired', 'notAllowed', 'unreachable'] as const)(
    'can be loaded again: %s',
    (kind) => {
      const story = opened().resolve('load', notRead(kind));
      expect(viewOf(story)).toBe(kind);
      story.send({ type: 'retry' }).resolve('load', people);
      expect(viewOf(story)).toBe('shown');
    },
  );

  it('forgets a list that is closed, also while it is loading', () => {
    const story = opened().resolve('load', people).send({ type: 'close' });
    expect(story.snapshot().hasTag('open')).toBe(false);
    story.send({ type: 'open', membership: { id: 'other', name: 'Other' } });
    expect([viewOf(story), story.snapshot().hasTag('open')]).toEqual(['loading', true]);
    story.send({ type: 'close' }).expectRunning(['watchPage']);
  });
});
