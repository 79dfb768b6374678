import { createActorContext } from '@xstate/react';
import { cardId } from '#domain/marketplace/card';
import { storeSaveErrorKinds } from '#domain/marketplace/own-store';
import { pictureErrorKinds } from '#domain/team/failure';
import { errorTransitions, failedBy, noticesOf, statesOf } from '../../error-transitions';
import {
  answered,
  drawn,
  given,
  storePublishSetup,
  uploaded,
  type PublishAnswer,
  publishErrorKinds,
  type UploadAnswer,
} from './store-publish.setup';

/** While a step is running, further presses and dismissals are ignored. */
const ignored = {
  publish: undefined,
  unpublish: undefined,
  redraw: undefined,
  dismiss: undefined,
} as const;

const saveErrors = errorTransitions<PublishAnswer>()({
  ...failedBy(storeSaveErrorKinds),
  conflict: {
    target: 'failed.conflict',
    actions: { type: 'emitStored', params: answered },
  },
});

/**
 * Publishes a store (product.md §21.11). The machine draws the social picture of the store and uploads it. Then a
 * single save stores the name of the picture and makes the store visible. If the browser cannot draw the picture, the
 * store is published without a picture. Unpublishing is also a single save. `redraw` draws and stores the picture alone.
 */
export const storePublishMachine = storePublishSetup.createMachine({
  id: 'storePublish',
  context: { store: null, cardLine: '', card: null, cardPath: null, isRedraw: false },
  initial: 'idle',
  on: {
    publish: [
      {
        guard: { type: 'isHidden', params: ({ event }) => event.store },
        target: '.failed.hiddenBySite',
      },
      {
        guard: { type: 'isComplete', params: ({ event }) => event.isComplete },
        target: '.drawing',
        actions: 'take',
      },
      { target: '.failed.incomplete' },
    ],
    unpublish: { target: '.unpublishing', actions: 'take' },
    redraw: { target: '.drawing', actions: 'take' },
    dismiss: '.idle',
  },
  states: {
    idle: {},
    drawing: {
      on: ignored,
      invoke: {
        id: 'draw',
        src: 'draw',
        input: ({ context }) => ({ store: given(context.store), lastLine: context.cardLine }),
        onDone: [
          {
            guard: { type: 'isDrawn', params: drawn },
            target: 'uploading',
            actions: { type: 'takeCard', params: drawn },
          },
          { target: 'publishing' },
        ],
      },
    },
    uploading: {
      on: ignored,
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context: { store, card, cardLine } }) => ({
          storeId: given(store).id,
          file: given(card),
          id: cardId(given(store), cardLine),
        }),
        onDone: [
          {
            guard: { type: 'isOk', params: uploaded },
            target: 'publishing',
            actions: { type: 'takePath', params: uploaded },
          },
          { guard: 'isRedraw', target: 'done.stale' },
          ...errorTransitions<UploadAnswer>()(failedBy(pictureErrorKinds)),
        ],
      },
    },
    publishing: {
      on: ignored,
      invoke: {
        id: 'publish',
        src: 'save',
        // If the picture could not be drawn again, the store has none, because the old one is wrong.
        input: ({ context: { store, cardPath, isRedraw } }) => ({
          store: given(store),
          change: isRedraw
            ? { cardPath }
            : { isVisible: true, ...(cardPath !== null && { cardPath }) },
        }),
        onDone: [
          {
            guard: { type: 'isRedrawn', params: answered },
            target: 'done.redrawn',
            actions: { type: 'emitStored', params: answered },
          },
          {
            guard: 'isRedraw',
            target: 'done.stale',
            actions: { type: 'emitStored', params: answered },
          },
          {
            guard: { type: 'isOk', params: answered },
            target: 'done.published',
            actions: { type: 'emitStored', params: answered },
          },
          ...saveErrors,
        ],
      },
    },
    unpublishing: {
      on: ignored,
      invoke: {
        id: 'unpublish',
        src: 'save',
        input: ({ context }) => ({ store: given(context.store), change: { isVisible: false } }),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'done.unpublished',
            actions: { type: 'emitStored', params: answered },
          },
          ...saveErrors,
        ],
      },
    },
    done: {
      initial: 'published',
      states: {
        published: { entry: { type: 'notify', params: 'published' } },
        unpublished: { entry: { type: 'notify', params: 'unpublished' } },
        redrawn: {},
        /** The picture could not be stored. The next visit tries it again. */
        stale: { entry: { type: 'notify', params: 'pictureStale' } },
      },
    },
    /** After a conflict, the next attempt to publish uses the version that another tab has stored. */
    failed: statesOf(publishErrorKinds, noticesOf(publishErrorKinds)),
  },
});

export const StorePublishContext = createActorContext(storePublishMachine);
