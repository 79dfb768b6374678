import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { mirrorOf, stepOf } from './mirror';
import { replay } from './replay';
import { doorFixtures, doorMachine } from './sample';
import type { Step } from './session';

const ring: Step = { do: 'send', type: 'ring', payload: { fixture: 0 } };

function mirrored(steps: readonly Step[] = []) {
  const { run } = replay(doorMachine, doorFixtures, { limit: 2 }, { start: '', steps });
  const heard: unknown[] = [];
  const mirror = mirrorOf(run, (event) => heard.push(event));
  const actor = createActor(mirror.logic);
  return { run, heard, mirror, actor };
}

describe('the actor of a screen', () => {
  it('follows the machine of the console', () => {
    const { run, actor } = mirrored();
    actor.start();
    expect(actor.getSnapshot()).toBe(run.world.snapshot());
    run.perform(ring);
    expect(actor.getSnapshot()).toBe(run.world.snapshot());
    actor.stop();
  });

  it('passes on the events of the screen only while it listens', () => {
    const { run, actor, mirror, heard } = mirrored();
    const before = run.world.snapshot();
    actor.start();
    actor.send({ type: 'ring', visitor: 'Mira' });
    mirror.setListening(true);
    actor.send({ type: 'ring', visitor: 'Jonas' });
    expect(heard).toEqual([{ type: 'ring', visitor: 'Jonas' }]);
    expect(run.world.snapshot()).toBe(before);
    actor.stop();
  });
});

describe('stepOf', () => {
  it.each(Object.entries(doorFixtures.events))('names the fixtures of «%s»', (type, events) => {
    for (const [fixture, event] of events.entries()) {
      expect(stepOf({ ...event }, doorFixtures)).toEqual({
        do: 'send',
        type,
        payload: { fixture },
      });
    }
  });

  it('takes no file for another, and refers to a file of the fixtures', () => {
    const file = new File(['a'], 'a.txt');
    const fixtures = { ...doorFixtures, events: { ring: [{ type: 'ring', visitor: 'A', file }] } };
    const other = { type: 'ring', visitor: 'A', file: new File(['a'], 'a.txt') };
    const { type, ...payload } = other;
    expect(stepOf(other, fixtures)).toEqual({ do: 'send', type, payload: { typed: payload } });
    expect(stepOf({ type: 'ring', visitor: 'B', file }, fixtures)).toEqual({
      do: 'send',
      type: 'ring',
      payload: { typed: { visitor: 'B', file: { $fixture: 0 } } },
    });
  });

  it('keeps any other payload', () => {
    expect(stepOf({ type: 'ring', visitor: 'Somebody' }, doorFixtures)).toEqual({
      do: 'send',
      type: 'ring',
      payload: { typed: { visitor: 'Somebody' } },
    });
  });
});
