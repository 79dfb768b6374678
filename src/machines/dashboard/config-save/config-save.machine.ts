import { createActorContext } from '@xstate/react';
import { assertEvent, emit, enqueueActions, fromPromise, setup, type DoneActorEvent } from 'xstate';
import {
  type Conflict,
  type SaveError,
  saveErrorKinds,
  type SaveRequest,
  type StoredConfig,
} from '#domain/bot-config/config';
import type { SaveDenial, SaveVerdict } from '#domain/permissions/config-rights';
import type { Result } from '#domain/result';
import {
  type ErrorParams,
  errorTransitions,
  failedBy,
  guardedTransitions,
  isError,
  noticesOf,
  statesOf,
} from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type SaveAnswer = Result<StoredConfig, SaveError>;

/** `verdict` is the result of `canSaveChanges`. */
export type ConfigSaveEvent =
  | { type: 'save'; request: SaveRequest; verdict: SaveVerdict }
  | { type: 'dismiss' };

export type SaveNotice = 'saved' | Exclude<SaveError['kind'], 'conflict'>;

/** The app handles `notice`. `reportSaves` passes the other events on to `config-edit`. */
export type ConfigSaveEmitted =
  | { type: 'saving'; changes: SaveRequest['changes'] }
  | { type: 'saved'; stored: StoredConfig }
  | { type: 'conflict'; conflicts: readonly Conflict[]; theirs: StoredConfig }
  | { type: 'notice'; notice: SaveNotice };

const answered = ({ event }: { event: DoneActorEvent<SaveAnswer> }) => event.output;

/**
 * Sends one save at a time, after the browser's own check (product.md §9.12). The database makes the final decision.
 */
export const configSaveMachine = setup({
  types: {
    events: {} as ConfigSaveEvent,
    emitted: {} as ConfigSaveEmitted,
  },
  actors: { save: fromPromise<SaveAnswer, SaveRequest>(unprovided('save')) },
  actions: {
    notify: emit((_, notice: SaveNotice) => ({ type: 'notice', notice })),
    emitSaving: emit(({ event }) => {
      assertEvent(event, 'save');
      return { type: 'saving', changes: event.request.changes };
    }),
    emitAnswer: enqueueActions(({ enqueue }, answer: SaveAnswer) => {
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
    isOk: (_, answer: SaveAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  delays: {
    /** In ms. Equals the duration of the toast. */
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
        ...guardedTransitions<SaveDenial>()('isDenied', {
          notAllowedToModify: 'failed.notAllowedToModify',
          notAllowedToSave: 'failed.notAllowedToSave',
          notAllowedToEditApi: 'failed.notAllowedToEditApi',
          signInRequired: 'failed.signInRequired',
          invalidServer: 'failed.invalidServer',
        }),
      ],
    },
    saving: {
      on: { save: undefined }, // ignore a second press
      entry: 'emitSaving',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ event }) => {
          assertEvent(event, 'save');
          return event.request;
        },
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'saved',
            actions: { type: 'emitAnswer', params: answered },
          },
          ...errorTransitions<SaveAnswer>()({
            ...failedBy(saveErrorKinds),
            conflict: {
              target: 'failed.conflict',
              actions: { type: 'emitAnswer', params: answered },
            },
          }),
        ],
      },
    },
    saved: {
      entry: { type: 'notify', params: 'saved' },
      after: { savedNotice: 'idle' },
      on: { dismiss: 'idle' },
    },
    failed: {
      on: { dismiss: 'idle' },
      // After a conflict, `config-edit` gets the stored values, and the form shows the conflict.
      ...statesOf([...saveErrorKinds, 'conflict'], noticesOf(saveErrorKinds)),
    },
  },
});

/** The save of one server's configuration, shared by the button, the bar, and the panels that show its result. */
export const ConfigSaveContext = createActorContext(configSaveMachine);
