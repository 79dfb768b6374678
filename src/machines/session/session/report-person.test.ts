import { expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { createWorld } from '../../../../tests/setup/machine-world';
import { bob, change, sessionOf } from './session.fixtures';
import { sessionMachine } from './session.machine';
import { reportPerson } from './report-person';

it('reports who uses the page, also after a change in another tab, but not before the session is restored', () => {
  const world = createWorld(sessionMachine, {
    input: { now: () => 0 },
    promises: ['readSession', 'refreshSession', 'signInWithDiscord', 'signOut'],
    callbacks: ['watchAuth'],
  });
  const people: (string | null)[] = [];
  const stop = reportPerson(
    world.actor as unknown as ActorRefFrom<typeof sessionMachine>,
    (userId) => {
      if (people.at(-1) !== userId) people.push(userId);
    },
  );
  world.actor.start();
  expect(people).toEqual([]);
  const report = (...event: Parameters<typeof change>) =>
    world.openCall({ src: 'watchAuth' }).send(change(...event));
  const ada = sessionOf();
  report('SIGNED_IN', ada);
  report('TOKEN_REFRESHED', ada);
  report('SIGNED_OUT', null);
  report('SIGNED_IN', sessionOf({ user: bob }));
  stop();
  report('SIGNED_OUT', null);
  expect(people).toEqual([ada.user.id, null, bob.id]);
  world.actor.stop();
});
