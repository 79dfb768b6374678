import { describe, expect, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import { areWaitingListsStale, waitingListsError } from './view';
import {
  collector,
  listed,
  nothing,
  notListed,
  waitingListsFixtures,
} from './waiting-lists.fixtures';
import { waitingListsMachine } from './waiting-lists.machine';

const start = () => scenario(waitingListsMachine, { callbacks: ['watchPage'] });

describe('waiting-lists', () => {
  walkMachine(waitingListsMachine, waitingListsFixtures);

  it.each(['signInRequired', 'unreachable'] as const)('%s: can be loaded again', (kind) => {
    const story = start().resolve('load', notListed(kind)).expect({ failed: kind });
    expect(waitingListsError(story.snapshot())).toBe(kind);
    story
      .send({ type: 'retry' })
      .resolve('load', listed)
      .expectContext({ lists: [collector] });
    expect(waitingListsError(story.snapshot())).toBeNull();
  });

  it.each(['signInRequired', 'unreachable'] as const)(
    'keeps the lists if they cannot be read again: %s',
    (kind) => {
      const story = start().resolve('load', listed).send({ type: 'page shown' });
      story.resolve('load', notListed(kind)).expectContext({ lists: [collector] });
      expect(areWaitingListsStale(story.snapshot())).toBe(true);
    },
  );

  it('ignores a response that was requested before a change', () => {
    start()
      .resolve('load', listed)
      .send({ type: 'page shown' })
      .send({ type: 'reload' })
      .expectRunning(['load', 'watchPage'])
      .resolve('load', nothing)
      .expectContext({ lists: [] });
  });
});
