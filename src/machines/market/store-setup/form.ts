import { statesOf } from '../../error-transitions';
import { dropUploaded, keep, saving, typing } from './saving';
import { setupOfStore } from './store-setup.setup';
import { setupErrorKinds } from './store-setup.events';

/** The events of a form that is not being saved. */
const underEdit = setupOfStore.createStateConfig({
  on: {
    change: { target: '#editing', ...typing },
    'choose logo': [
      {
        guard: { type: 'isPicture', params: ({ event }) => event },
        target: '#editing',
        actions: { type: 'chooseLogo', params: ({ event }) => event },
      },
      {
        target: '#editing',
        actions: { type: 'setLogoProblem', params: ({ event }) => event },
      },
    ],
    'remove logo': { target: '#editing', actions: [dropUploaded, 'removeLogo', keep] },
    resolve: {
      guard: { type: 'clashesAt', params: ({ event }) => event.field },
      target: '#editing',
      actions: [{ type: 'resolve', params: ({ event }) => event }, keep],
    },
    discard: { target: '#editing', actions: [dropUploaded, 'discard', keep] },
    'store read': {
      guard: { type: 'isNewer', params: ({ event }) => event.store },
      target: '#editing',
      actions: [{ type: 'merge', params: ({ event }) => event.store }, keep],
    },
    save: [
      { guard: 'hasNothingToSave' },
      { guard: 'isNameMissing', target: '#failed.nameMissing' },
      { guard: 'isSlugReserved', target: '#failed.slugReserved' },
      { guard: 'isMalformed', target: '#failed.malformed' },
      { guard: 'isSlugTaken', target: '#failed.slugTaken' },
      { guard: 'hasClashes', target: '#failed.undecided' },
      { guard: 'isNew', target: '#opening', actions: 'startSave' },
      { guard: 'hasToUpload', target: '#uploading', actions: 'startSave' },
      { target: '#updating', actions: 'startSave' },
    ],
  },
});

export const form = setupOfStore.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      on: {
        'store read': {
          guard: { type: 'isNewer', params: ({ event }) => event.store },
          actions: { type: 'merge', params: ({ event }) => event.store },
        },
      },
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        input: ({ context: { userId, store } }) => ({ userId, storeId: store?.id ?? null }),
        onDone: {
          target: 'editing',
          actions: { type: 'resume', params: ({ event }) => event.output },
        },
      },
    },
    editing: {
      id: 'editing',
      ...underEdit,
      initial: 'resting',
      states: {
        resting: {},
        saved: { id: 'saved', after: { savedNotice: 'resting' } },
      },
    },
    saving,
    /** The store was created. The page navigates to its dashboard. */
    created: { id: 'created', entry: { type: 'notify', params: 'created' } },
    /** The store was created, but its logo was not saved. */
    createdWithoutLogo: {
      id: 'createdWithoutLogo',
      entry: [
        { type: 'notify', params: 'createdWithoutLogo' },
        { type: 'emitCreated', params: false },
      ],
    },
    failed: {
      id: 'failed',
      ...underEdit,
      always: { guard: 'wasOpened', target: 'createdWithoutLogo' },
      on: { ...underEdit.on, dismiss: 'editing' },
      ...statesOf(setupErrorKinds),
    },
  },
});
