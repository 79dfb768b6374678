import { describe, expect, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import {
  accessRequestsFixtures,
  both,
  isDeclined,
  none,
  noor,
  notDeclined,
  notRead,
  onlyPavel,
  pavel,
  serverId,
} from './access-requests.fixtures';
import { accessRequestsMachine } from './access-requests.machine';
import { declineFailure, requestsFailure } from './view';

const start = () =>
  scenario(accessRequestsMachine, { input: () => ({ serverId }), callbacks: ['watchPage'] });
const listed = () => start().resolve('load', both).expect({ listed: 'idle' });
const declining = () => listed().send({ type: 'decline', request: noor }).send({ type: 'confirm' });

describe('access-requests', () => {
  walkMachine(accessRequestsMachine, accessRequestsFixtures);

  it('reads the requests of the server, and again after a change', () => {
    listed()
      .expectCalls('load', [{ serverId }])
      .expectContext({ requests: [noor, pavel], total: 2 })
      .send({ type: 'reload' })
      .resolve('load', none)
      .expectContext({ requests: [], total: 0 });
  });

  it('declines a request after a confirmation', () => {
    const story = listed().send({ type: 'decline', request: noor });
    story.expect({ listed: 'confirming' }).expectCalls('decline', []);
    story.send({ type: 'cancel' }).expect({ listed: 'idle' });
    declining()
      .expectCalls('decline', [{ requestId: noor.id }])
      .resolve('decline', isDeclined)
      .expectEmitted([{ type: 'declined' }])
      .expectContext({ requests: [pavel], total: 1 })
      .resolve('load', onlyPavel)
      .expect({ listed: 'idle' });
  });

  it.each(['signInRequired', 'notAllowed', 'unanswered'] as const)(
    '%s: the request stays, and can be declined again',
    (kind) => {
      const story = declining().resolve('decline', notDeclined(kind));
      story.expectContext({ requests: [noor, pavel] }).expectEmitted([]);
      expect(declineFailure(story.snapshot())).toBe(kind);
      story.send({ type: 'decline', request: noor }).expect({ listed: 'confirming' });
      expect(declineFailure(story.snapshot())).toBeNull();
    },
  );

  it('removes a request that is not open anymore', () => {
    const story = declining().resolve('decline', notDeclined('notOpen'));
    story.expectContext({ requests: [pavel], total: 1 });
    expect(declineFailure(story.snapshot())).toBe('notOpen');
  });

  it.each(['signInRequired', 'notAllowed', 'unreachable'] as const)(
    '%s: can be read again',
    (kind) => {
      const story = start().resolve('load', notRead(kind)).expect({ failed: kind });
      expect(requestsFailure(story.snapshot())).toBe(kind);
      story.send({ type: 'retry' }).resolve('load', both).expect({ listed: 'idle' });
      expect(requestsFailure(story.snapshot())).toBeNull();
    },
  );

  it('keeps the list if it cannot be read again, unless the right was taken away', () => {
    listed()
      .send({ type: 'page shown' })
      .resolve('load', notRead('unreachable'))
      .expect({ listed: 'idle' })
      .expectContext({ requests: [noor, pavel] })
      .send({ type: 'page shown' })
      .resolve('load', notRead('notAllowed'))
      .expect({ failed: 'notAllowed' });
  });
});
