import {
  assertEvent,
  assign,
  emit,
  enqueueActions,
  fromPromise,
  setup,
  type DoneActorEvent,
} from 'xstate';
import { cardId } from '#domain/marketplace/card';
import type { OwnStore, StoreSaveError } from '#domain/marketplace/own-store';
import type { Result } from '#domain/result';
import type { PictureError } from '#domain/team/failure';
import { errorTransitions, isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

/** The social picture of a store; null if this browser cannot draw it. */
export type CardAnswer = File | null;
/** The name of the uploaded picture in its bucket. */
export type UploadAnswer = Result<string, PictureError>;
export type PublishAnswer = Result<OwnStore, StoreSaveError>;

export type StorePublishEvent =
  /** `isComplete` is true if all steps of the checklist are done. The picture is drawn again on each `publish`. */
  | { type: 'publish'; store: OwnStore; isComplete: boolean; cardLine: string }
  | { type: 'unpublish'; store: OwnStore }
  /** The picture of a public store shows something that has changed: it is drawn again, and nothing else is saved. */
  | { type: 'redraw'; store: OwnStore; cardLine: string }
  | { type: 'dismiss' };

type PublishErrorKind = StoreSaveError['kind'] | PictureError['kind'] | 'incomplete';

/** The result, for a toast. */
export type PublishNotice = 'published' | 'unpublished' | 'pictureStale' | PublishErrorKind;

export type StorePublishEmitted =
  | { type: 'notice'; notice: PublishNotice }
  /** The stored version of the store, after a save in this tab or in another tab. */
  | { type: 'saved'; store: OwnStore };

interface StorePublishContext {
  store: OwnStore | null;
  /** The last line of the picture, such as the price. */
  cardLine: string;
  card: File | null;
  cardPath: string | null;
  /** Whether only the picture is drawn again. */
  isRedraw: boolean;
}

const drawn = ({ event }: { event: DoneActorEvent<CardAnswer> }) => event.output;
const uploaded = ({ event }: { event: DoneActorEvent<UploadAnswer> }) => event.output;
const answered = ({ event }: { event: DoneActorEvent<PublishAnswer> }) => event.output;

/**
 * @throws if `value` is null, which is a defect in the chart: the events and the earlier steps set every value that a
 * request needs.
 */
function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The machine publishes only after an event with a store.');
  return value;
}

/** While a step is running, further presses and dismissals are ignored. */
const ignored = {
  publish: undefined,
  unpublish: undefined,
  redraw: undefined,
  dismiss: undefined,
} as const;

const saveErrors = errorTransitions<PublishAnswer>()({
  slugTaken: 'failed.slugTaken',
  notAllowed: 'failed.notAllowed',
  notAdministrator: 'failed.notAdministrator',
  hiddenBySite: 'failed.hiddenBySite',
  rejected: 'failed.rejected',
  signInRequired: 'failed.signInRequired',
  unreachable: 'failed.unreachable',
  unanswered: 'failed.unanswered',
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
export const storePublishMachine = setup({
  types: {
    context: {} as StorePublishContext,
    events: {} as StorePublishEvent,
    emitted: {} as StorePublishEmitted,
  },
  actors: {
    draw: fromPromise<CardAnswer, { store: OwnStore; lastLine: string }>(unprovided('draw')),
    upload: fromPromise<UploadAnswer, { storeId: string; file: File; id: string }>(
      unprovided('upload'),
    ),
    save: fromPromise<
      PublishAnswer,
      { store: OwnStore; change: { isVisible?: boolean; cardPath?: string | null } }
    >(unprovided('save')),
  },
  actions: {
    take: assign(({ event }) => {
      assertEvent(event, ['publish', 'unpublish', 'redraw']);
      const cardLine = event.type === 'unpublish' ? '' : event.cardLine;
      const isRedraw = event.type === 'redraw';
      return { store: event.store, cardLine, card: null, cardPath: null, isRedraw };
    }),
    takeCard: assign((_, card: CardAnswer) => ({ card })),
    takePath: assign((_, answer: UploadAnswer) => (answer.ok ? { cardPath: answer.value } : {})),
    notify: emit((_, notice: PublishNotice) => ({ type: 'notice', notice })),
    emitStored: enqueueActions(({ enqueue }, answer: PublishAnswer) => {
      if (answer.ok) enqueue.emit({ type: 'saved', store: answer.value });
      else if (answer.error.kind === 'conflict') {
        enqueue.emit({ type: 'saved', store: answer.error.theirs });
      }
    }),
  },
  guards: {
    isComplete: (_, isComplete: boolean) => isComplete,
    // The machine has to check whether the site has hidden the store. The database would accept the save, because the
    // store is visible already, but visitors cannot open the page of a hidden store.
    isHidden: (_, { isHiddenBySite }: OwnStore) => isHiddenBySite,
    isDrawn: (_, card: CardAnswer) => card !== null,
    isOk: (_, answer: UploadAnswer | PublishAnswer) => answer.ok,
    isRedrawn: ({ context }, answer: PublishAnswer) => context.isRedraw && answer.ok,
    isRedraw: ({ context }) => context.isRedraw,
    isError: (_, params: ErrorParams) => isError(params),
  },
}).createMachine({
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
          ...errorTransitions<UploadAnswer>()({
            pictureRejected: 'failed.pictureRejected',
            notAllowed: 'failed.notAllowed',
            unreachable: 'failed.unreachable',
          }),
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
    failed: {
      initial: 'unreachable',
      states: {
        incomplete: { entry: { type: 'notify', params: 'incomplete' } },
        pictureRejected: { entry: { type: 'notify', params: 'pictureRejected' } },
        slugTaken: { entry: { type: 'notify', params: 'slugTaken' } },
        notAllowed: { entry: { type: 'notify', params: 'notAllowed' } },
        notAdministrator: { entry: { type: 'notify', params: 'notAdministrator' } },
        hiddenBySite: { entry: { type: 'notify', params: 'hiddenBySite' } },
        rejected: { entry: { type: 'notify', params: 'rejected' } },
        signInRequired: { entry: { type: 'notify', params: 'signInRequired' } },
        unreachable: { entry: { type: 'notify', params: 'unreachable' } },
        unanswered: { entry: { type: 'notify', params: 'unanswered' } },
        /**
         * Another tab has saved the store. The stored version is emitted, and the next attempt to publish uses that
         * version.
         */
        conflict: { entry: { type: 'notify', params: 'conflict' } },
      } as const satisfies Record<PublishErrorKind, object>,
    },
  },
});
