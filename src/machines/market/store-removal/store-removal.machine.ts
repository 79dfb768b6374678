import { createActorContext } from '@xstate/react';
import { assign, emit, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { StoreRemovalError } from '#domain/marketplace/own-store';
import type { Result } from '#domain/result';
import { errorTransitions, isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type RemovalAnswer = Result<null, StoreRemovalError>;

export interface StoreRemovalInput {
  storeId: string;
  /** The name that the user has to type. */
  name: string;
}

const answered = ({ event }: { event: DoneActorEvent<RemovalAnswer> }) => event.output;

const removalSetup = setup({
  types: {
    input: {} as StoreRemovalInput,
    context: {} as StoreRemovalInput & { typed: string },
    events: {} as
      | { type: 'open' }
      | { type: 'type'; text: string }
      | { type: 'confirm' }
      | { type: 'close' },
    emitted: {} as { type: 'deleted'; storeId: string },
  },
  actors: {
    deleteStore: fromPromise<RemovalAnswer, { storeId: string }>(unprovided('deleteStore')),
  },
  guards: {
    isTyped: ({ context }) => isNameTyped(context),
    isOk: (_, answer: RemovalAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  actions: {
    type: assign((_, typed: string) => ({ typed })),
    startOver: assign({ typed: '' }),
    emitDeleted: emit(({ context: { storeId } }) => ({ type: 'deleted', storeId })),
  },
});

/**
 * Returns whether the user has typed the name of the store. Ignores spaces around the name, and differences in the
 * spaces between its words.
 */
export function isNameTyped({ name, typed }: { name: string; typed: string }): boolean {
  const words = (text: string) => text.normalize().trim().replaceAll(/\s+/g, ' ');
  return words(typed) === words(name);
}

/** The events of the open dialog while no request is pending. */
const asking = removalSetup.createStateConfig({
  on: {
    type: { actions: { type: 'type', params: ({ event }) => event.text } },
    confirm: { guard: 'isTyped', target: '#deleting' },
    close: '#closed',
  },
});

/** Deletes a store after the user has typed its name (product.md §21.7). */
export const storeRemovalMachine = removalSetup.createMachine({
  id: 'storeRemoval',
  context: ({ input: { storeId, name } }) => ({ storeId, name, typed: '' }),
  initial: 'closed',
  states: {
    closed: { id: 'closed', entry: 'startOver', on: { open: 'confirming' } },
    confirming: asking,
    deleting: {
      id: 'deleting',
      invoke: {
        id: 'delete',
        src: 'deleteStore',
        input: ({ context: { storeId } }) => ({ storeId }),
        onDone: [
          { guard: { type: 'isOk', params: answered }, target: 'deleted', actions: 'emitDeleted' },
          ...errorTransitions<RemovalAnswer>()({
            notAllowed: 'failed.notAllowed',
            hiddenBySite: 'failed.hiddenBySite',
            rejected: 'failed.rejected',
            signInRequired: 'failed.signInRequired',
            unreachable: 'failed.unreachable',
            unanswered: 'failed.unanswered',
          }),
        ],
      },
    },
    deleted: {},
    failed: {
      ...asking,
      initial: 'unreachable',
      states: {
        notAllowed: {},
        hiddenBySite: {},
        rejected: {},
        signInRequired: {},
        unreachable: {},
        unanswered: {},
      } as const satisfies Record<StoreRemovalError['kind'], object>,
    },
  },
});

export const StoreRemovalContext = createActorContext(storeRemovalMachine);
