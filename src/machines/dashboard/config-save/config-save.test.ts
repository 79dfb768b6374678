import { describe, expect, it } from 'vitest';
import { createWorld } from '../../../../tests/setup/machine-world';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  changes,
  configSaveFixtures,
  conflicts,
  denials,
  denied,
  done,
  failed,
  nothing,
  stale,
  failedWith,
  request,
  save,
  saveErrors,
  stored,
  theirs,
} from './config-save.fixtures';
import { configSaveMachine, type ConfigSaveEvent, type SaveAnswer } from './config-save.machine';

describe('configSave', () => {
  walkMachine(configSaveMachine, configSaveFixtures);

  describe('a save', () => {
    it('sends one request with the changes, and emits `saving`', () => {
      const { calls, emitted, send, state } = start();
      send(save);
      expect(state()).toEqual('saving');
      expect(calls.map(({ src, input, status }) => ({ src, input, status }))).toEqual([
        { src: 'save', input: request, status: 'open' },
      ]);
      expect(emitted).toEqual([{ type: 'saving', changes }]);
    });

    it('ignores events during a request', () => {
      const { calls, emitted, send, state } = start();
      send(save);
      send(save);
      send(denied('notAllowedToSave'));
      send(nothing);
      send({ type: 'dismiss' });
      expect(state()).toEqual('saving');
      expect(calls.map(({ status }) => status)).toEqual(['open']);
      expect(emitted).toEqual([{ type: 'saving', changes }]);
    });

    it('reports success for 5 s', () => {
      const { answer, clock, emitted, send, state } = start();
      send(save);
      answer(done);
      expect(state()).toEqual('saved');
      expect(emitted.slice(1)).toEqual([
        { type: 'saved', stored },
        { type: 'notice', notice: 'saved' },
      ]);
      clock.advance(4_999);
      expect(state()).toEqual('saved');
      clock.advance(1);
      expect(state()).toEqual('idle');
    });

    it('can start within 5 s of another, and restarts the timer', () => {
      const { answer, clock, send, state } = start();
      send(save);
      answer(done);
      clock.advance(3_000);
      send(save);
      clock.advance(3_000);
      expect(state()).toEqual('saving');
      answer(done);
      clock.advance(4_999);
      expect(state()).toEqual('saved');
      clock.advance(1);
      expect(state()).toEqual('idle');
    });

    it.each([
      { from: 'idle', steps: [] },
      { from: 'saved', steps: [save, done] },
      { from: { failed: 'unknown' }, steps: [save, failed] },
      { from: { failed: 'conflict' }, steps: [save, stale] },
      { from: { failed: 'signInRequired' }, steps: [denied('signInRequired')] },
    ])('is ignored without changes, from $from', ({ from, steps }) => {
      const { calls, run, send, state } = start();
      run(steps);
      const callsBefore = calls.length;
      send(nothing);
      send({ ...nothing, verdict: { allowed: false, reason: 'notAllowedToSave' } });
      expect(state()).toEqual(from);
      expect(calls).toHaveLength(callsBefore);
    });
  });

  describe.each(denials)('%s', (kind) => {
    it('is reported without a request', () => {
      const { calls, emitted, send, state } = start();
      send(denied(kind));
      expect(state()).toEqual({ failed: kind });
      expect(calls).toEqual([]);
      expect(emitted).toEqual([{ type: 'notice', notice: kind }]);
    });

    it('is reported from the response', () => {
      const { answer, emitted, send, state } = start();
      send(save);
      answer(failedWith(saveErrors[kind]));
      expect(state()).toEqual({ failed: kind });
      expect(emitted).toEqual([
        { type: 'saving', changes },
        { type: 'notice', notice: kind },
      ]);
    });

    it('is reported again', () => {
      const { emitted, send } = start();
      send(denied(kind));
      send(denied(kind));
      expect(emitted).toEqual([
        { type: 'notice', notice: kind },
        { type: 'notice', notice: kind },
      ]);
    });
  });

  it('emits a conflict without a notice', () => {
    const { answer, emitted, send, state } = start();
    send(save);
    answer(stale);
    expect(state()).toEqual({ failed: 'conflict' });
    expect(emitted.slice(1)).toEqual([{ type: 'conflict', conflicts, theirs }]);
  });

  it('reports an unknown error', () => {
    const { answer, emitted, send, state } = start();
    send(save);
    answer(failed);
    expect(state()).toEqual({ failed: 'unknown' });
    expect(emitted.slice(1)).toEqual([{ type: 'notice', notice: 'unknown' }]);
  });

  describe.each([
    { after: 'saved', steps: [save, done] },
    { after: 'failed', steps: [save, failed] },
    { after: 'conflict', steps: [save, stale] },
    ...denials.map((kind) => ({ after: kind, steps: [denied(kind)] })),
  ])('after $after', ({ steps }) => {
    it('can be dismissed without a notice', () => {
      const { emitted, run, send, state } = start();
      run(steps);
      const emittedBefore = emitted.length;
      send({ type: 'dismiss' });
      expect(state()).toEqual('idle');
      expect(emitted).toHaveLength(emittedBefore);
    });

    it('can be retried at once', () => {
      const { emitted, run, state } = start();
      run(steps);
      const emittedBefore = emitted.length;
      run([save, done]);
      expect(state()).toEqual('saved');
      expect(emitted.slice(emittedBefore)).toEqual([
        { type: 'saving', changes },
        { type: 'saved', stored },
        { type: 'notice', notice: 'saved' },
      ]);
    });
  });

  it('stays in an error until the next event', () => {
    const { clock, run, state } = start();
    run([save, failed]);
    clock.advance(600_000);
    expect(state()).toEqual({ failed: 'unknown' });
    run([denied('signInRequired')]);
    clock.advance(600_000);
    expect(state()).toEqual({ failed: 'signInRequired' });
  });
});

/** Starts the machine with a fake server. `run` sends events and server responses in the given order. */
function start() {
  const world = createWorld(configSaveMachine, {
    input: undefined,
    promises: ['save'],
    callbacks: [],
  });
  world.actor.start();
  const send = (event: ConfigSaveEvent) => world.actor.send(event);
  const answer = (output: SaveAnswer) => world.openCall({ src: 'save' }).answer(output);
  return {
    ...world,
    send,
    answer,
    run: (steps: readonly (ConfigSaveEvent | SaveAnswer)[]) => {
      for (const step of steps) {
        if ('type' in step) send(step);
        else answer(step);
      }
    },
    state: () => {
      world.rethrow();
      return world.snapshot().value as unknown;
    },
  };
}
