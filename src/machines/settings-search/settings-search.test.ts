import { describe, expect, it } from 'vitest';
import { createWorld } from '../../../tests/setup/machine-world';
import { walkMachine } from '../../../tests/setup/walk-machine';
import {
  channel,
  hits,
  settingsSearchFixtures,
  success,
  successDm,
} from './settings-search.fixtures';
import { settingsSearchMachine, type SettingsSearchEvent } from './settings-search.machine';

describe('settingsSearch', () => {
  walkMachine(settingsSearchMachine, settingsSearchFixtures);

  describe('while typing', () => {
    it('stays closed below two characters, and takes note of them', () => {
      const { send, state } = open();
      send({ type: 'focus' });
      send({ type: 'type', query: 's', results: [] });
      expect(state()).toEqual({ value: 'closed', query: 's', results: [], marked: 0 });
    });

    it.each([' ', 's ', '_s', ' _ _ '])('counts no space and no underscore: "%s"', (query) => {
      const { send, state } = open();
      send({ type: 'type', query, results: hits });
      expect(state().value).toEqual('closed');
    });

    it('opens from two characters on, with what was found', () => {
      const { send, state } = open();
      send({ type: 'type', query: 'su', results: hits });
      expect(state()).toEqual({
        value: { open: { results: 'focused' } },
        query: 'su',
        results: hits,
        marked: 0,
      });
    });

    it('goes from results to none, to closed and back', () => {
      const { send, state } = open();
      send({ type: 'type', query: 'succ', results: hits });
      send({ type: 'type', query: 'succz', results: [] });
      expect(state()).toEqual({
        value: { open: { empty: 'focused' } },
        query: 'succz',
        results: [],
        marked: 0,
      });
      send({ type: 'type', query: '', results: [] });
      expect(state()).toEqual({ value: 'closed', query: '', results: [], marked: 0 });
      send({ type: 'type', query: 'succ', results: hits });
      expect(state().value).toEqual({ open: { results: 'focused' } });
    });
  });

  describe('the mark', () => {
    it('starts at the first hit, goes down and up and wraps round', () => {
      const { send, state } = typed();
      const marks = ([1, 1, 1, -1, -1] as const).map((by) => {
        send({ type: 'move', by });
        return state().marked;
      });
      expect(marks).toEqual([1, 2, 0, 2, 1]);
    });

    it('goes back to the first hit when something else is typed', () => {
      const { send, state } = typed();
      send({ type: 'move', by: 1 });
      send({ type: 'type', query: 'succe', results: hits });
      expect(state().marked).toEqual(0);
    });
  });

  describe('picking', () => {
    it('tells of the hit that was pressed, once, and closes', () => {
      const { send, emitted, state } = typed();
      send({ type: 'pick', path: 'SuccessEmbedsChannel' });
      send({ type: 'pick', path: 'SuccessEmbedsChannel' });
      expect(emitted).toEqual([{ type: 'picked', result: channel }]);
      expect(state()).toEqual({ value: 'closed', query: 'succ', results: hits, marked: 0 });
    });

    it('picks the first hit on Enter', () => {
      const { send, emitted, state } = typed();
      send({ type: 'pick marked' });
      expect(emitted).toEqual([{ type: 'picked', result: success }]);
      expect(state().value).toEqual('closed');
    });

    it('picks the hit the arrows went to on Enter', () => {
      const { send, emitted } = typed();
      send({ type: 'move', by: -1 });
      send({ type: 'pick marked' });
      expect(emitted).toEqual([{ type: 'picked', result: channel }]);
    });

    it('does not pick what is not listed', () => {
      const { send, emitted, state } = typed();
      send({ type: 'pick', path: 'EmbedColor' });
      expect(emitted).toEqual([]);
      expect(state().value).toEqual({ open: { results: 'focused' } });
    });

    it('still takes a press on a hit just after the box lost the focus', () => {
      const { send, clock, emitted } = typed();
      send({ type: 'blur' });
      clock.advance(199);
      send({ type: 'pick', path: 'SuccessDM' });
      expect(emitted).toEqual([{ type: 'picked', result: successDm }]);
    });
  });

  describe('leaving the box', () => {
    it('closes 200 ms later', () => {
      const { send, clock, state } = typed();
      send({ type: 'blur' });
      clock.advance(199);
      expect(state().value).toEqual({ open: { results: 'leaving' } });
      clock.advance(1);
      expect(state()).toEqual({ value: 'closed', query: 'succ', results: hits, marked: 0 });
    });

    it('closes an empty dropdown as well', () => {
      const { send, clock, state } = open();
      send({ type: 'type', query: 'zzz', results: [] });
      send({ type: 'blur' });
      clock.advance(200);
      expect(state().value).toEqual('closed');
    });

    it('stays open when the focus is back within 200 ms', () => {
      const { send, clock, state } = typed();
      send({ type: 'blur' });
      clock.advance(199);
      send({ type: 'focus' });
      clock.advance(10_000);
      expect(state().value).toEqual({ open: { results: 'focused' } });
    });

    it('counts the 200 ms anew for each time', () => {
      const { send, clock, state } = typed();
      send({ type: 'blur' });
      clock.advance(150);
      send({ type: 'focus' });
      send({ type: 'blur' });
      clock.advance(199);
      expect(state().value).toEqual({ open: { results: 'leaving' } });
      clock.advance(1);
      expect(state().value).toEqual('closed');
    });

    it('reopens on coming back to a text that can be searched', () => {
      const { send, clock, state } = typed();
      send({ type: 'blur' });
      clock.advance(200);
      send({ type: 'focus' });
      expect(state()).toEqual({
        value: { open: { results: 'focused' } },
        query: 'succ',
        results: hits,
        marked: 0,
      });
    });

    it('stays closed on coming back to a single character', () => {
      const { send, state } = open();
      send({ type: 'type', query: 's', results: [] });
      send({ type: 'focus' });
      expect(state().value).toEqual('closed');
    });
  });

  describe('Escape', () => {
    it('closes at once and keeps the text', () => {
      const { send, emitted, state } = typed();
      send({ type: 'dismiss' });
      expect(state()).toEqual({ value: 'closed', query: 'succ', results: hits, marked: 0 });
      expect(emitted).toEqual([]);
    });

    it('stays closed on an arrow with a single character', () => {
      const { send, state } = open();
      send({ type: 'type', query: 's', results: [] });
      send({ type: 'move', by: 1 });
      expect(state().value).toEqual('closed');
    });

    it('leaves the arrows as the way back, which do not move the mark yet', () => {
      const { send, state } = typed();
      send({ type: 'dismiss' });
      send({ type: 'move', by: 1 });
      expect(state()).toEqual({
        value: { open: { results: 'focused' } },
        query: 'succ',
        results: hits,
        marked: 0,
      });
    });
  });

  it('can be shown in any of its looks by name', () => {
    const context = { query: 'succ', results: hits, marked: 1 };
    const shown = settingsSearchMachine.resolveState({ value: { open: 'results' }, context });
    expect([shown.matches('open'), shown.matches({ open: 'results' })]).toEqual([true, true]);
  });
});

function open() {
  const world = createWorld(settingsSearchMachine, {
    input: undefined,
    promises: [],
    callbacks: [],
  });
  world.actor.start();
  const send = (event: SettingsSearchEvent) => world.actor.send(event);
  const state = () => {
    const { value, context } = world.snapshot();
    return { value, ...context };
  };
  return { ...world, send, state };
}

function typed() {
  const world = open();
  world.send({ type: 'type', query: 'succ', results: hits });
  return world;
}
