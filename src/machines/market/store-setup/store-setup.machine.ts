import { createActorContext } from '@xstate/react';
import { initialSetup, slugOf } from './editing';
import { form } from './form';
import { setupOfStore } from './store-setup.setup';

/**
 * The setup of a new or an existing store (product.md §21.7): its form and, in a parallel region, the check of its
 * address. The input is kept after every error, and is stored in this browser until it is saved.
 */
export const storeSetupMachine = setupOfStore.createMachine({
  id: 'storeSetup',
  type: 'parallel',
  context: ({ input }) => initialSetup(input),
  states: {
    form,
    address: {
      initial: 'resting',
      on: {
        change: {
          guard: { type: 'concernsSlug', params: ({ event }) => event.fields },
          target: '.waiting',
        },
      },
      states: {
        resting: {},
        waiting: {
          always: { guard: 'isSlugSettled', target: 'resting' },
          after: { typingPause: 'checking' },
        },
        checking: {
          invoke: {
            id: 'check',
            src: 'checkSlug',
            input: ({ context }) => ({
              slug: slugOf(context),
              storeId: context.store?.id ?? null,
            }),
            onDone: {
              target: 'resting',
              actions: { type: 'setChecked', params: ({ event }) => event.output },
            },
          },
        },
      },
    },
  },
});

export const StoreSetupContext = createActorContext(storeSetupMachine);
