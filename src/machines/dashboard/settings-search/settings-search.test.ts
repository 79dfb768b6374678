import { describe, expect, it } from 'vitest';
import { createWorld } from '../../../../tests/setup/machine-world';
import { walkMachine } from '../../../../tests/setup/walk-machine';
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
    it('stays closed below two characters, and keeps the query', () => {
      const { send, state } = open();
      send({ type: 'focus' });
      send({ type: 'type', query: 's', results: [] });
      expect(state()).toEqual({ value: 'closed', query: 's', results: [], marked: 0 });
    });

    it.each([' ', 's ', '_s', ' _ _ '])('does not count spaces and underscores: "%s"', (query) => {
      const { send, state } = open();
      send({ type: 'type', query, results: hits });
      expect(state().value).toEqual('closed');
    });

    it('opens with results from two characters on', () => {
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

  describe('the marked hit', () => {
    it('starts at the first, moves down and up, and wraps around', () => {
      const { send, state } = typed();
      const marks = ([1, 1, 1, -1, -1] as const).map((by) => {
        send({ type: 'move', by });
        return state().marked;
      });
      expect(marks).toEqual([1, 2, 0, 2, 1]);
    });

    it('returns to the first when the query changes', () => {
      const { send, state } = typed();
      send({ type: 'move', by: 1 });
      send({ type: 'type', query: 'succe', results: hits });
      expect(state().marked).toEqual(0);
    });
  });

  describe('picking', () => {
    it('emits the pressed hit once, and closes', () => {
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

    it('picks the marked hit on Enter after arrow keys', () => {
      const { send, emitted } = typed();
      send({ type: 'move', by: -1 });
      send({ type: 'pick marked' });
      expect(emitted).toEqual([{ type: 'picked', result: channel }]);
    });

    it('does not pick a hit that is not listed', () => {
      const { send, emitted, state } = typed();
      send({ type: 'pick', path: 'EmbedColor' });
      expect(emitted).toEqual([]);
      expect(state().value).toEqual({ open: { results: 'focused' } });
    });

    it('accepts a press on a hit just after the field lost focus', () => {
      const { send, clock, emitted } = typed();
      send({ type: 'blur' });
      clock.advance(199);
      send({ type: 'pick', path: 'SuccessDM' });
      expect(emitted).toEqual([{ type: 'picked', result: successDm }]);
    });
  });

  describe('blur', () => {
    it('closes 200 ms later', () => {
      const { send, clock, state } = typed();
      send({ type: 'blur' });
      clock.advance(199);
      expect(state().value).toEqual({ open: { results: 'leaving' } });
      clock.advance(1);
      expect(state()).toEqual({ value: 'closed', query: 'succ', results: hits, marked: 0 });
    });

    it('also closes an empty dropdown', () => {
      const { send, clock, state } = open();
      send({ type: 'type', query: 'zzz', results: [] });
      send({ type: 'blur' });
      clock.advance(200);
      expect(state().value).toEqual('closed');
    });

    it('stays open when the focus returns within 200 ms', () => {
      const { send, clock, state } = typed();
      send({ type: 'blur' });
      clock.advance(199);
      send({ type: 'focus' });
      clock.advance(10_000);
      expect(state().value).toEqual({ open: { results: 'focused' } });
    });

    it('restarts the 200 ms at each blur', () => {
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

    it('reopens on focus if the query is long enough', () => {
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

    it('stays closed on focus with a single character', () => {
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

    it('lets an arrow key reopen it without moving the mark', () => {
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

  it('can resolve a state by name', () => {
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
