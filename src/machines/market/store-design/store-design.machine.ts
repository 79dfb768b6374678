import { createActorContext } from '@xstate/react';
import { not, type SnapshotFrom } from 'xstate';
import { designChanges } from '#domain/marketplace/design-form';
import { storeSaveErrorKinds } from '#domain/marketplace/own-store';
import { errorTransitions, failedBy, noticesOf, statesOf } from '../../error-transitions';
import { designToSave, draftOf, initialEditing } from './editing';
import {
  answered,
  designSetup,
  type DesignSaveAnswer,
  type StoreDesignData,
} from './store-design.setup';

const keep = {
  type: 'storeDraft',
  params: ({ context }: { context: StoreDesignData }) => ({
    storeId: context.store.id,
    draft: draftOf(context),
  }),
} as const;

/**
 * The design of a store (product.md §21.10). Every change can be undone, and a draft is stored in this browser. A newer
 * version is merged; the seller chooses a value for each field that both sides changed.
 */
export const storeDesignMachine = designSetup.createMachine({
  id: 'storeDesign',
  context: ({ input }) => ({ ...initialEditing(input.store), sent: null }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        input: ({ context }) => ({ storeId: context.store.id }),
        onDone: {
          target: 'open',
          actions: { type: 'recover', params: ({ event }) => event.output },
        },
      },
      on: {
        'store changed': {
          guard: { type: 'isNewer', params: ({ event }) => event.store },
          actions: { type: 'receive', params: ({ event }) => event.store },
        },
      },
    },
    open: {
      type: 'parallel',
      on: {
        edit: { actions: [{ type: 'edit', params: ({ event }) => event }, keep] },
        undo: { guard: 'hasPast', actions: ['undo', keep] },
        redo: { guard: 'hasFuture', actions: ['redo', keep] },
        reset: { actions: ['reset', keep, { type: 'notify', params: 'reset' }] },
        discard: { guard: 'hasChanges', actions: ['discard', keep] },
        'store changed': {
          guard: { type: 'isNewer', params: ({ event }) => event.store },
          actions: [{ type: 'receive', params: ({ event }) => event.store }, keep],
        },
        resolve: {
          guard: { type: 'clashesAt', params: ({ event }) => event.key },
          actions: [{ type: 'resolve', params: ({ event }) => event }, keep],
        },
      },
      states: {
        form: {
          initial: 'clean',
          states: {
            clean: {
              always: [
                { guard: 'hasClashes', target: 'conflicted' },
                { guard: 'hasChanges', target: 'dirty' },
              ],
            },
            dirty: {
              always: [
                { guard: 'hasClashes', target: 'conflicted' },
                { guard: not('hasChanges'), target: 'clean' },
              ],
            },
            conflicted: { always: { guard: not('hasClashes'), target: 'dirty' } },
          },
        },
        save: {
          initial: 'idle',
          on: {
            save: [
              { guard: 'hasProblems', actions: 'emitProblems' },
              { guard: 'mayBeSaved', target: '.saving' },
            ],
          },
          states: {
            idle: {},
            saving: {
              on: { save: undefined }, // ignore a second press
              entry: 'send',
              invoke: {
                id: 'save',
                src: 'save',
                input: ({ context }) => ({
                  store: context.store,
                  change: { design: designToSave(context), isDesigned: true },
                }),
                onDone: [
                  {
                    guard: { type: 'isOk', params: answered },
                    target: 'saved',
                    actions: [{ type: 'takeAnswer', params: answered }, keep, 'emitSaved'],
                  },
                  {
                    guard: { type: 'isMerged', params: answered },
                    target: 'saving',
                    reenter: true,
                    actions: [{ type: 'takeAnswer', params: answered }, keep],
                  },
                  ...errorTransitions<DesignSaveAnswer>()({
                    ...failedBy(storeSaveErrorKinds),
                    conflict: {
                      target: 'failed.conflict',
                      actions: [{ type: 'takeAnswer', params: answered }, keep],
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
              ...statesOf([...storeSaveErrorKinds, 'conflict'], noticesOf(storeSaveErrorKinds)),
            },
          },
        },
        view: {
          on: {
            show: [
              {
                guard: { type: 'isPreview', params: ({ event }) => event.view },
                target: '.preview',
              },
              { target: '.form' },
            ],
          },
          initial: 'form',
          states: { form: {}, preview: {} },
        },
      },
    },
  },
});

export const StoreDesignContext = createActorContext(storeDesignMachine);

type DesignSnapshot = SnapshotFrom<typeof storeDesignMachine>;

export function isDesignChanged({ context: { store, form } }: DesignSnapshot): boolean {
  return designChanges(store.design, form).length > 0;
}

/** Returns whether the form has changes from an earlier visit that were stored in this browser. */
export function isDesignRestored(snapshot: DesignSnapshot): boolean {
  return snapshot.context.isRestored && isDesignChanged(snapshot);
}
