import { createActorContext } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { initialSetup, slugOf, hasChanges } from './editing';
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

/** Returns false after the store was created, because the page then navigates to its dashboard by itself. */
export function isUnsaved(setup: SnapshotFrom<typeof storeSetupMachine>): boolean {
  const isCreated =
    setup.matches({ form: 'created' }) || setup.matches({ form: 'createdWithoutLogo' });
  return hasChanges(setup.context) && !isCreated;
}

/** Returns whether the form has changes from an earlier visit that were stored in this browser. */
export function isSetupRestored(setup: SnapshotFrom<typeof storeSetupMachine>): boolean {
  return setup.context.isRestored && isUnsaved(setup);
}
