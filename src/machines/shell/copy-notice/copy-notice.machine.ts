import { createActorContext } from '@xstate/react';
import { assign, fromPromise, setup } from 'xstate';
import type { Result } from '#domain/result';
import { errorTransitions, isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type CopyAnswer = Result<null, { kind: 'failed' }>;

export type CopyNoticeEvent = { type: 'copy'; text: string } | { type: 'dismiss' };

/** A copy button that shows “Copied!” for 2 s, or an error (product.md §15.11). */
export const copyNoticeMachine = setup({
  types: {
    context: {} as { text: string },
    events: {} as CopyNoticeEvent,
  },
  actors: {
    /** Must start synchronously, because browsers allow writing only right after a user action. */
    write: fromPromise<CopyAnswer, string>(unprovided('write')),
  },
  actions: { setText: assign((_, text: string) => ({ text })) },
  guards: {
    isOk: (_, answer: CopyAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  delays: {
    copiedNotice: 2_000,
  },
}).createMachine({
  id: 'copyNotice',
  context: { text: '' },
  initial: 'idle',
  on: {
    copy: { target: '.writing', actions: { type: 'setText', params: ({ event }) => event.text } },
  },
  states: {
    idle: {},
    writing: {
      on: { copy: undefined },
      invoke: {
        id: 'write',
        src: 'write',
        input: ({ context }) => context.text,
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'copied',
          },
          ...errorTransitions<CopyAnswer>()({ failed: 'failed' }),
        ],
      },
    },
    copied: { after: { copiedNotice: 'idle' } },
    failed: { on: { dismiss: 'idle' } },
  },
});

export const CopyNoticeContext = createActorContext(copyNoticeMachine);
