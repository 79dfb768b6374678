import { expect, it } from 'vitest';
import { createWorld } from '../../../tests/setup/machine-world';
import { presenceMachine } from '../../../src/machines/shell/presence/presence.machine';

it('presence ends in failed.unreachable', () => {
  const world = createWorld(presenceMachine, {
    input: undefined,
    promises: ['load'],
    callbacks: ['watch'],
  });
  world.actor.start();
  world.openCall({ id: 'load' }).answer({ ok: true, value: { staff: [{ id: '1', name: 'Priya', role: 'Support', nameColor: '#9b87f5', avatar: null }], viewing: 17, isSeen: true } });
  expect(world.snapshot().value).toEqual({ shown: 'fresh' });
  world.openCall({ id: 'watch' }).send({ type: 'page shown' });
  expect(world.snapshot().value).toEqual({ shown: 'refreshing' });
  world.openCall({ id: 'refresh' }).answer({ ok: false, error: { kind: 'unreachable' } });
  expect(world.snapshot().value).toEqual({ failed: 'unreachable' });
  world.rethrow();
  expect(world.emitted.map(({ type }) => type)).toEqual([]);
  expect(world.snapshot().value).toEqual({ failed: 'unreachable' });
  expect(world.snapshot().context).toMatchObject({ value: { staff: [{ id: '1', name: 'Priya', role: 'Support', nameColor: '#9b87f5', avatar: null }], viewing: 17, isSeen: true }, error: 'unreachable' });
});
