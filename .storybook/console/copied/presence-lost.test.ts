import { expect, it } from 'vitest';
import { createWorld } from '../../../tests/setup/machine-world';
import { presenceMachine } from '../../../src/machines/shell/presence/presence.machine';

it('presence ends in lost', () => {
  const world = createWorld(presenceMachine, {
    input: { userId: null },
    promises: [],
    callbacks: ['watchPresence'],
  });
  world.actor.start();
  world.openCall({ id: 'watchPresence' }).send({ type: 'presence changed', presence: { staff: [{ id: '1', name: 'Priya', role: 'Support', nameColor: '#9b87f5', avatar: null }], viewing: 17, isSeen: true } });
  expect(world.snapshot().value).toEqual('live');
  world.openCall({ id: 'watchPresence' }).send({ type: 'channel lost' });
  expect(world.snapshot().value).toEqual('lost');
  world.rethrow();
  expect(world.emitted.map(({ type }) => type)).toEqual([]);
  expect(world.snapshot().value).toEqual('lost');
});
