import { emit, fromPromise, setup, type DoneActorEvent, type SnapshotFrom } from 'xstate';
import type { Result } from '#domain/result';
import {
  errorTransitions,
  isError,
  type ErrorKind,
  type ErrorParams,
} from '../../error-transitions';
import { unprovided } from '../../unprovided';
import { createSharedActorContext } from '../../shared-actor.context';

export type LoadAnswer = Result<null, { kind: 'blocked' }>;

/** What a widget reports. */
export type ChallengeEvent =
  | { type: 'passed'; token: string }
  | { type: 'interaction needed' }
  | { type: 'refused' };

const loaded = ({ event }: { event: DoneActorEvent<LoadAnswer> }) => event.output;

const passed = {
  target: '#captcha.passed',
  actions: {
    type: 'answer',
    params: ({ event }: { event: { token: string } }) => event.token,
  },
} as const;

const canceled = {
  target: '#captcha.canceled',
  actions: { type: 'answer', params: null },
} as const;

/**
 * One security check (product.md §6.15), which gives one token for one request. Most users do not see it: the dialog
 * opens only if the user has to do something, or if the check has failed.
 */
export const captchaMachine = setup({
  types: {
    context: {} as Record<string, never>,
    events: {} as ChallengeEvent | { type: 'retry' } | { type: 'cancel' },
    /** `token` is null if the check was not passed. */
    emitted: {} as { type: 'answered'; token: string | null },
    tags: {} as 'open',
  },
  actors: {
    load: fromPromise<LoadAnswer>(unprovided('load')),
  },
  guards: {
    isOk: (_, answer: LoadAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  actions: {
    answer: emit((_, token: string | null) => ({ type: 'answered' as const, token })),
  },
  delays: {
    /** The time in ms after which a check that does not respond counts as blocked. */
    patience: 20_000,
  },
}).createMachine({
  id: 'captcha',
  context: {},
  initial: 'quiet',
  states: {
    /** The check runs without the dialog. */
    quiet: {
      initial: 'loading',
      on: { cancel: canceled },
      after: { patience: 'shown.failed.blocked' },
      states: {
        loading: {
          invoke: {
            id: 'load',
            src: 'load',
            onDone: [
              { guard: { type: 'isOk', params: loaded }, target: 'checking' },
              ...errorTransitions<LoadAnswer>()({ blocked: '#captcha.shown.failed.blocked' }),
            ],
          },
        },
        checking: {
          on: {
            passed,
            'interaction needed': '#captcha.shown.challenging',
            refused: '#captcha.shown.failed.refused',
          },
        },
      },
    },
    shown: {
      tags: 'open',
      initial: 'loading',
      on: { cancel: canceled },
      states: {
        loading: {
          after: { patience: 'failed.blocked' },
          invoke: {
            id: 'loadAgain',
            src: 'load',
            onDone: [
              { guard: { type: 'isOk', params: loaded }, target: 'challenging' },
              ...errorTransitions<LoadAnswer>()({ blocked: 'failed.blocked' }),
            ],
          },
        },
        challenging: { on: { passed, refused: 'failed.refused' } },
        failed: {
          initial: 'refused',
          on: { retry: 'loading' },
          states: { blocked: {}, refused: {} } as const satisfies Record<
            ErrorKind<LoadAnswer> | 'refused',
            object
          >,
        },
      },
    },
    passed: {},
    canceled: {},
  },
});

export const CaptchaContext = createSharedActorContext(captchaMachine);

/** What the page shows: the widget without a dialog, a view of the dialog, or nothing. */
export type CaptchaView = 'nothing' | 'quiet' | 'loading' | 'challenging' | 'blocked' | 'refused';

export function captchaView({ value }: SnapshotFrom<typeof captchaMachine>): CaptchaView {
  if (typeof value === 'string') return 'nothing';
  if ('quiet' in value) return value.quiet === 'checking' ? 'quiet' : 'nothing';
  return typeof value.shown === 'string' ? value.shown : value.shown.failed;
}
