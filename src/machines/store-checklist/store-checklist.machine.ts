import { createActorContext } from '@xstate/react';
import { assign, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { OwnMembership, OwnMembershipsError } from '#domain/marketplace/own-membership';
import type { Result } from '#domain/result';
import { errorTransitions, isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type MembershipsAnswer = Result<readonly OwnMembership[], OwnMembershipsError>;

const answered = ({ event }: { event: DoneActorEvent<MembershipsAnswer> }) => event.output;

/** Loads the memberships of a store for the checklist on its overview page (product.md §21.6). */
export const storeChecklistMachine = setup({
  types: {
    input: {} as { storeId: string },
    context: {} as { storeId: string; memberships: readonly OwnMembership[] },
    events: {} as { type: 'retry' },
  },
  actors: {
    loadMemberships: fromPromise<MembershipsAnswer, { storeId: string }>(
      unprovided('loadMemberships'),
    ),
  },
  actions: {
    show: assign((_, answer: MembershipsAnswer) =>
      answer.ok ? { memberships: answer.value } : {},
    ),
  },
  guards: {
    isOk: (_, answer: MembershipsAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
}).createMachine({
  id: 'storeChecklist',
  context: ({ input: { storeId } }) => ({ storeId, memberships: [] }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'loadMemberships',
        input: ({ context: { storeId } }) => ({ storeId }),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'listed',
            actions: { type: 'show', params: answered },
          },
          ...errorTransitions<MembershipsAnswer>()({
            signInRequired: 'failed.signInRequired',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
    },
    listed: {},
    failed: {
      initial: 'unreachable',
      states: { signInRequired: {}, unreachable: {} } as const satisfies Record<
        OwnMembershipsError['kind'],
        object
      >,
      on: { retry: 'loading' },
    },
  },
});

export const StoreChecklistContext = createActorContext(storeChecklistMachine);
