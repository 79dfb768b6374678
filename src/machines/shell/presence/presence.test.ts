import { describe, it } from 'vitest';
import { nobody } from '#domain/presence/presence';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { alone, presenceFixtures, withPriya } from './presence.fixtures';
import { presenceMachine } from './presence.machine';

describe('presence, walked', () => {
  walkMachine(presenceMachine, presenceFixtures);
});

const watch = () =>
  scenario(presenceMachine, {
    input: () => ({ userId: 'user-ada' }),
    callbacks: ['watchPresence'],
  });

describe('who is online', () => {
  it('subscribes as the viewer', () => {
    watch()
      .expect('joining')
      .expectCalls('watchPresence', [{ userId: 'user-ada' }])
      .receive('watchPresence', { type: 'presence changed', presence: withPriya })
      .expect('live')
      .expectContext({ presence: withPriya })
      .receive('watchPresence', { type: 'presence changed', presence: alone })
      .expectContext({ presence: alone });
  });

  it('is cleared when the channel is lost, until it resubscribes', () => {
    watch()
      .receive('watchPresence', { type: 'presence changed', presence: withPriya })
      .receive('watchPresence', { type: 'channel lost' })
      .expect('lost')
      .expectContext({ presence: nobody })
      .expectRunning(['watchPresence'])
      .receive('watchPresence', { type: 'presence changed', presence: alone })
      .expect('live');
  });

  it('can be lost before the first event', () => {
    watch().receive('watchPresence', { type: 'channel lost' }).expect('lost');
  });
});
