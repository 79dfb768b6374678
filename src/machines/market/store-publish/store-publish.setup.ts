import {
  assertEvent,
  assign,
  emit,
  enqueueActions,
  fromPromise,
  setup,
  type DoneActorEvent,
} from 'xstate';
import {
  type OwnStore,
  type StoreSaveError,
  storeSaveErrorKinds,
} from '#domain/marketplace/own-store';
import type { Result } from '#domain/result';
import { type PictureError, pictureErrorKinds } from '#domain/team/failure';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

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

export const publishErrorKinds = [
  'incomplete',
  'conflict',
  ...storeSaveErrorKinds,
  ...pictureErrorKinds,
] as const;
export type PublishErrorKind = (typeof publishErrorKinds)[number];

/** The result, for a toast. */
export type PublishNotice = 'published' | 'unpublished' | 'pictureStale' | PublishErrorKind;

export type StorePublishEmitted =
  | { type: 'notice'; notice: PublishNotice }
  /** The stored version of the store, after a save in this tab or in another tab. */
  | { type: 'saved'; store: OwnStore };

export interface StorePublishData {
  store: OwnStore | null;
  /** The last line of the picture, such as the price. */
  cardLine: string;
  card: File | null;
  cardPath: string | null;
  /** Whether only the picture is drawn again. */
  isRedraw: boolean;
}

export const drawn = ({ event }: { event: DoneActorEvent<CardAnswer> }) => event.output;
export const uploaded = ({ event }: { event: DoneActorEvent<UploadAnswer> }) => event.output;
export const answered = ({ event }: { event: DoneActorEvent<PublishAnswer> }) => event.output;

/** @throws if `value` is null, which is a defect in the chart. */
export function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The machine publishes only after an event with a store.');
  return value;
}

export const storePublishSetup = setup({
  types: {
    context: {} as StorePublishData,
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
    // The database would accept the save, although visitors cannot open the page of a hidden store.
    isHidden: (_, { isHiddenBySite }: OwnStore) => isHiddenBySite,
    isDrawn: (_, card: CardAnswer) => card !== null,
    isOk: (_, answer: UploadAnswer | PublishAnswer) => answer.ok,
    isRedrawn: ({ context }, answer: PublishAnswer) => context.isRedraw && answer.ok,
    isRedraw: ({ context }) => context.isRedraw,
    isError: (_, params: ErrorParams) => isError(params),
  },
});
