import { assign, fromPromise, setup } from 'xstate';
import type { Result } from '#domain/result';
import { unprovided } from '../unprovided';

export type CopyAnswer = Result<null, { kind: 'failed' }>;

export type CopyNoticeEvent = { type: 'copy'; text: string } | { type: 'dismiss' };

/** One copy button: «Copied!» for 2 s (spec §9), or that the browser would not. */
export const copyNoticeMachine = setup({
  types: {
    context: {} as { text: string },
    events: {} as CopyNoticeEvent,
  },
  actors: {
    /** Puts a text on the clipboard. It has to begin before it returns: browsers allow it only during a press. */
    write: fromPromise<CopyAnswer, string>(unprovided('write')),
  },
  actions: { take: assign((_, text: string) => ({ text })) },
  guards: { wasWritten: (_, answer: CopyAnswer) => answer.ok },
  delays: {
    /** Spec §9: copied indicator. */
    copiedNotice: 2_000,
  },
}).createMachine({
  id: 'copyNotice',
  context: { text: '' },
  initial: 'idle',
  on: {
    copy: { target: '.writing', actions: { type: 'take', params: ({ event }) => event.text } },
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
            guard: { type: 'wasWritten', params: ({ event }) => event.output },
            target: 'copied',
          },
          { target: 'failed' },
        ],
      },
    },
    copied: { after: { copiedNotice: 'idle' } },
    failed: { on: { dismiss: 'idle' } },
  },
});
