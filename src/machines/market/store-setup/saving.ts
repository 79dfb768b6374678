import type { DoneActorEvent } from 'xstate';
import { storeOpeningErrorKinds, storeSaveErrorKinds } from '#domain/marketplace/own-store';
import { pictureErrorKinds } from '#domain/team/failure';
import { errorTransitions, failedBy } from '../../error-transitions';
import { draftToKeep, openRequest, saveRequest, storeIn } from './editing';
import { setupOfStore } from './store-setup.setup';
import type {
  LogoAnswer,
  OpenAnswer,
  SaveAnswer,
  StoreSetupData,
  StoreSetupEvent,
} from './store-setup.events';

type Of<Type extends StoreSetupEvent['type']> = {
  event: Extract<StoreSetupEvent, { type: Type }>;
};

export const keep = {
  type: 'storeDraft',
  params: ({ context }: { context: StoreSetupData }) => draftToKeep(context),
} as const;

/** The draft of a new store is stored without a store id, so the dashboard of the created store would not find it. */
const dropNewDraft = {
  type: 'storeDraft',
  params: ({ context: { userId } }: { context: StoreSetupData }) => ({
    owner: { userId, storeId: null },
    draft: null,
  }),
} as const;

/** Deletes an uploaded logo that was replaced or discarded before it was saved. */
export const dropUploaded = {
  type: 'dropLogo',
  params: ({ context }: { context: StoreSetupData }) => context.uploaded,
} as const;

/** The user can continue to type during a save. */
export const typing = {
  actions: [{ type: 'change', params: ({ event }: Of<'change'>) => event.fields }, keep],
} as const;

const opened = ({ event }: { event: DoneActorEvent<OpenAnswer> }) => event.output;
const uploaded = ({ event }: { event: DoneActorEvent<LogoAnswer> }) => event.output;
const saved = ({ event }: { event: DoneActorEvent<SaveAnswer> }) => event.output;

/** Saves the form: creates a new store or updates a stored store, and uploads a chosen logo. */
export const saving = setupOfStore.createStateConfig({
  initial: 'updating',
  on: { change: typing },
  states: {
    opening: {
      id: 'opening',
      invoke: {
        id: 'open',
        src: 'openStore',
        input: ({ context }) => openRequest(context),
        onDone: [
          {
            guard: { type: 'isOk', params: opened },
            target: 'opened',
            actions: [{ type: 'setOpened', params: opened }, dropNewDraft, keep],
          },
          ...errorTransitions<OpenAnswer>()({
            ...failedBy(storeOpeningErrorKinds, '#failed'),
            slugTaken: { target: '#failed.slugTaken', actions: 'setTaken' },
            unanswered: { target: '#failed.unanswered', actions: 'setMayExist' },
          }),
        ],
      },
    },
    opened: {
      always: [
        { guard: 'hasToUpload', target: 'uploading' },
        { target: '#created', actions: { type: 'emitCreated', params: true } },
      ],
    },
    uploading: {
      id: 'uploading',
      invoke: {
        id: 'upload',
        src: 'uploadLogo',
        input: ({ context }) => {
          if (!context.logo) throw new Error('There is no logo to upload');
          return { storeId: storeIn(context).id, ...context.logo };
        },
        onDone: [
          {
            guard: { type: 'isOk', params: uploaded },
            target: 'updating',
            actions: [dropUploaded, { type: 'setUploaded', params: uploaded }, keep],
          },
          ...errorTransitions<LogoAnswer>()(failedBy(pictureErrorKinds, '#failed')),
        ],
      },
    },
    updating: {
      id: 'updating',
      invoke: {
        id: 'save',
        src: 'saveStore',
        input: ({ context }) => saveRequest(context),
        onDone: [
          {
            guard: { type: 'wasOpenedNow', params: saved },
            target: '#created',
            actions: [
              { type: 'setSaved', params: saved },
              keep,
              { type: 'emitCreated', params: true },
            ],
          },
          {
            guard: { type: 'isOk', params: saved },
            target: '#saved',
            actions: [
              { type: 'setSaved', params: saved },
              keep,
              'emitSaved',
              { type: 'notify', params: 'saved' },
            ],
          },
          ...errorTransitions<SaveAnswer>()({
            ...failedBy(storeSaveErrorKinds, '#failed'),
            conflict: {
              target: 'merging',
              actions: [{ type: 'mergeClash', params: saved }, keep],
            },
            slugTaken: { target: '#failed.slugTaken', actions: 'setTaken' },
            notAllowed: { target: '#failed.notAllowed', actions: 'emitRefused' },
          }),
        ],
      },
    },
    /** Another tab saved first. If the other tab changed only other fields, the save is sent once more. */
    merging: {
      always: [
        { guard: 'hasClashes', target: '#failed.undecided' },
        { guard: 'hasNothingToSave', target: '#editing' },
        { guard: 'wasRepeated', target: '#failed.conflict' },
        { target: 'updating', reenter: true, actions: ['setSent', 'setRepeated'] },
      ],
    },
  },
});
