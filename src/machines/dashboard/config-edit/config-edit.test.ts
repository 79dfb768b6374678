import { describe, expect, it } from 'vitest';
import { changesBetween } from '#domain/bot-config/changes';
import type { BotConfig, ConfigPatch, StoredConfig } from '#domain/bot-config/config';
import { parseDraft } from '#domain/bot-config/draft';
import { createWorld } from '../../../../tests/setup/machine-world';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  before,
  config,
  configEditFixtures,
  withoutStorage,
  loaded,
  points5to10,
  failedWith,
  serverId,
  stored,
  userId,
} from './config-edit.fixtures';
import {
  configEditMachine,
  type ConfigEditEvent,
  type DraftToStore,
  type LoadAnswer,
} from './config-edit.machine';
import { saveRequestOf } from './editing';

describe('configEdit', () => {
  walkMachine(withoutStorage, configEditFixtures);

  describe('loading', () => {
    it('loads its server and subscribes to changes from the start', () => {
      const { calls, state } = start();
      expect(calls.map(({ src, input, status }) => ({ src, input, status }))).toEqual([
        { src: 'watchRemote', input: { serverId }, status: 'open' },
        { src: 'load', input: { userId, serverId }, status: 'open' },
      ]);
      expect(state()).toEqual('loading');
    });

    it('opens clean with the loaded configuration', () => {
      const { context, state } = ready();
      expect(state()).toEqual({ ready: 'clean' });
      expect(context()).toEqual({
        userId,
        serverId,
        base: before,
        draft: before,
        version: 1,
        conflicts: [],
        sent: [],
      });
    });

    it('ignores edits before the configuration is loaded', () => {
      const { send, answerLoad, context, storedDrafts } = start();
      send({ type: 'edit', key: 'SuccessPoints', value: 10 });
      answerLoad(loaded(1));
      expect(context().draft).toEqual(before);
      expect(storedDrafts).toEqual([null]);
    });

    it.each(['notFound', 'forbidden', 'signInAgain', 'unreachable'] as const)(
      'reports the load error %s',
      (kind) => {
        const { answerLoad, state, storedDrafts } = start();
        answerLoad(failedWith(kind));
        expect(state()).toEqual({ failed: kind });
        expect(storedDrafts).toEqual([]);
      },
    );

    it('reloads on request, and ignores a second request during the reload', () => {
      const { answerLoad, calls, send, state } = start();
      answerLoad(failedWith('unreachable'));
      send({ type: 'reload' });
      send({ type: 'reload' });
      expect(calls.filter(({ src }) => src === 'load').map(({ status }) => status)).toEqual([
        'answered',
        'open',
      ]);
      answerLoad(loaded(1));
      expect(state()).toEqual({ ready: 'clean' });
    });

    it('prefers a newer configuration received while loading', () => {
      const { answerLoad, context, receive, state } = start();
      receive(stored(3, { typingPoints: 3 }));
      receive(stored(2, { typingPoints: 2 }));
      answerLoad(
        loaded(1, {}, { version: 1, base: { SuccessPoints: 5 }, values: { SuccessPoints: 10 } }),
      );
      expect(state()).toEqual({ ready: 'dirty' });
      expect(context()).toEqual({
        userId,
        serverId,
        base: config({ ...before, typingPoints: 3 }),
        draft: config({ ...before, typingPoints: 3, SuccessPoints: 10 }),
        version: 3,
        conflicts: [],
        sent: [],
      });
    });

    it('prefers the loaded configuration to an older one received while loading', () => {
      const { answerLoad, context, receive } = start();
      receive(stored(2, { typingPoints: 2 }));
      answerLoad(loaded(3, { typingPoints: 3 }));
      expect(context()).toEqual({
        userId,
        serverId,
        base: config({ ...before, typingPoints: 3 }),
        draft: config({ ...before, typingPoints: 3 }),
        version: 3,
        conflicts: [],
        sent: [],
      });
    });
  });

  describe('a stored draft', () => {
    const draft = {
      version: 1,
      base: { SuccessPoints: 5, EmbedColor: '#ffffff' },
      values: { SuccessPoints: 10, EmbedColor: '#000000' },
    };

    it('is restored unchanged after a reload', () => {
      const first = ready();
      first.send({ type: 'edit', key: 'SuccessPoints', value: 10 });
      first.send({ type: 'edit', key: 'EmbedColor', value: '#000000' });
      const onDisk = JSON.stringify(first.storedDrafts.at(-1));

      const second = start();
      second.answerLoad(loaded(1, {}, parseDraft(JSON.parse(onDisk))));
      expect(second.state()).toEqual({ ready: 'dirty' });
      expect(second.context()).toEqual(first.context());
      expect(second.storedDrafts).toEqual([draft]);
    });

    it('merges with changes by others to other keys', () => {
      const { answerLoad, context, storedDrafts, state } = start();
      answerLoad(loaded(4, { typingPoints: 3 }, draft));
      expect(state()).toEqual({ ready: 'dirty' });
      expect(context().draft).toEqual(
        config({ ...before, typingPoints: 3, SuccessPoints: 10, EmbedColor: '#000000' }),
      );
      expect(storedDrafts).toEqual([{ ...draft, version: 4 }]);
    });

    it('is in conflict at once if others changed the same key', () => {
      const { answerLoad, context, storedDrafts, state } = start();
      answerLoad(loaded(4, { SuccessPoints: 7 }, draft));
      expect(state()).toEqual('conflicted');
      expect(context()).toEqual({
        userId,
        serverId,
        base: config({ ...before, SuccessPoints: 7 }),
        draft: config({ ...before, SuccessPoints: 10, EmbedColor: '#000000' }),
        version: 4,
        conflicts: [{ key: 'SuccessPoints', base: 5, yours: 10, theirs: 7 }],
        sent: [],
      });
      expect(storedDrafts).toEqual([{ ...draft, version: 4 }]);
    });

    it('is deleted if the server already has all its values', () => {
      const { answerLoad, storedDrafts, state } = start();
      answerLoad(loaded(4, { SuccessPoints: 10, EmbedColor: '#000000' }, draft));
      expect(state()).toEqual({ ready: 'clean' });
      expect(storedDrafts).toEqual([null]);
    });
  });

  describe('editing', () => {
    it('is dirty from the first change, and stores each change', () => {
      const { storedDrafts, send, state } = ready();
      send({ type: 'edit', key: 'SuccessPoints', value: 10 });
      expect(state()).toEqual({ ready: 'dirty' });
      send({ type: 'edit', key: 'EmbedColor', value: '#000000' });
      expect(storedDrafts).toEqual([
        { version: 1, base: { SuccessPoints: 5 }, values: { SuccessPoints: 10 } },
        {
          version: 1,
          base: { SuccessPoints: 5, EmbedColor: '#ffffff' },
          values: { SuccessPoints: 10, EmbedColor: '#000000' },
        },
      ]);
    });

    it('is clean again when the last change is set back', () => {
      const { storedDrafts, send, state } = ready();
      send({ type: 'edit', key: 'scrambled_words', value: ['a', 'b'] });
      send({ type: 'edit', key: 'scrambled_words', value: [] });
      expect(state()).toEqual({ ready: 'clean' });
      expect(storedDrafts.at(-1)).toEqual(null);
    });

    it('sets and stores several proposed values at once', () => {
      const { context, storedDrafts, send, state } = ready();
      send({ type: 'edit', key: 'EmbedColor', value: '#000000' });
      send({ type: 'propose', values: { SuccessPoints: 10, EmbedColor: '#111111' } });
      expect(state()).toEqual({ ready: 'dirty' });
      expect(context().draft).toEqual(
        config({ ...before, SuccessPoints: 10, EmbedColor: '#111111' }),
      );
      expect(storedDrafts.at(-1)).toEqual({
        version: 1,
        base: { SuccessPoints: 5, EmbedColor: '#ffffff' },
        values: { SuccessPoints: 10, EmbedColor: '#111111' },
      });
    });

    it('leaves a conflict open whose value is proposed', () => {
      const { context, send, state } = conflicted();
      send({ type: 'propose', values: { SuccessPoints: 12 } });
      expect([state(), context().conflicts, context().draft.SuccessPoints]).toEqual([
        'conflicted',
        [{ key: 'SuccessPoints', base: 5, yours: 12, theirs: 7 }],
        12,
      ]);
    });

    it('reverts one key and leaves the others', () => {
      const { context, storedDrafts, send, state } = ready();
      send({ type: 'edit', key: 'SuccessPoints', value: 10 });
      send({ type: 'edit', key: 'EmbedColor', value: '#000000' });
      send({ type: 'revert', key: 'SuccessPoints' });
      expect(state()).toEqual({ ready: 'dirty' });
      expect(context().draft).toEqual(config({ ...before, EmbedColor: '#000000' }));
      expect(storedDrafts.at(-1)).toEqual({
        version: 1,
        base: { EmbedColor: '#ffffff' },
        values: { EmbedColor: '#000000' },
      });
      send({ type: 'revert', key: 'EmbedColor' });
      expect(state()).toEqual({ ready: 'clean' });
    });

    it('discards all changes', () => {
      const { context, storedDrafts, send, state } = ready();
      send({ type: 'edit', key: 'SuccessPoints', value: 10 });
      send({ type: 'edit', key: 'EmbedColor', value: '#000000' });
      send({ type: 'discard' });
      expect(state()).toEqual({ ready: 'clean' });
      expect(context().draft).toEqual(before);
      expect(storedDrafts.at(-1)).toEqual(null);
    });

    it('lists the changes to save with their base version', () => {
      const { context, receive, send } = ready();
      send({ type: 'edit', key: 'SuccessPoints', value: 10 });
      receive(stored(6, { typingPoints: 3 }));
      expect(saveRequestOf(context())).toEqual({
        serverId,
        baseVersion: 6,
        changes: [points5to10],
      });
    });
  });

  describe('someone else saves', () => {
    it('updates a clean form at once and leaves stored drafts alone', () => {
      const { context, receive, storedDrafts, state } = ready();
      storedDrafts.length = 0;
      receive(stored(2, { SuccessPoints: 7 }));
      expect(state()).toEqual({ ready: 'clean' });
      expect(context()).toEqual({
        userId,
        serverId,
        base: config({ ...before, SuccessPoints: 7 }),
        draft: config({ ...before, SuccessPoints: 7 }),
        version: 2,
        conflicts: [],
        sent: [],
      });
      expect(storedDrafts).toEqual([]);
    });

    it('merges other keys into a dirty form without a notice', () => {
      const { context, receive, storedDrafts, send, state } = ready();
      send({ type: 'edit', key: 'SuccessPoints', value: 10 });
      receive(stored(2, { typingPoints: 3 }));
      expect(state()).toEqual({ ready: 'dirty' });
      expect(context()).toEqual({
        userId,
        serverId,
        base: config({ ...before, typingPoints: 3 }),
        draft: config({ ...before, typingPoints: 3, SuccessPoints: 10 }),
        version: 2,
        conflicts: [],
        sent: [],
      });
      expect(storedDrafts.at(-1)).toEqual({
        version: 2,
        base: { SuccessPoints: 5 },
        values: { SuccessPoints: 10 },
      });
    });

    it('has no changes left when they saved the same value', () => {
      const { receive, storedDrafts, send, state } = ready();
      send({ type: 'edit', key: 'SuccessPoints', value: 10 });
      receive(stored(2, { SuccessPoints: 10 }));
      expect(state()).toEqual({ ready: 'clean' });
      expect(storedDrafts.at(-1)).toEqual(null);
    });

    it('ignores an older version', () => {
      const { context, receive, storedDrafts, send } = ready();
      send({ type: 'edit', key: 'SuccessPoints', value: 10 });
      const [was, timesStored] = [context(), storedDrafts.length];
      receive(stored(0, { SuccessPoints: 7 }));
      expect(context()).toEqual(was);
      expect(storedDrafts).toHaveLength(timesStored);
    });

    it('ignores an older version in a clean form and during a conflict', () => {
      const clean = ready();
      clean.receive(stored(0, { SuccessPoints: 7 }));
      expect(clean.context().base).toEqual(before);

      const { context, receive } = conflicted();
      const was = context();
      receive(stored(1, { SuccessPoints: 8 }));
      expect(context()).toEqual(was);
    });

    it('accepts the same version with more settings, and keeps the edits', () => {
      const { context, receive, send, state } = ready();
      send({ type: 'edit', key: 'SuccessPoints', value: 10 });
      receive(stored(1, { ...before, adminRoleID: '800000000000000001' }));
      expect(state()).toEqual({ ready: 'dirty' });
      expect(context()).toMatchObject({
        base: { SuccessPoints: 5, adminRoleID: '800000000000000001' },
        draft: { SuccessPoints: 10, adminRoleID: '800000000000000001' },
        version: 1,
        conflicts: [],
      });
    });

    it('is in conflict when both changed the same key, and still shows the edited value', () => {
      const { context, storedDrafts, state } = conflicted();
      expect(state()).toEqual('conflicted');
      expect(context()).toEqual({
        userId,
        serverId,
        base: config({ ...before, SuccessPoints: 7 }),
        draft: config({ ...before, SuccessPoints: 10 }),
        version: 2,
        conflicts: [{ key: 'SuccessPoints', base: 5, yours: 10, theirs: 7 }],
        sent: [],
      });
      expect(storedDrafts.at(-1)).toEqual({
        version: 2,
        base: { SuccessPoints: 5 },
        values: { SuccessPoints: 10 },
      });
    });
  });

  describe('a conflict', () => {
    it.each([
      { choice: 'yours', state: { ready: 'dirty' }, value: 10 },
      { choice: 'theirs', state: { ready: 'clean' }, value: 7 },
      { choice: 'base', state: { ready: 'dirty' }, value: 5 },
    ] as const)('is resolved with $choice', ({ choice, state: end, value }) => {
      const { context, storedDrafts, send, state } = conflicted();
      send({ type: 'resolve', key: 'SuccessPoints', choice });
      expect(state()).toEqual(end);
      expect(context()).toEqual({
        userId,
        serverId,
        base: config({ ...before, SuccessPoints: 7 }),
        draft: config({ ...before, SuccessPoints: value }),
        version: 2,
        conflicts: [],
        sent: [],
      });
      expect(storedDrafts.at(-1)).toEqual(
        value === 7
          ? null
          : { version: 2, base: { SuccessPoints: 7 }, values: { SuccessPoints: value } },
      );
    });

    it('lasts until each of several keys is resolved', () => {
      const { context, receive, send, state } = ready();
      send({ type: 'edit', key: 'SuccessPoints', value: 10 });
      send({ type: 'edit', key: 'EmbedColor', value: '#000000' });
      receive(stored(2, { SuccessPoints: 7, EmbedColor: '#777777' }));
      send({ type: 'resolve', key: 'SuccessPoints', choice: 'theirs' });
      expect(state()).toEqual('conflicted');
      send({ type: 'resolve', key: 'SuccessPoints', choice: 'yours' });
      expect(context().draft).toEqual(
        config({ ...before, SuccessPoints: 7, EmbedColor: '#000000' }),
      );
      send({ type: 'resolve', key: 'EmbedColor', choice: 'yours' });
      expect(state()).toEqual({ ready: 'dirty' });
      expect(context().draft).toEqual(
        config({ ...before, SuccessPoints: 7, EmbedColor: '#000000' }),
      );
    });

    it('allows edits to other keys', () => {
      const { context, send, state } = conflicted();
      send({ type: 'edit', key: 'EmbedColor', value: '#000000' });
      expect(state()).toEqual('conflicted');
      send({ type: 'resolve', key: 'SuccessPoints', choice: 'theirs' });
      expect(state()).toEqual({ ready: 'dirty' });
      expect(context().draft).toEqual(
        config({ ...before, SuccessPoints: 7, EmbedColor: '#000000' }),
      );
    });

    it('treats a value typed into the conflicting key as yours, even if it equals theirs', () => {
      const { context, send, state } = conflicted();
      send({ type: 'edit', key: 'SuccessPoints', value: 7 });
      expect(state()).toEqual('conflicted');
      send({ type: 'edit', key: 'SuccessPoints', value: 70 });
      expect(context().conflicts).toEqual([
        { key: 'SuccessPoints', base: 5, yours: 70, theirs: 7 },
      ]);
      send({ type: 'resolve', key: 'SuccessPoints', choice: 'yours' });
      expect(context().draft).toEqual(config({ ...before, SuccessPoints: 70 }));
    });

    it('resolves only the edited key when two keys are in conflict', () => {
      const { context, receive, send } = ready();
      send({ type: 'edit', key: 'SuccessPoints', value: 10 });
      send({ type: 'edit', key: 'EmbedColor', value: '#000000' });
      receive(stored(2, { SuccessPoints: 7, EmbedColor: '#777777' }));
      send({ type: 'edit', key: 'SuccessPoints', value: 70 });
      expect(
        context().conflicts.toSorted((one, other) => one.key.localeCompare(other.key)),
      ).toEqual([
        { key: 'EmbedColor', base: '#ffffff', yours: '#000000', theirs: '#777777' },
        { key: 'SuccessPoints', base: 5, yours: 70, theirs: 7 },
      ]);
    });

    it('ignores the resolution of a key without a conflict', () => {
      const { context, storedDrafts, send, state } = conflicted();
      const [was, timesStored] = [context(), storedDrafts.length];
      send({ type: 'resolve', key: 'EmbedColor', choice: 'theirs' });
      expect(state()).toEqual('conflicted');
      expect(context()).toEqual(was);
      expect(storedDrafts).toHaveLength(timesStored);
    });

    it('is resolved with theirs when the change is reverted', () => {
      const { context, send, state } = conflicted();
      send({ type: 'revert', key: 'SuccessPoints' });
      expect(state()).toEqual({ ready: 'clean' });
      expect(context().draft).toEqual(config({ ...before, SuccessPoints: 7 }));
    });

    it('is resolved with theirs when all changes are discarded', () => {
      const { context, storedDrafts, send, state } = conflicted();
      send({ type: 'edit', key: 'EmbedColor', value: '#000000' });
      send({ type: 'discard' });
      expect(state()).toEqual({ ready: 'clean' });
      expect(context().draft).toEqual(config({ ...before, SuccessPoints: 7 }));
      expect(storedDrafts.at(-1)).toEqual(null);
    });

    it('shows their newer value when they change it again', () => {
      const { context, receive, state } = conflicted();
      receive(stored(3, { SuccessPoints: 8, typingPoints: 3 }));
      expect(state()).toEqual('conflicted');
      expect(context()).toEqual({
        userId,
        serverId,
        base: config({ ...before, SuccessPoints: 8, typingPoints: 3 }),
        draft: config({ ...before, SuccessPoints: 10, typingPoints: 3 }),
        version: 3,
        conflicts: [{ key: 'SuccessPoints', base: 5, yours: 10, theirs: 8 }],
        sent: [],
      });
    });

    it('ends when they undo their change', () => {
      const { context, receive, state } = conflicted();
      receive(stored(3));
      expect(state()).toEqual({ ready: 'dirty' });
      expect(context().draft).toEqual(config({ ...before, SuccessPoints: 10 }));
    });

    it('is still a conflict after a reload', () => {
      const first = conflicted();
      const second = start();
      second.answerLoad(loaded(2, { SuccessPoints: 7 }, first.storedDrafts.at(-1) ?? null));
      expect(second.state()).toEqual('conflicted');
      expect(second.context()).toEqual(first.context());
    });

    it('stays resolved after a reload', () => {
      const first = conflicted();
      first.send({ type: 'resolve', key: 'SuccessPoints', choice: 'base' });
      const second = start();
      second.answerLoad(loaded(2, { SuccessPoints: 7 }, first.storedDrafts.at(-1) ?? null));
      expect(second.state()).toEqual({ ready: 'dirty' });
      expect(second.context()).toEqual(first.context());
    });
  });

  describe('saving', () => {
    it('is clean with the saved values and the changes by others', () => {
      const { context, storedDrafts, send, state } = savingTen();
      send({ type: 'saved', stored: stored(3, { SuccessPoints: 10, typingPoints: 3 }) });
      expect(state()).toEqual({ ready: 'clean' });
      expect(context()).toEqual({
        userId,
        serverId,
        base: config({ ...before, SuccessPoints: 10, typingPoints: 3 }),
        draft: config({ ...before, SuccessPoints: 10, typingPoints: 3 }),
        version: 3,
        conflicts: [],
        sent: [],
      });
      expect(storedDrafts.at(-1)).toEqual(null);
    });

    it('keeps an edit to another key made during the save', () => {
      const { context, storedDrafts, send, state } = savingTen();
      send({ type: 'edit', key: 'EmbedColor', value: '#000000' });
      send({ type: 'saved', stored: stored(2, { SuccessPoints: 10 }) });
      expect(state()).toEqual({ ready: 'dirty' });
      expect(changes(context())).toEqual([
        { key: 'EmbedColor', before: '#ffffff', after: '#000000' },
      ]);
      expect(storedDrafts.at(-1)).toEqual({
        version: 2,
        base: { EmbedColor: '#ffffff' },
        values: { EmbedColor: '#000000' },
      });
    });

    describe('a secret', () => {
      const change = { key: 'WhopAPIKey', before: null, after: 'typed' } as const;

      function savingSecret() {
        const form = ready();
        form.send({ type: 'edit', key: 'WhopAPIKey', value: 'typed' });
        form.send({ type: 'saving', changes: [change] });
        return form;
      }

      it('is removed from the form once it is saved, and never stored', () => {
        const { context, storedDrafts, send, state } = savingSecret();
        send({ type: 'saved', stored: stored(2) });
        expect(state()).toEqual({ ready: 'clean' });
        expect(JSON.stringify([context(), storedDrafts])).not.toContain('typed');
      });

      it('is also removed when the channel reports the save first', () => {
        const { context, receive, send, state } = savingSecret();
        receive(stored(2));
        expect(changes(context())).toEqual([change]);
        send({ type: 'saved', stored: stored(2) });
        expect(state()).toEqual({ ready: 'clean' });
        expect(JSON.stringify(context())).not.toContain('typed');
      });

      it.each(['before', 'after'] as const)(
        'causes no conflict when edited during a save that the channel reports %s the response',
        (order) => {
          const { context, receive, send, state } = savingSecret();
          send({ type: 'edit', key: 'WhopAPIKey', value: 'typed on' });
          if (order === 'before') receive(stored(2));
          send({ type: 'saved', stored: stored(2) });
          receive(stored(2));
          expect(state()).toEqual({ ready: 'dirty' });
          expect(changes(context())).toEqual([{ ...change, after: 'typed on' }]);
        },
      );

      it('is cleared by a save, and clearing can be reverted before it', () => {
        const { context, send, state } = ready();
        send({ type: 'edit', key: 'WhopAPIKey', value: '' });
        expect(saveRequestOf(context()).changes).toEqual([{ ...change, after: '' }]);
        send({ type: 'revert', key: 'WhopAPIKey' });
        expect(state()).toEqual({ ready: 'clean' });
        send({ type: 'edit', key: 'WhopAPIKey', value: '' });
        send({ type: 'saving', changes: [{ ...change, after: '' }] });
        send({ type: 'saved', stored: stored(2) });
        expect(state()).toEqual({ ready: 'clean' });
      });

      it('causes no conflict when someone else sets it too', () => {
        const { context, receive, send, state } = ready();
        send({ type: 'edit', key: 'WhopAPIKey', value: 'typed' });
        receive(stored(2));
        expect(state()).toEqual({ ready: 'dirty' });
        expect(changes(context())).toEqual([change]);
      });
    });

    it('keeps further edits to the same key', () => {
      const { context, send, state } = savingTen();
      send({ type: 'edit', key: 'SuccessPoints', value: 100 });
      send({ type: 'saved', stored: stored(2, { SuccessPoints: 10 }) });
      expect(state()).toEqual({ ready: 'dirty' });
      expect(changes(context())).toEqual([{ key: 'SuccessPoints', before: 10, after: 100 }]);
    });

    it.each([
      { type: 'edit', key: 'SuccessPoints', value: 5 },
      { type: 'revert', key: 'SuccessPoints' },
      { type: 'discard' },
    ] as const)('keeps a change back to the old value during the save: $type', (event) => {
      const { context, send, state } = savingTen();
      send(event);
      send({ type: 'saved', stored: stored(2, { SuccessPoints: 10 }) });
      expect(state()).toEqual({ ready: 'dirty' });
      expect(changes(context())).toEqual([{ key: 'SuccessPoints', before: 10, after: 5 }]);
    });

    it('is in conflict if others changed a key that was edited during the save', () => {
      const { context, send, state } = savingTen();
      send({ type: 'edit', key: 'typingPoints', value: 9 });
      send({ type: 'saved', stored: stored(3, { SuccessPoints: 10, typingPoints: 3 }) });
      expect(state()).toEqual('conflicted');
      expect(context().conflicts).toEqual([{ key: 'typingPoints', base: 1, yours: 9, theirs: 3 }]);
    });

    describe('reported by the channel before the response arrives', () => {
      it.each([
        { typed: 10, left: [] },
        { typed: 100, left: [{ key: 'SuccessPoints', before: 10, after: 100 }] },
        { typed: 5, left: [{ key: 'SuccessPoints', before: 10, after: 5 }] },
      ])('is recognized as our own save, without a conflict: $typed', ({ typed, left }) => {
        const { context, receive, send, state } = savingTen();
        send({ type: 'edit', key: 'SuccessPoints', value: typed });
        receive(stored(2, { SuccessPoints: 10 }));
        const end = { ready: left.length > 0 ? 'dirty' : 'clean' };
        expect([state(), changes(context())]).toEqual([end, left]);
        send({ type: 'saved', stored: stored(2, { SuccessPoints: 10 }) });
        expect([state(), changes(context())]).toEqual([end, left]);
        expect(context().version).toEqual(2);
      });

      it('keeps the newer version when others save again before the response', () => {
        const { context, receive, send, state } = savingTen();
        receive(stored(2, { SuccessPoints: 10 }));
        receive(stored(3, { SuccessPoints: 8 }));
        send({ type: 'edit', key: 'SuccessPoints', value: 9 });
        send({ type: 'saved', stored: stored(2, { SuccessPoints: 10 }) });
        expect(state()).toEqual({ ready: 'dirty' });
        expect(changes(context())).toEqual([{ key: 'SuccessPoints', before: 8, after: 9 }]);
        expect(context().version).toEqual(3);
      });

      it('ends a conflict with a later save by others when the response confirms our own save', () => {
        const { context, receive, send, state } = savingTen();
        receive(stored(3, { SuccessPoints: 8 }));
        expect(state()).toEqual('conflicted');
        send({ type: 'saved', stored: stored(2, { SuccessPoints: 10 }) });
        expect(state()).toEqual({ ready: 'clean' });
        expect(context()).toEqual({
          userId,
          serverId,
          base: config({ ...before, SuccessPoints: 8 }),
          draft: config({ ...before, SuccessPoints: 8 }),
          version: 3,
          conflicts: [],
          sent: [],
        });
      });
    });

    it('recognizes only the values of the last save as its own', () => {
      const { receive, send, state } = savingTen();
      send({ type: 'saved', stored: stored(2, { SuccessPoints: 10 }) });
      receive(stored(3, { SuccessPoints: 6 }));
      send({ type: 'edit', key: 'SuccessPoints', value: 11 });
      receive(stored(4, { SuccessPoints: 10 }));
      expect(state()).toEqual('conflicted');
    });
  });

  describe('a save rejected because others saved first', () => {
    it('is in conflict for the key that both changed, and merges the others', () => {
      const { context, send, state, storedDrafts } = savingTen();
      send(stale(3, { SuccessPoints: 7, typingPoints: 3 }));
      expect(state()).toEqual('conflicted');
      expect(context()).toEqual({
        userId,
        serverId,
        base: config({ ...before, SuccessPoints: 7, typingPoints: 3 }),
        draft: config({ ...before, SuccessPoints: 10, typingPoints: 3 }),
        version: 3,
        conflicts: [{ key: 'SuccessPoints', base: 5, yours: 10, theirs: 7 }],
        sent: [],
      });
      expect(storedDrafts.at(-1)).toEqual({
        version: 3,
        base: { SuccessPoints: 5 },
        values: { SuccessPoints: 10 },
      });
    });

    it('shows edits made since then as yours', () => {
      const { context, send } = savingTen();
      send({ type: 'edit', key: 'SuccessPoints', value: 100 });
      send({ type: 'edit', key: 'EmbedColor', value: '#000000' });
      send(stale(2, { SuccessPoints: 7 }));
      expect(context().conflicts).toEqual([
        { key: 'SuccessPoints', base: 5, yours: 100, theirs: 7 },
      ]);
      expect(context().draft).toEqual(
        config({ ...before, SuccessPoints: 100, EmbedColor: '#000000' }),
      );
    });

    it('changes nothing if the channel already reported it', () => {
      const { context, receive, send, state } = savingTen();
      receive(stored(2, { SuccessPoints: 7 }));
      const was = context();
      send(stale(2, { SuccessPoints: 7 }));
      expect(state()).toEqual('conflicted');
      expect(context()).toEqual({ ...was, sent: [] });
    });

    it('does not reopen a conflict that was resolved before the response', () => {
      const { context, receive, send, state } = savingTen();
      receive(stored(2, { SuccessPoints: 7 }));
      send({ type: 'resolve', key: 'SuccessPoints', choice: 'yours' });
      send(stale(2, { SuccessPoints: 7 }));
      expect(state()).toEqual({ ready: 'dirty' });
      expect(changes(context())).toEqual([{ key: 'SuccessPoints', before: 7, after: 10 }]);
    });

    it('does not replace a newer version', () => {
      const { context, receive, send, state } = savingTen();
      receive(stored(3));
      const was = context();
      send(stale(2, { SuccessPoints: 7 }));
      expect(state()).toEqual({ ready: 'dirty' });
      expect(context()).toEqual(was);
    });
  });
});

/** Returns the conflict event for the save that `savingTen` starts. */
function stale(version: number, patch: ConfigPatch): ConfigEditEvent {
  const theirs = stored(version, patch);
  const conflict = {
    key: 'SuccessPoints',
    base: 5,
    yours: 10,
    theirs: theirs.config.SuccessPoints,
  } as const;
  return { type: 'conflict', conflicts: [conflict], theirs };
}

function changes({ base, draft }: { base: BotConfig; draft: BotConfig }) {
  return changesBetween(base, draft);
}

/** Starts the machine with mock actors. `storedDrafts` has the drafts that the machine stored, in order. */
function start() {
  const storedDrafts: DraftToStore['draft'][] = [];
  const machine = configEditMachine.provide({
    actions: {
      storeDraft: (_, params) => {
        expect(params.owner).toEqual({ userId, serverId });
        storedDrafts.push(params.draft);
      },
    },
  });
  const world = createWorld(machine, {
    input: { userId, serverId },
    promises: ['load'],
    callbacks: ['watchRemote'],
  });
  world.actor.start();
  const snapshot = () => {
    world.rethrow();
    return world.snapshot() as ReturnType<typeof configEditMachine.resolveState>;
  };
  return {
    calls: world.calls,
    storedDrafts,
    send: (event: ConfigEditEvent) => world.actor.send(event),
    receive: (theirs: StoredConfig) =>
      world.openCall({ src: 'watchRemote' }).send({ type: 'remote changed', stored: theirs }),
    answerLoad: (answer: LoadAnswer) => world.openCall({ src: 'load' }).answer(answer),
    state: () => snapshot().value,
    context: () => snapshot().context,
  };
}

function ready() {
  const world = start();
  world.answerLoad(loaded(1));
  world.storedDrafts.length = 0;
  return world;
}

/** Creates a conflict. The base value is 5, the user's value is 10, and the stored value is 7. */
function conflicted() {
  const world = ready();
  world.send({ type: 'edit', key: 'SuccessPoints', value: 10 });
  world.receive(stored(2, { SuccessPoints: 7 }));
  return world;
}

/** Edits the value to 10 and starts a save. */
function savingTen() {
  const world = ready();
  world.send({ type: 'edit', key: 'SuccessPoints', value: 10 });
  world.send({ type: 'saving', changes: changes(world.context()) });
  return world;
}
