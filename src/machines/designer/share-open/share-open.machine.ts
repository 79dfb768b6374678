import { createActorContext } from '@xstate/react';
import {
  assign,
  emit,
  enqueueActions,
  fromPromise,
  setup,
  type DoneActorEvent,
  type SnapshotFrom,
} from 'xstate';
import type { Message } from '#domain/message/message';
import type { ShareFailure } from '#domain/message/share-link';
import type { Result } from '#domain/result';
import { unprovided } from '../../unprovided';

export type DecodeAnswer = Result<Message, ShareFailure>;

export type ShareOpenEvent =
  /** The user has followed a link to this page while the page was open. */
  { type: 'open'; share: string } | { type: 'dismiss' };

export type ShareOpenEmitted =
  | { type: 'notice'; notice: 'sharedLoaded' | 'sharedInvalid' }
  /** The decoded message replaces the message in the editor. The replacement is an undo step. */
  | { type: 'loaded'; message: Message };

export interface ShareOpenData {
  /** The `share` parameter to decode; null for none. */
  share: string | null;
}

const answered = ({ event }: { event: DoneActorEvent<DecodeAnswer> }) => event.output;

/** The link is not trusted: decoding returns a sanitized message or an error (product.md §15.16). */
export const shareOpenMachine = setup({
  types: {
    input: {} as { share: string | null },
    context: {} as ShareOpenData,
    events: {} as ShareOpenEvent,
    emitted: {} as ShareOpenEmitted,
  },
  actors: { decode: fromPromise<DecodeAnswer, string>(unprovided('decode')) },
  actions: {
    setShare: assign((_, share: string) => ({ share })),
    clearShare: assign({ share: null }),
    emitLoaded: enqueueActions(({ enqueue }, answer: DecodeAnswer) => {
      if (!answer.ok) return;
      enqueue.emit({ type: 'loaded', message: answer.value });
      enqueue.emit({ type: 'notice', notice: 'sharedLoaded' });
    }),
    notifyInvalid: emit({ type: 'notice', notice: 'sharedInvalid' }),
  },
  guards: {
    hasShare: ({ context }) => context.share !== null,
    isOk: (_, answer: DecodeAnswer) => answer.ok,
    /** Matches every reason for which decoding failed, because all invalid links have the same state and text. */
    isInvalid: (_, answer: DecodeAnswer) => !answer.ok,
  },
}).createMachine({
  id: 'shareOpen',
  context: ({ input }) => ({ share: input.share }),
  initial: 'idle',
  on: {
    open: {
      target: '.decoding',
      actions: { type: 'setShare', params: ({ event }) => event.share },
      reenter: true,
    },
    dismiss: '.idle',
  },
  states: {
    idle: { on: { dismiss: undefined }, always: { guard: 'hasShare', target: 'decoding' } },
    decoding: {
      on: { dismiss: undefined },
      invoke: {
        id: 'decode',
        src: 'decode',
        input: ({ context }) => context.share ?? '',
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'loaded',
            actions: { type: 'emitLoaded', params: answered },
          },
          {
            guard: { type: 'isInvalid', params: answered },
            target: 'invalid',
            actions: 'notifyInvalid',
          },
        ],
      },
    },
    loaded: { entry: 'clearShare' },
    invalid: { entry: 'clearShare' },
  },
});

export const ShareOpenContext = createActorContext(shareOpenMachine);

export const isOpening = (state: SnapshotFrom<typeof shareOpenMachine>): boolean =>
  state.matches('decoding');
