import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { createWorld } from '../../../tests/setup/machine-world';
import { doorMachine } from '../sample';

it('door ends in asking', () => {
  const world = createWorld(doorMachine, {
    input: { limit: 2 },
    promises: ['ask'],
    callbacks: ['watchWeather'],
  });
  const send = (event: AnyEventObject) => world.actor.send(event);
  world.actor.start();
  send({ visitor: 'O\'Neill\n🚪', type: 'ring' });
  expect(world.snapshot().value).toEqual('asking');
  world.openCall({ id: 'ask' }).answer({ ok: true, value: 'come in' });
  expect(world.snapshot().value).toEqual('open');
  world.openCall({ id: 'weather' }).send({ type: 'storm' });
  expect(world.snapshot().value).toEqual('closed');
  send({ type: 'leave' });
  expect(world.snapshot().value).toEqual('closed');
  send({ visitor: 'O\'Neill\n🚪', type: 'ring' });
  expect(world.snapshot().value).toEqual('asking');
  world.rethrow();
  expect(world.emitted.map(({ type }) => type)).toEqual(['opened']);
  expect(world.snapshot().value).toEqual('asking');
  expect(world.snapshot().context).toMatchObject({ visitor: 'O\'Neill\n🚪', rings: 2 });
});
