import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  accessAskFixtures,
  askedAt,
  notSent,
  notWithdrawn,
  sent,
  withdrawn,
} from './access-ask.fixtures';
import { accessAskMachine } from './access-ask.machine';
import { accessAskFailure, isRequestPending, pendingRequest } from './view';

const start = () => scenario(accessAskMachine);
const ask = { type: 'ask', serverId: '7' } as const;
const withdraw = { type: 'withdraw', serverId: '7' } as const;

describe('access-ask', () => {
  walkMachine(accessAskMachine, accessAskFixtures);

  it('asks once, and tells when', () => {
    const story = start().send(ask).send(ask).send({ type: 'ask', serverId: '8' });
    story.expectCalls('ask', [{ serverId: '7' }]);
    expect(pendingRequest(story.snapshot(), '7')).toBe('asking');
    expect(pendingRequest(story.snapshot(), '8')).toBeNull();
    expect(isRequestPending(story.snapshot())).toBe(true);
    const request = { status: 'open', at: askedAt } as const;
    story
      .resolve('ask', sent)
      .expect('idle')
      .expectEmitted([{ type: 'request changed', serverId: '7', request }]);
    expect(isRequestPending(story.snapshot())).toBe(false);
  });

  it('withdraws a request', () => {
    start()
      .send(withdraw)
      .expectCalls('withdraw', [{ serverId: '7' }])
      .resolve('withdraw', withdrawn)
      .expect('idle')
      .expectEmitted([{ type: 'request changed', serverId: '7', request: null }]);
  });

  it.each(['notInServer', 'notSetUp', 'hasAccess', 'declinedRecently'] as const)(
    '%s: the page is out of date',
    (kind) => {
      const story = start().send(ask).resolve('ask', notSent(kind));
      story.expect({ failed: kind }).expectEmitted([{ type: 'outdated' }]);
      expect(accessAskFailure(story.snapshot(), '7')).toBe(kind);
      expect(accessAskFailure(story.snapshot(), '8')).toBeNull();
    },
  );

  it.each(['tooManyRequests', 'signInRequired', 'unanswered'] as const)(
    '%s: the viewer can ask again',
    (kind) => {
      const story = start().send(ask).resolve('ask', notSent(kind)).expect({ failed: kind });
      story.expectEmitted([]).send({ type: 'ask', serverId: '8' }).expect('asking');
      expect(accessAskFailure(story.snapshot(), '7')).toBeNull();
    },
  );

  it('may still have a request if withdrawing it gets no response', () => {
    const story = start().send(withdraw).resolve('withdraw', notWithdrawn('unanswered'));
    story.expect({ failed: 'withdrawalUnanswered' }).expectEmitted([]);
    story.send(withdraw).resolve('withdraw', notWithdrawn('signInRequired'));
    story.expect({ failed: 'withdrawalSignInRequired' });
  });
});
