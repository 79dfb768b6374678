import { assertEvent, emit, enqueueActions, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { Conflict, SaveError, SaveRequest, StoredConfig } from '#domain/bot-config/config';
import type { SaveDenial, SaveVerdict } from '#domain/permissions/config-rights';
import type { Result } from '#domain/result';
import { unprovided } from '../unprovided';

export type SaveAnswer = Result<StoredConfig, SaveError>;

/** `verdict` is what `canSaveChanges` says of this person, these changes and this server. */
export type ConfigSaveEvent =
  | { type: 'save'; request: SaveRequest; verdict: SaveVerdict }
  | { type: 'dismiss' };

/** How a save ended, for a toast. A conflict has no sentence of its own: it is for the form to show. */
export type SaveNotice = 'saved' | Exclude<SaveError['kind'], 'conflict'>;

/** What is heard of a save: notices by the app, the rest by `config-edit` (`reportSaves`). */
export type ConfigSaveEmitted =
  | { type: 'saving'; changes: SaveRequest['changes'] }
  | { type: 'saved'; stored: StoredConfig }
  | { type: 'conflict'; conflicts: readonly Conflict[]; theirs: StoredConfig }
  | { type: 'notice'; notice: SaveNotice };

const refusedAs = <Kind extends SaveError['kind']>(kind: Kind) =>
  ({
    type: 'wasRefusedAs',
    params: ({ event }: { event: DoneActorEvent<SaveAnswer> }) => ({ answer: event.output, kind }),
  }) as const;

/**
 * Saving a configuration: once at a time, first by the rights this browser knows of, then by the server's word.
 * Each error of spec §8 «Configuration» is a state; from each of them, and from `saved`, it can be tried again.
 */
export const configSaveMachine = setup({
  types: {
    events: {} as ConfigSaveEvent,
    emitted: {} as ConfigSaveEmitted,
  },
  actors: { save: fromPromise<SaveAnswer, SaveRequest>(unprovided('save')) },
  actions: {
    notify: emit((_, notice: SaveNotice) => ({ type: 'notice', notice })),
    tellSaving: emit(({ event }) => {
      assertEvent(event, 'save');
      return { type: 'saving', changes: event.request.changes };
    }),
    tellAnswer: enqueueActions(({ enqueue }, answer: SaveAnswer) => {
      if (answer.ok) enqueue.emit({ type: 'saved', stored: answer.value });
      else if (answer.error.kind === 'conflict') {
        const { conflicts, theirs } = answer.error;
        enqueue.emit({ type: 'conflict', conflicts, theirs });
      }
    }),
  },
  guards: {
    changesSomething: (_, { changes }: SaveRequest) => changes.length > 0,
    isAllowed: ({ event }) => {
      assertEvent(event, 'save');
      return event.verdict.allowed;
    },
    isDenied: ({ event }, reason: SaveDenial) => {
      assertEvent(event, 'save');
      return !event.verdict.allowed && event.verdict.reason === reason;
    },
    wasSaved: (_, answer: SaveAnswer) => answer.ok,
    wasRefusedAs: (_, { answer, kind }: { answer: SaveAnswer; kind: SaveError['kind'] }) =>
      !answer.ok && answer.error.kind === kind,
  },
  delays: {
    /** «Saved» stays on the button as long as its toast does. */
    savedNotice: 5_000,
  },
}).createMachine({
  id: 'configSave',
  initial: 'idle',
  on: {
    save: {
      guard: { type: 'changesSomething', params: ({ event }) => event.request },
      target: '.checking',
    },
  },
  states: {
    idle: {},
    checking: {
      always: [
        { guard: 'isAllowed', target: 'saving' },
        {
          guard: { type: 'isDenied', params: 'notAllowedToModify' },
          target: 'refused.notAllowedToModify',
        },
        {
          guard: { type: 'isDenied', params: 'notAllowedToSave' },
          target: 'refused.notAllowedToSave',
        },
        {
          guard: { type: 'isDenied', params: 'notAllowedToEditApi' },
          target: 'refused.notAllowedToEditApi',
        },
        { guard: { type: 'isDenied', params: 'signInRequired' }, target: 'refused.signInRequired' },
        { target: 'refused.invalidServer' },
      ],
    },
    saving: {
      on: { save: undefined }, // a second press must not post twice
      entry: 'tellSaving',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ event }) => {
          assertEvent(event, 'save');
          return event.request;
        },
        onDone: [
          {
            guard: { type: 'wasSaved', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'tellAnswer', params: ({ event }) => event.output },
          },
          {
            guard: refusedAs('conflict'),
            target: 'refused.conflict',
            actions: { type: 'tellAnswer', params: ({ event }) => event.output },
          },
          { guard: refusedAs('notAllowedToModify'), target: 'refused.notAllowedToModify' },
          { guard: refusedAs('notAllowedToSave'), target: 'refused.notAllowedToSave' },
          { guard: refusedAs('notAllowedToEditApi'), target: 'refused.notAllowedToEditApi' },
          { guard: refusedAs('signInRequired'), target: 'refused.signInRequired' },
          { guard: refusedAs('invalidServer'), target: 'refused.invalidServer' },
          { guard: refusedAs('unanswered'), target: 'unanswered' },
          { target: 'failed' },
        ],
      },
    },
    saved: {
      entry: { type: 'notify', params: 'saved' },
      after: { savedNotice: 'idle' },
      on: { dismiss: 'idle' },
    },
    refused: {
      initial: 'notAllowedToModify',
      on: { dismiss: 'idle' },
      states: {
        notAllowedToModify: { entry: { type: 'notify', params: 'notAllowedToModify' } },
        notAllowedToSave: { entry: { type: 'notify', params: 'notAllowedToSave' } },
        notAllowedToEditApi: { entry: { type: 'notify', params: 'notAllowedToEditApi' } },
        signInRequired: { entry: { type: 'notify', params: 'signInRequired' } },
        invalidServer: { entry: { type: 'notify', params: 'invalidServer' } },
        conflict: {},
      },
    },
    unanswered: {
      entry: { type: 'notify', params: 'unanswered' },
      on: { dismiss: 'idle' },
    },
    failed: {
      entry: { type: 'notify', params: 'failed' },
      on: { dismiss: 'idle' },
    },
  },
});
